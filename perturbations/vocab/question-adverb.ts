import type { Rule } from '../../src/plugin.js';
import { isOneQuestion } from './chat.js';

const ADVERBS = ['actually', 'really', 'in fact'];
/** A second adverb beside these would stack or change what is asked. */
const CROWDED =
  /\b(?:actually|really|truly|fact|ever|always|never|only|just|even|still|already|also|likely|hypothetically|probably|possibly|normally|usually|often|too|enough)\b/iu;

export const questionAdverb: Rule = {
  about: 'Puts “actually”, “really” or “in fact” between subject and predicate of a question',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Can a goat climb a tree?', 'Can a goat actually climb a tree?'],
    ['Was the bridge built before the castle?', 'Was the bridge really built before the castle?'],
    ['Is there a harbour in Prague?', 'Is there in fact a harbour in Prague?'],
  ],
  leaves: [
    'Did Ana ever visit Oslo?',
    "Isn't honey sweet?",
    'Is tea hotter than ice?',
    'Why do goats climb?',
    'Would a goat be too big?',
  ],
  *propose(doc) {
    const [question] = doc.questions;
    if (!question || !isOneQuestion(doc) || question.negation || CROWDED.test(doc.text)) return;
    const [first] = question.predicate.tokens;
    if (!first || first.pos === 'ADV' || (first.pos === 'ADJ' && /\bthan\b/u.test(doc.text))) return;
    for (const adverb of ADVERBS) {
      if (adverb === 'really' && first.pos === 'ADJ') continue; // “really big” would ask how big
      yield { edits: [{ start: first.start, end: first.start, text: `${adverb} ` }] };
    }
  },
};
