/** settings.js -- above the board: who plays against whom, how the computer plays, who starts, what it means to have no move. */
import { html, nothing } from 'lit-html'

/** @typedef {import('./cgt-play.js').CgtPlay} CgtPlay */

/** @param {CgtPlay} host @param {(attribute: string, value: string | null) => void} set */
export function settings(host, set) {
  const { facts, rules } = host.session.game
  return html`<div class="settings no-print ${host.panel === 'settings' ? 'open' : ''}">
    ${choice('opponent', host.t('Opponent'), host.opponent, set, [
      ['computer', host.t('Computer')],
      ['person', host.t('Another person')],
    ])}
    ${
      host.opponent === 'computer'
        ? html`${choice('level', host.t('It plays'), host.level, set, [
            ['perfect', host.t('Perfectly')],
            ['random', host.t('At random')],
          ])}
          ${choice('first', host.t('Who starts'), host.first, set, [
            ['me', host.t('I do')],
            ['opponent', host.t('Opponent')],
          ])}`
        : nothing
    }
    ${
      facts.misere
        ? choice(
            'rules',
            host.t('Who cannot move'),
            rules.startsWith('misere') ? 'misere' : 'normal',
            (name, value) => {
              const rest = rules.replace(/^misere\s*/, '')
              set(name, value === 'misere' ? `misere ${rest}`.trim() : rest || null)
            },
            [
              ['normal', host.t('Loses')],
              ['misere', host.t('Wins (misère)')],
            ],
          )
        : nothing
    }
  </div>`
}

/**
 * @param {string} name @param {string} label @param {string} now
 * @param {(name: string, value: string) => void} set
 * @param {string[][]} options [value, words]
 */
const choice = (name, label, now, set, options) =>
  html`<fieldset class="field">
    <legend>${label}</legend>
    <div class="seg">
      ${options.map(
        ([value, text]) =>
          html`<label
            ><input
              type="radio"
              name=${name}
              .checked=${now === value}
              @change=${() => set(name, value)}
            /><span>${text}</span></label
          >`,
      )}
    </div>
  </fieldset>`
