import type { Clause, Doc, Rule } from '../../src/plugin.js';
import { inCapitals } from '../around/style.js';
import { isPlainFact } from './charged.js';
import { type Kind, kindOfText } from './kind-of-text.js';
import { isLukewarm } from './lukewarm.js';
import { isJudgement } from './stance.js';

const JUDGED = ['I have to say', 'I must say', 'if you ask me'];

export const parenthesis: Rule = {
  about: 'An aside stands after the subject: “The soup, I have to say, was awful”',
  expects: { sentiment: 'same' },
  examples: [
    ['The staff at this garage were helpful', 'The staff at this garage, I have to say, were helpful'],
    ['My cousin sells kites', 'My cousin, by the way, sells kites'],
  ],
  leaves: [
    'It was cold',
    'The tenant left in May.',
    "The soup's cold",
    'The soup, as ever, was cold',
    'Was the soup cold?',
    'Our cat died',
    'The soup was neither good nor bad',
    'My mug broke ☹️',
    'The hearing will open at noon in the upper court, and the jury sits until six.',
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
  if (kind !== 'chat' && kind !== 'post') return [];
  if (isJudgement(clause)) return isLukewarm(doc) ? [] : JUDGED;
  const told = kind === 'chat' && !isLukewarm(doc) && doc.sentences.length === 1 && isPlainFact(doc);
  return told && !doc.tokens.some(({ kind: of, text }) => of === 'emoji' || text.includes('!')) ? ['by the way'] : [];
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
