import { type Rule, wordTable } from '../../../src/plugin.js';

export const rememberTo: Rule = {
  about: 'What is to stay as it is is not to be changed: “keep it off” → “don’t turn it on”',
  expects: { sentiment: 'same' },
  examples: [
    ['Kindly keep your phones off during the talk', "Kindly don't turn your phones on during the talk"],
    ['Keep the gate closed', "Don't open the gate"],
  ],
  leaves: [
    "I don't forget to sign it",
    "Don't forget to lock the shed",
    'Keep the noise down',
    'I keep the gate closed',
    'Keep your eyes open',
    'They told us to keep the gate closed',
  ],
  words: () => ['keep'],
  *propose({ sentences }) {
    for (const { tokens, text } of sentences) {
      if (text.includes('?')) continue;
      const from = /^(?:please|pls|plz|kindly)$/u.test(tokens[0]?.lower ?? '') ? 1 : 0;
      const [first, second, third, fourth] = tokens.slice(from);
      if (!first || !second || !third) continue;
      const said = (phrase: string) =>
        /^\p{Lu}/u.test(first.text) ? phrase.charAt(0).toUpperCase() + phrase.slice(1) : phrase;
      const state = fourth && OPPOSITE[fourth.lower];
      if (first.lower === 'keep' && /^(?:your|the|all)$/u.test(second.lower) && state && THINGS.test(third.lower)) {
        const [verb, particle] = state;
        const edits = [{ start: first.start, end: first.end, text: said(`don't ${verb}`) }];
        yield {
          edits: particle
            ? [...edits, { start: fourth.start, end: fourth.end, text: particle }]
            : [...edits, { start: third.end, end: fourth.end, text: '' }],
        };
      }
    }
  },
};

const THINGS =
  /^(?:phones?|cameras?|lights?|heating|engines?|screens?|tv|radio|microphones?|mics?|gates?|doors?|windows?|lid|curtains|blinds)$/u;
const OPPOSITE = wordTable<readonly [verb: string, particle: string]>({
  off: ['turn', 'on'],
  on: ['turn', 'off'],
  closed: ['open', ''],
  shut: ['open', ''],
});
