import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { isLonger } from '../../around/only-if.js';

/** What is supposed, or told of `you`, who is anybody; and what is asked. */
const SUPPOSED =
  /^(?<told>(?:(?:Suppose|Imagine|Say|Assume)(?: that)? (?:an?|the|you|someone|somebody|two)|You) [^?!.;:"“”()]{12,})(?<stop>\.|;) (?<auxiliary>Is|Are|Does|Do|Can|Could|Will|Would|Should|May|Might|Must|Ought) (?<rest>[^?!.;:"“”()]+\?)\s*$/iu;

/** It is taken up already, is asked of what was said, or stands under a second condition. */
const OFF =
  /^(?:this|that|these|those|such|there|it true|it follow|(?:he|she|it|they)\?|so\b)|\b(?:I|me|my|we|us|our|then|therefore|thus|hence|thereby|if|when|unless|in (?:that|this)|such|because of|case)\b/u;

/** A word for somebody or something of the case: without one a general truth is asked for. */
const TAKEN_UP = /\b(?:the|you|your|he|she|it|they|him|her|them|his|its|their|both|either|still)\b/u;
const TOLD_OFF =
  /\b(?:I|me|my|we|us|our|if|case|said|told|says)\b|^You (?:can|could|may|might|will|would|should|must)\b/u;

/** A case that is supposed already, or told of `you`. */
export const supposedAlready: Rule = {
  about:
    'Takes a case that a text has supposed, or tells of “you”, up by “in that case” where something is asked of it',
  expects: { 'yes-no': 'same' },
  examples: [
    [
      'Suppose that a porter loses the key to a room; should the guest wait?',
      'Suppose that a porter loses the key to a room; in that case, should the guest wait?',
    ],
    [
      'You have dropped your purse down a well. Is it wise to climb after it?',
      'Suppose you have dropped your purse down a well. In that case, is it wise to climb after it?',
    ],
  ],
  leaves: [
    'Suppose a porter loses a key. Is this rare?',
    'Suppose a porter loses the key to a room. Are locks made of brass?',
    'Suppose a porter loses the key to a room. Should the guest wait if it rains?',
    'You should never drop a purse down a well. Is it wise to climb after it?',
    'You have dropped my purse down a well. Is it wise to climb after it?',
  ],
  onlyIf: (doc: Doc) => isLonger(doc) && matches(doc, SUPPOSED),
  *propose({ text, sentences }) {
    const { told = '', stop = '', auxiliary = '', rest = '' } = SUPPOSED.exec(text)?.groups ?? {};
    if (sentences.length > 2 || OFF.test(rest) || TOLD_OFF.test(told)) return;
    if (!TAKEN_UP.test(rest)) return;
    const ofYou = /^You /u.test(told);
    const case_ = ofYou ? `Suppose you${told.slice(3)}` : told;
    const taken = ofYou || stop === '.' ? '. In that case,' : '; in that case,';
    yield { edits: [{ start: 0, end: text.length, text: `${case_}${taken} ${auxiliary.toLowerCase()} ${rest}` }] };
  },
};
