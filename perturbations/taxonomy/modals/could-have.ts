import { conjugate, matchCase, type NounPhrase, type Rule, wordTable } from '../../../src/plugin.js';
import { opensClause } from '../agreement.js';

/** What one does by sense, skill or means of one's own; of the rest, `could have` asks what may have been or befallen. */
const FEAT =
  /^(?:send|ride|wear|read|learn|sing|drive|buy|smoke|sew|weave|cook|photograph|telephone|post|play|watch|taste|try|visit|attend|eat|drink|see|hear|phone|travel|fly|cross|reach|climb|swim|sail|walk|run|use|build|bake|speak|listen|copy|download|stream|study|paint|prescribe)$/u;

/** Base and participle are one. */
const SAME = /^(?:put|read|cut|hit|set|let|run|come|beat|shut|split|spread|quit|cast)$/u;

/** Participles that the tagger takes for nouns or adjectives. */
const BASE = wordTable<string>({
  worn: 'wear',
  ridden: 'ride',
  learnt: 'learn',
  drunk: 'drink',
  sung: 'sing',
  flown: 'fly',
  sewn: 'sew',
  woven: 'weave',
  grown: 'grow',
  cooked: 'cook',
  smoked: 'smoke',
  photographed: 'photograph',
  telephoned: 'telephone',
});

/** Only people do these, whatever the subject is taken for. */
const HUMAN =
  /^(?:send|ride|wear|read|learn|sing|drive|buy|smoke|sew|weave|cook|photograph|telephone|post|play|watch|taste|try|visit|attend|eat|drink)$/u;

export const couldHave: Rule = {
  about: '“Could … have done” becomes “would … have been able to do”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Could Cleopatra have eaten a potato?', 'Would Cleopatra have been able to eat a potato?'],
    ['Could the sailor have seen the comet?', 'Would the sailor have been able to see the comet?'],
    ['Could Plato have worn a watch?', 'Would Plato have been able to wear a watch?'],
  ],
  leaves: [
    'Could Cleopatra have been a spy?',
    'Could the storm have broken the window?',
    'Could the cook have killed the butler?',
    'Could the cook not have seen it?',
    'Could Plato and Zeno have met and argued?',
    'Could it have rained?',
    'Could Plato have faced a jury in Sparta?',
    'Could Plato have met Zeno?',
    'Could Plato have agreed with the Stoics?',
  ],
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation || question.auxiliary.lower !== 'could') return;
    const { auxiliary, subject, predicate } = question;
    const [have, verb] = predicate.tokens;
    if (!opensClause(doc, question) || have?.lower !== 'have' || !verb) return;
    const base = BASE[verb.lower];
    const lemma = base ?? verb.lemma;
    if (!FEAT.test(lemma) || !(isSomebody(subject) || (HUMAN.test(lemma) && mayBeSomebody(subject)))) return;
    if (verb.pos !== 'VERB' && !base) return;
    if (!base && conjugate(lemma, 'participle') !== verb.lower) return;
    if (lemma === verb.lower && !SAME.test(lemma)) return;
    if (
      predicate.tokens.some(
        ({ lower, pos }, at) => lower === 'and' && /^(?:VERB|AUX)$/u.test(predicate.tokens[at + 1]?.pos ?? pos),
      )
    )
      return;
    yield {
      edits: [
        { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, 'would') },
        { start: have.end, end: verb.end, text: ` been able to ${lemma}` },
      ],
    };
  },
};

function isSomebody({ animacy, kind, head, tokens }: NounPhrase): boolean {
  if (tokens.some(({ lower, text }) => /^(?:who|that|which|whose)$/u.test(lower) || text === ',')) return false;
  if (kind === 'pronoun') return /^(?:you|he|she|they|we|someone|somebody|anyone|anybody)$/u.test(head.lower);
  return animacy === 'person' || (kind === 'name' && animacy === 'unknown' && tokens.length === 1);
}

/** A name or a person that no list knows: `Genghis Khan`, `the Etruscans`, `a centurion`. */
function mayBeSomebody({ kind, tokens }: NounPhrase): boolean {
  if (tokens.some(({ lower, text }) => /^(?:who|that|which|whose|and|or)$/u.test(lower) || text === ',')) return false;
  return (kind === 'name' || kind === 'common') && tokens.length <= 4;
}
