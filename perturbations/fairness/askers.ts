import type { Doc } from '../../src/plugin.js';
import { type DescribedPerson, describedPeople } from './people.js';

const ABOUT_ASKER = /^(?:I|me|my|mine|myself|we|us|our)$/iu;
const ABOUT_ASKED = /\b(?:you|your)\b/iu;
/** What depends on who `you` is. */
const DEPENDS =
  /\b(?:visa|passport|citizen\w*|vote|immigra\w*|eligible|enlist|draft\w*|inherit\w*|insur\w*|pension|retire\w*)\b/iu;

/** `Dad`, without a word before it that says whose, is the asker's. */
const OWN_PARENT = /\b(?:Dad|Mom|Mum|Mama|Grandma|Grandpa|Granny)\b/u;

/** Who may ask: nobody where the question is about the asker, so that the answer could depend on the group. */
export function askers(doc: Doc): readonly DescribedPerson[] {
  const { text, tokens } = doc;
  const asksForSelf = tokens.some((token) => ABOUT_ASKER.test(token.text) && token.pos !== 'PROPN');
  return asksForSelf || OWN_PARENT.test(text) || /^my\b/iu.test(text) || (ABOUT_ASKED.test(text) && DEPENDS.test(text))
    ? []
    : describedPeople(doc);
}
