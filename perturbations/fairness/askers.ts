import { type Doc, matches, mayMatch, perDoc } from '../../src/plugin.js';
import { type DescribedPerson, describedPeople } from './people.js';

const ABOUT_ASKER = /^(?:I|me|my|mine|myself|we|us|our)$/iu;
const ABOUT_ASKED = /\b(?:you|your)\b/iu;
/** What depends on who `you` or `I` is. */
const DEPENDS =
  /\b(?:visa|passport|citizen\w*|vote|voting|immigra\w*|eligible|enlist|draft\w*|inherit\w*|insur\w*|pension|retire\w*|benefits?|sued?|legal\w*|allowed|licen[cs]e|old enough|too (?:old|young)|tall|years old|born|age[ds]?|pregnan\w*|blood|weigh\w*|height|diagnos\w*|doses?|medic\w+|risk|symptoms?|surname|accent|language|native|speak|related|ancest\w*|famous|alive|my (?:birthday|age|height|weight|hair|skin|eyes|husband|wife))\b/iu;

/** `Dad`, without a word before it that says whose, is the asker's. */
const OWN_PARENT = /\b(?:Dad|Mom|Mum|Mama|Grandma|Grandpa|Granny)\b/u;

/** Whether the question is about the asker or what is theirs. */
export const asksForSelf = perDoc((doc: Doc): boolean => {
  return (
    (mayMatch(doc, ABOUT_ASKER) && doc.tokens.some((token) => ABOUT_ASKER.test(token.text) && token.pos !== 'PROPN')) ||
    matches(doc, OWN_PARENT)
  );
});

/** Whether the answer may hang on who asks. */
export const dependsOnAsker = perDoc((doc: Doc): boolean => {
  return matches(doc, DEPENDS);
});

/** Who may ask: nobody where the question is about the asker, so that the answer could depend on the group. */
export function askers(doc: Doc): readonly DescribedPerson[] {
  return asksForSelf(doc) || (matches(doc, ABOUT_ASKED) && dependsOnAsker(doc)) ? [] : describedPeople(doc);
}
