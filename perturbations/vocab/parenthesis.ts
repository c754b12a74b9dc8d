import type { Clause, Doc, Rule } from '../../src/plugin.js';
import { inCapitals } from '../around/style.js';
import { type Kind, kindOfText, setsRules } from './kind-of-text.js';
import { isJudgement } from './stance.js';

const JUDGED = ['by the way', 'I have to say', "for what it's worth", 'I must say', 'to be honest', 'if you ask me'];
const TOLD = ['by the way', 'as it happens', 'for the record', 'incidentally'];

export const parenthesis: Rule = {
  about: 'An aside stands after the subject: “The soup, by the way, was cold”, “The tenant, as noted, left”',
  expects: { sentiment: 'same' },
  examples: [
    ['The soup was cold', 'The soup, by the way, was cold'],
    ['The staff at this garage were helpful', 'The staff at this garage, I have to say, were helpful'],
    ['My cousin sells kites', 'My cousin, as it happens, sells kites'],
    ['The tenant left in May.', 'The tenant, as noted, left in May.'],
    [
      'We hired a van for the move. The van smelled of fish. It was late, too.',
      'We hired a van for the move. The van, for the record, smelled of fish. It was late, too.',
    ],
  ],
  leaves: [
    'It was cold',
    "The soup's cold",
    'The soup, as ever, was cold',
    'Was the soup cold?',
    'Our cat died',
    'My mug broke ☹️',
  ],
  *propose(doc) {
    const kind = kindOfText(doc);
    if (inCapitals(doc)) return;
    for (const clause of doc.clauses) {
      if (!hasRoom(doc, clause)) continue;
      for (const aside of asides(doc, clause, kind)) {
        const at = clause.finite.start - 1;
        yield { edits: [{ start: at, end: at, text: `, ${aside},` }] };
      }
    }
  },
};

function asides(doc: Doc, clause: Clause, kind: Kind): readonly string[] {
  if (kind === 'document') return setsRules(doc) ? ['as noted'] : ['as noted', 'for the record'];
  if (kind === 'report') return ['for the record'];
  if (kind === 'clinical') return ['as noted', 'as documented'];
  if (kind === 'grave' || kind === 'letter') return [];
  const judged = isJudgement(clause);
  if (doc.sentences.length > 1 || kind === 'post') {
    if (clause.sentence.index === 0) return judged ? JUDGED.slice(1) : [];
    return judged ? ['for the record', ...JUDGED.slice(1)] : ['for the record'];
  }
  if (judged) return JUDGED;
  return doc.tokens.some(({ kind: of, text }) => of === 'emoji' || text.includes('!')) ? [] : TOLD;
}

/** A definite subject that opens its sentence, with the verb right after it, and no other pause nearby. */
function hasRoom(doc: Doc, clause: Clause): boolean {
  const { finite, sentence, subject } = clause;
  if (clause.start !== sentence.tokens[0]?.start || subject.kind === 'pronoun') return false;
  if (doc.clauses.some((each) => each !== clause && each.sentence === sentence)) return false;
  const lead = doc.text.slice(sentence.start, finite.start);
  if (!/^(?:the|my|our|your|this|that|these|those|his|her|their)\s/iu.test(lead) || lead.trimEnd() !== subject.text)
    return false;
  if (/[,;:—–()"“”]| - /u.test(sentence.text) || subject.tokens.length > 7) return false;
  return /^\p{L}+$/u.test(finite.text) && !/^(?:whole|entire|only|best|worst)$/u.test(subject.tokens[1]?.lower ?? '');
}
