/* the tags of Palitos are not Vue's: public/palitos-all.js defines them */
export default {
  slidev: {
    vue: {
      template: { compilerOptions: { isCustomElement: (tag: string) => tag.startsWith('cgt-') } },
    },
  },
}
