import { type Clause, conjugate, type Doc, type Rule, type Token } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { inCapitals } from '../around/style.js';
import { firstClause } from './first-clause.js';
import { datesItself } from './time-words.js';

const DAYS = ['Yesterday,', 'Last week,', 'On Friday,', 'Two days ago,'];
const NO_EVENT =
  /^(?:be|have|know|love|like|hate|want|need|live|work|try|feel|think|use|see|hear|read|watch|own|wait|hope|do|seem|become|get|come|go|grow|change|always)$/u;

export const perfectToPast: Rule = {
  about: 'Tells on a day in the past what the text tells in the present perfect',
  expects: { sentiment: 'same' },
  examples: [
    ["They've cancelled our flight", 'Yesterday, they cancelled our flight'],
    ["We've found a lovely flat 🏡", 'Last week, we found a lovely flat 🏡'],
    ['The shop has raised its prices', 'On Friday, the shop raised its prices'],
  ],
  leaves: [
    "I've never met him",
    "We've been here",
    "I've loved it",
    "They've already left",
    "I haven't seen it",
    "I've had it for years",
  ],
  *propose(doc) {
    const clause = perfectEvent(doc);
    const before = clause && doc.tokens[clause.verb.index - 1];
    if (!clause || !before || inCapitals(doc)) return;
    const edit = { start: clause.finite.start, end: clause.verb.end, text: pastOf(clause.verb) };
    const spaced = clause.subject.end === clause.finite.start ? { ...edit, text: ` ${edit.text}` } : edit;
    for (const candidate of eachInFront(doc, DAYS)) yield { edits: [...candidate.edits, spaced] };
  },
};

/** A regular participle is the past already, as the writer spells it. */
function pastOf({ lower, lemma }: Token): string {
  return lower.endsWith('ed') ? lower : conjugate(lemma, 'past');
}

/** A clause in the present perfect, active and affirmed, that tells of one event without a word of time. */
export function perfectEvent(doc: Doc): Clause | undefined {
  const clause = firstClause(doc);
  if (!clause || clause.negation || clause.auxiliaries.length !== 1 || doc.sentences.length > 1) return undefined;
  if (!/^(?:have|has|'ve)$/u.test(clause.finite.lower) || clause.verb.index !== clause.finite.index + 1)
    return undefined;
  if (clause.finite.start === doc.tokens[0]?.start || NO_EVENT.test(clause.verb.lemma)) return undefined;
  if (
    doc.tokens.some(
      (token) => datesItself(token) || /^(?:ever|never|just|still|for|so|this|several|many)$/u.test(token.lower),
    )
  )
    return undefined;
  return /^(?:i|we|they|you|he|she)$/iu.test(clause.subject.text) || clause.subject.kind !== 'pronoun'
    ? clause
    : undefined;
}
