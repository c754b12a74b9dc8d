import { type Candidate, type Doc, matches, perDoc } from '../../../../src/plugin.js';
import { isGrave } from '../../../around/register.js';
import { saidAfter } from '../../../around/said-after.js';

/** Whether a text may have a plain sentence after it: nothing grave, quoted or left open, no denial of the same kind, no signature. */
const isOpen = perDoc((doc: Doc): boolean => {
  return !isGrave(doc) && !/["“”;:…]\s*$|\.\.\.|!{2}|\n/u.test(doc.text) && !matches(doc, CLOSED);
});

/** What ends a text, or says already what is said here. */
const CLOSED =
  /\b(?:regards|sincerely|yours truly|see below|follows\.$|the end|nothing (?:more|else|special|new|exciting|unusual|out of|to)|no (?:rush|hurry|need|worries|other|further|more|strong|opinion|preference|news|position)|not (?:much|fussed|bothered|hesitate)|that['’]s (?:all|it)|don['’]t (?:mind|care|wait|forget|hesitate)|(?:couldn['’]t|could not) care|more or less|either way|nothing)\b|\b(?:thanks|cheers|love|best),? [a-zà-ž]{2,}\s*$|\bsee you\b[^.!?]*,[^,.!?]*[.!]?\s*$/iu;

/** Each sentence behind a text that is Neutral, in the text's own apostrophes. */
export function* afterPlain(doc: Doc, sentences: () => readonly string[]): Generator<Candidate> {
  if (!isOpen(doc)) return;
  for (const sentence of sentences()) {
    const after = saidAfter(doc, sentence);
    if (after) yield after;
  }
}
