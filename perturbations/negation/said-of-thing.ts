import { type Clause, capitalize, type Doc, matches, perDoc } from '../../src/plugin.js';
import { reviewedThing } from './reviewed-thing.js';

/**
 * What is said of the thing behind a text: as it is where the text ends in the thing; with the thing's name where it ends
 * in what somebody did or said (`… straighten it with pliers. I wouldn't recommend this charger.`), else undefined.
 */
export function saidOfThing(doc: Doc, said: string): string | undefined {
  if (!OF_A_THING.test(said) || endsInThing(doc)) return said;
  const thing = reviewedThing(doc);
  if (thing?.anaphor !== 'it' || /regretted|miss|swap|have it/u.test(said)) return undefined;
  const named = said.replace(/^It\b|\bit\b/u, (it) =>
    it === 'It' ? capitalize(`this ${thing.noun}`) : `this ${thing.noun}`,
  );
  return named === said ? undefined : named;
}

const OF_A_THING =
  /\b(?:recommend (?:it|them)|worth the money|(?:did|does)(?:n['’]t| not) disappoint|(?:fault|miss|swap|regretted) (?:it|them)|for (?:me|us)$|have it again|(?:paid|signed up|hoping|hoped) for)/iu;

const endsInThing = perDoc((doc: Doc): boolean => {
  const last = doc.clauses.at(-1);
  if (!last || last.sentence !== doc.sentences.at(-1)) return !/\bit\W*$/iu.test(doc.text); // a fragment tells what it is like
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
