import { type Doc, matches, perDoc } from '../../src/plugin.js';

const OF_TERMS =
  /\b(?:policy ?holders?|the insured|underwriters?|we reserve|in whole or in part|by (?:creating|using|continuing|opening|signing up)[^.,]*, you (?:agree|accept|consent)|you agree that we|withdraw your consent|terms and conditions|excess payable|(?:by|from|to) the (?:customer|member|hirer|borrower|subscriber|purchaser|licensee)|(?:if|when|where|unless|should) (?:the|an?|any) (?:customer|member|hirer|borrower|guest|passenger|subscriber|buyer|purchaser|licensee|cardholder|account holder|parent))\b/iu;
const ONES_OWN = /\b(?:I|[Mm]y|[Mm]e|[Mm]ine)\b|\p{Extended_Pictographic}|[!?]/u;

/** What a firm lays down for those who deal with it, in which `we` is the firm: nobody posts, edits or sends it. */
export const setsTerms = perDoc((doc: Doc): boolean => matches(doc, OF_TERMS) && !matches(doc, ONES_OWN));

const SIGNED =
  /\b(?:overleaf|undersigned|hereby|solemnly)\b|^I (?:can |do )?(?:confirm|certify|declare|undertake|acknowledge|consent|authori[sz]e|swear)\b/iu;

/** What somebody declares over a signature: on paper, and for themselves. */
export const isDeclared = perDoc(
  (doc: Doc): boolean => matches(doc, SIGNED) && !/\p{Extended_Pictographic}/u.test(doc.text),
);
