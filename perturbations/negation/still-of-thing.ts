import { type Clause, type Doc, matches, perDoc } from '../../src/plugin.js';

/** Whether what is said behind a text may say `it` or `that` of the thing: not where the text ends in what somebody did or said. */
export function mayBeSaidOfIt(doc: Doc, said: string): boolean {
  return !OF_A_THING.test(said) || endsInThing(doc);
}

const OF_A_THING =
  /\b(?:recommend (?:it|them)|worth the money|(?:did|does)(?:n['’]t| not) disappoint|(?:fault|miss|swap|regretted) (?:it|them)|for (?:me|us)$|have it again|(?:paid|signed up|hoping|hoped) for)/iu;

const endsInThing = perDoc((doc: Doc): boolean => {
  const last = doc.clauses.at(-1);
  if (!last || last.sentence !== doc.sentences.at(-1)) return true; // a fragment tells what it is like
  if (matches(doc, SENT_BACK, last.sentence.text)) return false;
  return isOfThing(doc, last);
});

/** `I sent it back`, `I gave copies to friends`, `they refunded me`: what became of it, and of whom is spoken then. */
const SENT_BACK =
  /\b(?:sent (?:it|them|mine) back|returned (?:it|them|mine)|gave (?:copies|one|it|mine) (?:away|to)|lent (?:it|mine|my)|threw (?:it|them)|refund\w*|copies|friends|colleagues)\b/iu;

function isOfThing(doc: Doc, { subject, text }: Clause): boolean {
  if (subject.person === 1)
    return /\b(?:it|them|this|these)\b/iu.test(text) || (doc.sentences.length === 1 && doc.clauses.length === 1);
  return subject.animacy !== 'person' && !/^(?:he|she|who)$/iu.test(subject.text);
}
