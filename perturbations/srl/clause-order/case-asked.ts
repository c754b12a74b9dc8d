import type { Rule } from '../../../src/plugin.js';
import { caseTold, isToldAsCase } from '../../around/case-told.js';
import { HISTORY } from '../../around/of-old.js';

const LONGEST = 26;
/** It is taken up already. */
const DRAWN = /\b(?:therefore|thus|hence|consequently|accordingly|then|for (?:that|this) reason)\b/u;

/** A case that is told and what is asked of it become one sentence, of which nothing else changes. */
export const caseAsked: Rule = {
  about:
    'A case told before a question becomes its condition: “A porter finds X. Must he Y?” → “If a porter finds X, must he Y?”',
  expects: { 'yes-no': 'same' },
  examples: [
    [
      'A porter finds a purse in the lift. Should he hand it in?',
      'If a porter finds a purse in the lift, should he hand it in?',
    ],
    [
      'Two sisters share a flat above a bakery; may one of them sell it?',
      'If two sisters share a flat above a bakery, may one of them sell it?',
    ],
  ],
  leaves: [
    'A porter finds a purse. Why should he hand it in?',
    'A porter finds a purse, opens it and counts the coins. Should he hand it in?',
    'A porter finds a purse in the lift, but it is empty. Should he hand it in?',
    'My porter found a purse in the lift. Should he hand it in?',
    'A porter finds a purse in the lift. Is that his now?',
    'A porter finds a purse if he looks. Should he hand it in?',
    'A whale is a mammal. Does it breathe air?',
    'A porter found a purse in the lift in 1912. Could he keep it?',
    'A potter in ancient Rome wants to buy a wheel. Could she have one made?',
    'A porter finds a purse. Could he have been paid for it?',
    'A porter finds a purse in the lift. May he therefore keep it?',
    'A porter ran out of ink and wants to use soot; will the sign dry?',
  ],
  onlyIf: isToldAsCase,
  *propose(doc) {
    const told = caseTold(doc);
    if (!told || told.ofYou || /,|\b(?:if|unless|but|whether|in (?:1\d|20)\d\d|ago|yesterday|last)\b/u.test(told.text))
      return;
    if (DRAWN.test(told.rest) || HISTORY.test(told.text)) return;
    // `If a potter loses her wheel, could she have …`
    if (
      /^(?:did|was|were|had)$/u.test(told.auxiliary) ||
      (/^(?:\p{L}+ ){1,8}?have (?:been|\p{L}+ed|got|[a-z]+n|had|made|learnt|bought|found|sent|read|taught|thought|met|kept|won|paid)\b/u.test(
        told.rest,
      ) &&
        /^(?:could|would|might|may|should|must)$/u.test(told.auxiliary))
    )
      return;
    if (told.text.split(' ').length > LONGEST || /\b(?:if|unless)\b/u.test(told.rest)) return;
    // `If a porter ran out of ink …, will …`
    if (doc.clauses[0]?.tense === 'past' && told.auxiliary !== 'should') return;
    if (doc.clauses[0]?.tense === 'past' && /\band (?:wants|needs|has|is|hopes|plans|intends)\b/u.test(told.text))
      return;
    yield {
      edits: [{ start: 0, end: doc.text.length, text: `If ${told.text}, ${told.auxiliary} ${told.rest}` }],
    };
  },
};
