import { conjugate, matches, type Rule } from '../../src/plugin.js';
import { isChat } from '../around/register.js';
import { isPlain } from './mood.js';

export const notJustYet: Rule = {
  about: 'A small thing just done is not done yet: “I just updated my calendar” → “I haven’t updated my calendar yet”',
  expects: { sentiment: 'same' },
  examples: [
    ['I just updated my calendar 🗓️', "I haven't updated my calendar yet 🗓️"],
    ['I just put the kettle on ☕', "I haven't put the kettle on yet ☕"],
  ],
  leaves: [
    'I just passed my exam',
    'I just updated my calendar!',
    'I just updated my calendar and it crashed',
    'We just updated our calendar',
    'I just changed',
    'I just moved your car',
    'I just changed my mind about him',
  ],
  words: () => ['just'],
  *propose(doc) {
    if (!matches(doc, DONE) || ASIDE.test(doc.text) || doc.sentences.length > 1 || !isChat(doc)) return;
    const [i, just, verb] = doc.tokens;
    const last = doc.tokens.findLast(({ kind }) => kind === 'word' || kind === 'number');
    if (
      !i ||
      !just ||
      !verb ||
      !last ||
      !isPlain(doc, just) ||
      last.index - verb.index > 9 ||
      last.index - verb.index < 2
    )
      return;
    const done = verb.lower.endsWith('ed') ? verb.lower : conjugate(verb.lemma, 'participle');
    yield {
      edits: [
        { start: just.start, end: verb.end, text: `haven't ${done}` },
        { start: last.end, end: last.end, text: ' yet' },
      ],
    };
  },
};

/** What is as well done later. */
const DONE =
  /^I just (?:changed|put|updated|sharpened|swapped|logged|printed|watered|emptied|refilled|repotted|switched|renewed|registered|installed|replaced|charged|filled|sorted|folded|ironed|labelled|boiled|peeled|chopped|vacuumed|mopped|set up|posted|defrosted|oiled|rinsed) (?:the|my|a|an|some|two|three|all the)\b/u;
const ASIDE =
  /\b(?:and|but|so|because|when|you|your|yours|her|his|him|mind|life|job|jobs|baby|sleep|bed|dog|cat|nappy|nappies|deposit|complaint|down|with \p{Lu}\p{L}+|ad|dream|best|first|last)\b|[,;:!?…]/iu;
