import { type Doc, matches, perDoc } from '../../src/plugin.js';
import { hasOpinion, isFelt, opensWithClause, opensWithStatement, takesStance } from './stance.js';

const ONES_OWN = /^(?:i|we|my|our)\b/iu;
/** What one tells a friend at most. */
const PRIVATE =
  /\b(?:argue|husband|wife|marriage|divorce\w*|therap\w+|sacked|fired|(?:my|our) (?:boss|employer|ex|step\w+)|stepfather|stepmother|beard|tooth|pills?|guilty|forgive|naked|pregnan\w+|panicked|alone|hurt|affair|buried|funeral|lost my|bad news|a fight|heartbroken|health|crush|text from|got (?:laid off|dumped)|broke up|experience)\b|[😭💔😞😢😔😟]/iu;

/** What happened to the speaker, is under way or will be, in one's own words: not a feeling, a taste, a habit or a complaint of someone. */
export const isNews = perDoc((doc: Doc): boolean => {
  if (
    /^i(?:['’]ve)? just (?!do|can)[a-zà-ž]{2,}(?:ed|t|d|n|k)\b(?!['’])/iu.test(doc.text) &&
    !matches(doc, PRIVATE) &&
    !doc.text.includes('?')
  )
    return true;
  const [clause] = doc.clauses;
  if (!clause || !opensWithStatement(doc) || !opensWithClause(doc) || !matches(doc, ONES_OWN)) return false;
  if (matches(doc, PRIVATE) || isFelt(doc) || takesStance(doc) || clause.negation || doc.text.includes('?'))
    return false;
  if (
    /\b(?:thought|hoped|expected (?:more|better)|wanted|used to|remember|believe|guess|part of me|wish|each other)\b/iu.test(
      doc.text,
    )
  )
    return false;
  if (clause.copular) return !hasOpinion(doc) && clause.tense !== 'past';
  if (/^i just [a-zà-ž]+\b/iu.test(doc.text)) return true;
  const going = clause.verb.lower.endsWith('ing') && clause.auxiliaries.length > 0;
  return clause.tense === 'past' || clause.tense === 'future' || (going && !hasOpinion(doc));
});
