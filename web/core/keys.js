/** keys.js -- keys as elements hear them: on keyboards of other alphabets too, and without those that a control inside needs. */

/**
 * Gives a key of another alphabet the letter that a Latin keyboard has in its place: on a Russian one the key of H says р.
 * @param {KeyboardEvent} event @returns {KeyboardEvent} the event itself where its key is Latin, or no letter
 */
export function latin(event) {
  const [, letter] = /^Key([A-Z])$/.exec(event.code) ?? []
  if (!letter || !/^\p{L}$/u.test(event.key) || /^\p{Script=Latin}$/u.test(event.key)) return event
  const key = event.shiftKey ? letter : letter.toLowerCase()
  return new Proxy(event, {
    get(own, name) {
      if (name === 'key') return key
      const value = Reflect.get(own, name)
      return typeof value === 'function' ? value.bind(own) : value
    },
  })
}

/** True if the control needs the key itself: a button Space and Enter, a field Space and arrows. @param {HTMLElement} control @param {string} key */
export function ofControl(control, key) {
  if (control.matches('button, summary, a, [role=button]')) return key === ' ' || key === 'Enter'
  if (control.matches('input')) return key === ' ' || key.startsWith('Arrow')
  return false
}
