import { conjugate, neededWords, type Rule } from '../../../src/plugin.js';
import { asTwo } from '../stated/retold.js';
import { saidIn } from '../stated/said.js';

/** What something that happened does to people. */
const DOES = /^(?:leaving|making|ruining|spoiling|forcing|costing|saving|causing)$/u;
const PAST =
  /^(?:was|were|had|did|went|came|broke|left|got|took|gave|made|fell|ran|told|lost|forgot|let|kept|began|sent|brought|\p{L}+ed)$/u;

/** A closing remark in -ing about what happened becomes a sentence that begins with `that`. */
export const ingSplit: Rule = {
  about: 'Makes a sentence with “that” of a closing remark in -ing about what happened',
  expects: { sentiment: 'same' },
  examples: [
    ['The coach broke down, leaving us stranded for hours', 'The coach broke down. That left us stranded for hours'],
    ['They cancelled the ferry, ruining our weekend 😡', 'They cancelled the ferry. That ruined our weekend 😡'],
  ],
  leaves: [
    'I sat there, making a list',
    'The road was icy, making it slow, and dark',
    'She waved, leaving the house',
    'They were loud, making me a coffee',
  ],
  words: () => neededWords(DOES),
  *propose(doc) {
    for (const said of saidIn(doc)) {
      const commas = said.tokens.flatMap(({ text }, at) => (text === ',' ? [at] : []));
      const [comma] = commas;
      if (comma === undefined || commas.length > 1 || comma < 3) continue;
      const [before, verb, next, third] = [comma - 1, comma + 1, comma + 2, comma + 3].map((at) => said.tokens[at]);
      if (!before || !verb || !next || !third || !DOES.test(verb.lower) || /^(?:i|we)$/u.test(said.first.lower))
        continue;
      const main = said.tokens.slice(0, comma);
      if (!main.some(({ lower, pos }) => PAST.test(lower) && (pos === 'VERB' || pos === 'AUX'))) continue;
      if (main.some(({ lower }) => /^(?:if|when|would|will|to|and|while)$/u.test(lower))) continue;
      const whole = /^(?:ruining|spoiling)$/u.test(verb.lower) ? /^(?:my|our|the|us)$/u : /^(?:me|us)$/u;
      if (!whole.test(next.lower) || /^(?:an?|the|my|our|some)$/u.test(third.lower)) continue;
      yield asTwo(
        said,
        doc.text.slice(said.first.start, before.end),
        `that ${conjugate(verb.lemma, 'past')}${doc.text.slice(verb.end, said.last.end)}`,
      );
    }
  },
};
