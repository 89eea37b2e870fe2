/** sanitized.mjs -- compiles the tests in C and the command line with the address and undefined-behaviour sanitizers. */
import { run } from './run.mjs'
import { locked } from './steps.mjs'

/** One build at a time in a tree. @param {string} [target] only this one */
export const sanitized = (target) =>
  locked(async () => {
    await run('cmake', ['--preset', 'sanitize'])
    const only = target ? ['--target', target] : []
    await run('cmake', ['--build', '--preset', 'sanitize', '--parallel', '2', ...only], {
      limit: 1800,
    })
  })
