import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { closed } from './closed.js';

/** What a club or a school is glad to announce, that people may come to. */
const TO_COME =
  /\b(?:overjoyed|pleased|delighted|proud|happy|thrilled) to announce that [^.!?]* will (?:open|reopen|be held|take place|perform|host|return|be unveiled)\b/iu;
/** What closes for good. */
const TO_CLOSE =
  /\b(?:sorrow|sadness|regret|heavy hearts?) that we (?:announce|must announce|have to announce) (?:the closure of|that [^.!?]* (?:will|is to|must) close)\b/iu;

export const announced: Rule = {
  about: 'An announcement ends as such announcements do: “… Everyone is welcome.”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'The choir is happy to announce that the mill will open on Sunday. It took nine years.',
      'The choir is happy to announce that the mill will open on Sunday. It took nine years. Everyone is welcome.',
    ],
    [
      'It is with deep regret that we announce the closure of the mill. Few of us are left.',
      'It is with deep regret that we announce the closure of the mill. Few of us are left. Thank you all for your support over the years.',
    ],
  ],
  leaves: [
    'The mill will open on Sunday.',
    'The choir is happy to announce that the mill will open on Sunday. All are welcome.',
    'We regret that we close at nine.',
  ],
  words: () => neededWords(TO_COME, TO_CLOSE),
  *propose(doc) {
    if (/\b(?:welcome|thank[a-zà-ž]*|support|members only|by invitation|tickets?)\b|[?"“”\n]/iu.test(doc.text)) return;
    if (!/\.\s*$/u.test(doc.text)) return;
    if (matches(doc, TO_COME)) yield* closed(doc, ['Everyone is welcome']);
    else if (matches(doc, TO_CLOSE)) yield* closed(doc, ['Thank you all for your support over the years']);
  },
};
