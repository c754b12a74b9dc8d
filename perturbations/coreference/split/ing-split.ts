import { conjugate, neededWords, type Rule, type Token } from '../../../src/plugin.js';
import { asTwo } from '../stated/retold.js';
import { saidIn } from '../stated/said.js';

/** What something that happened does to people. */
const DOES = /^(?:leaving|making|ruining|spoiling|forcing|costing|saving|causing)$/u;
const PAST =
  /^(?:was|were|had|did|went|came|broke|left|got|took|gave|made|fell|ran|told|lost|forgot|let|kept|began|sent|brought|\p{L}+ed)$/u;

/** In what state something that happened leaves people. */
const STRANDED =
  /^(?:(?:about|around|some|nearly|almost|over|more than|at least|hundreds of|thousands of|dozens of|the|my|our|us|me|many|several|\d[\d,.]*|\p{L}+) ){1,5}(?:without|homeless|stranded|cut off|in the dark|out of work|jobless|unable to)\b/u;

/** Whoever leaves is no one: `The mill closed`, not `She went`. */
function isEvent([first]: readonly Token[]): boolean {
  return !/^(?:he|she|they|you|my|his|her|their)$/u.test(first?.lower ?? '');
}

/** A closing remark in -ing about what happened becomes a sentence that begins with `that`. */
export const ingSplit: Rule = {
  about: 'Makes a sentence with “that” of a closing remark in -ing about what happened',
  expects: { sentiment: 'same' },
  examples: [
    ['The coach broke down, leaving us stranded for hours', 'The coach broke down. That left us stranded for hours'],
    [
      'The quarry closed in May, leaving sixty people without work.',
      'The quarry closed in May. That left sixty people without work.',
    ],
    ['They cancelled the ferry, ruining our weekend 😡', 'They cancelled the ferry. That ruined our weekend 😡'],
  ],
  leaves: [
    'I sat there, making a list',
    'The road was icy, making it slow, and dark',
    'She waved, leaving the house',
    'She sailed at noon, leaving her brothers without a boat',
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
      const left =
        verb.lower === 'leaving' && STRANDED.test(doc.text.slice(next.start, said.last.end)) && isEvent(main);
      if (!left && (!whole.test(next.lower) || /^(?:an?|the|my|our|some)$/u.test(third.lower))) continue;
      yield asTwo(
        said,
        doc.text.slice(said.first.start, before.end),
        `that ${conjugate(verb.lemma, 'past')}${doc.text.slice(verb.end, said.last.end)}`,
      );
    }
  },
};
