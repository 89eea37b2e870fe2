/** settings.js -- the sentence above the board that says who plays and who begins. Pressed, it opens the settings. */
import { html, nothing } from 'lit-html'
import { icon } from '../core/marks.js'

/** @typedef {import('./cgt-play.js').CgtPlay} CgtPlay */

const MISERE = 'misere'

/** The sentence, and the settings if they are open. @param {CgtPlay} host @param {(attribute: string, value: string | null) => void} set */
export function settings(host, set) {
  const open = host.panels.open === 'settings'
  return html`<div class="settings no-print ${open ? 'open' : ''}">
    <button
      type="button"
      class="sentence"
      aria-expanded=${open}
      @click=${() => host.panels.toggle('settings')}
    >
      <span>${sentence(host)}</span>${icon('down')}
    </button>
    ${open ? choices(host, set) : nothing}
  </div>`
}

/** @param {CgtPlay} host */
function sentence(host) {
  const { rules } = host.session.game
  const who =
    host.sided?.sentence ??
    (host.opponent === 'person'
      ? host.t('Two people play')
      : host.level === 'perfect'
        ? host.first === 'me'
          ? host.t('Against the perfect computer, you begin')
          : host.t('Against the perfect computer, it begins')
        : host.level === 'human'
          ? host.first === 'me'
            ? host.t('Against a computer that looks three moves ahead, you begin')
            : host.t('Against a computer that looks three moves ahead, it begins')
          : host.first === 'me'
            ? host.t('Against a computer that plays at random, you begin')
            : host.t('Against a computer that plays at random, it begins'))
  return rules.startsWith(MISERE)
    ? `${who}; ${host.t('the player who cannot move wins (misère)')}`
    : who
}

/** @param {CgtPlay} host @param {(attribute: string, value: string | null) => void} set */
function choices(host, set) {
  const { facts, rules } = host.session.game
  return html`<div class="panel">
    ${choice('opponent', host.t('Opponent'), host.opponent, set, [
      ['computer', host.t('Computer')],
      ['person', host.t('Another person')],
    ])}
    ${
      host.opponent === 'computer'
        ? html`${choice('level', host.t('The computer plays'), host.level, set, [
            ['perfect', host.t('perfectly')],
            ['human', host.t('three moves ahead')],
            ['random', host.t('at random')],
          ])}
          ${
            host.sided
              ? nothing
              : choice('first', host.t('The first move'), host.first, set, [
                  ['me', host.t('Me')],
                  ['opponent', host.t('Opponent')],
                ])
          }`
        : nothing
    }
    ${host.sided?.choices(set) ?? nothing}
    ${
      facts.misere
        ? choice(
            'rules',
            host.t('The player who cannot move'),
            rules.startsWith(MISERE) ? MISERE : 'normal',
            (name, value) => {
              const rest = rules.replace(/^misere\s*/, '')
              set(name, value === MISERE ? `${MISERE} ${rest}`.trim() : rest || null)
            },
            [
              ['normal', host.t('loses')],
              [MISERE, host.t('wins (misère)')],
            ],
          )
        : nothing
    }
  </div>`
}

/**
 * One setting: a group of radio buttons.
 * @param {string} name @param {string} label @param {string} now
 * @param {(name: string, value: string) => void} set
 * @param {string[][]} options [value, words]
 */
export const choice = (name, label, now, set, options) =>
  html`<fieldset class="field">
    <legend>${label}</legend>
    <div class="either">
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
