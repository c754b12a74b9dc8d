import { type Doc, matches, neededWords, type Rule } from '../../../src/plugin.js';
import { inFront } from '../../around/in-front.js';
import { kindOfText } from '../../around/kind.js';
import { isOneSentence } from '../../around/only-if.js';
import { isChat } from '../../around/register.js';
import { isPlain } from '../mood.js';

export const notMentioned: Rule = {
  about:
    'A plain fact of one’s own life is told in case it was not: “Don’t think I mentioned it, but my aunt drives a tram”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['My aunt drives a tram in Wick 🚋', "Don't think I mentioned it, but my aunt drives a tram in Wick 🚋"],
    ['Our flat faces the mill', 'Not sure if I said, but our flat faces the mill'],
    ['i have two cousins called Ines', 'not sure if i said, but i have two cousins called Ines'],
  ],
  leaves: [
    'My aunt is kind',
    'My aunt was ill in May',
    'My aunt drives me up the wall',
    'Your aunt drives a tram',
    'My dog lives for walks',
    'I have two left feet and no luck',
    'Does your aunt drive a tram?',
    'My uncle works too hard',
    'My aunt has a tumour',
    'My aunt lives in fear',
    'My uncle has a meeting now',
  ],
  words: () => neededWords(FACT),
  onlyIf: isOneSentence,
  *propose(doc) {
    if (doc.tokens.length > 16 || !matches(doc, FACT) || matches(doc, ASIDE) || !isCalm(doc)) return;
    for (const said of ["Don't think I mentioned it, but", 'Not sure if I said, but']) {
      const front = inFront(doc, said);
      if (front) yield front;
    }
  },
};

const isCalm = (doc: Doc): boolean => isChat(doc) && isPlain(doc) && kindOfText(doc) === 'chat';

/** Kin and what they do, one's home and what it has, whom one has: what a friend may know or not. */
const FACT =
  /^(?:my (?:[a-zà-ž]+ )?(?:sister|brother|cousin|uncle|aunt|parents|mum|mom|dad|grandparents|flatmate|roommate|neighbou?r|sister-in-law|brother-in-law|nephew|niece|colleague|landlord|tutor) (?:lives?|drives?|works? (?:in|at|for|as)|collects?|teach(?:es)?|plays? (?:the|in)|keeps|grows|sells|speaks|runs a|is studying|stud(?:y|ies)|is an? [a-zà-ž]+ (?:in|at|for)|moved to|comes from|shares a)|(?:my|our) (?:flat|house|street|village|office|building|school|choir|club|desk) (?:has|faces|is (?:on|near|next to|above|behind|opposite|between))|(?:i|we) have (?:two|three|four|five) (?:cousins|brothers|sisters|nephews|nieces|aunts|uncles|bikes|allotments|flatmates|hens|cats|dogs))\b/iu;
const ASIDE =
  /\b(?:fear|pain|walks|hard|luck|me (?:up|mad|crazy)|wall|next door|tumou?r|hospital|ill|sick|alone|prison|abroad|now|today|tonight|tomorrow|yesterday|this (?:week|morning)|but|because|when|if|who|you|your|him|her|two jobs|nights|for (?:years|ever)|years|same|another|passed|left|late|near me|everything|nothing|mess|mice|rats|mou?ld|damp|noise|noisy)\b|[!?;:,"“”…]/iu;
