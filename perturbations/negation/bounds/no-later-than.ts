import { matches, type Rule, type Sentence, type Token } from '../../../src/plugin.js';

export const noLaterThan: Rule = {
  about: 'A time by which something is to be done is the latest: “by Friday” → “no later than Friday”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['Please return the keys by Friday.', 'Please return the keys no later than Friday.'],
    ['The rent must be paid by 5 May', 'The rent must be paid no later than 5 May'],
    [
      'Visitors should arrive at least ten minutes before the start.',
      'Visitors should arrive no later than ten minutes before the start.',
    ],
  ],
  leaves: [
    'If nobody pays by Friday, I will write',
    'If you pay by Friday, you will get a key',
    'The tent was leaking by midnight',
    'The book must be read by Monday people',
    'It was written by May',
    'It should be fun by then',
    'Please stand by',
    'He was chosen by five judges',
    'Must it be paid by Friday?',
    'You must not pay by Friday',
    'Please wait by the end wall',
    'Please let me know by Friday if it suits you',
  ],
  words: () => ['by', 'least'],
  *propose(doc) {
    for (const sentence of doc.sentences) {
      if (sentence.text.includes('?') || !matches(doc, DUE, sentence.text) || matches(doc, DENIED, sentence.text))
        continue;
      if (/\blet (?:me|us) know\b|\bat the latest\b/iu.test(sentence.text)) continue; // a favour, no deadline
      for (const [at, token] of sentence.tokens.entries()) {
        const edit = latest(sentence, token, at) ?? atLeast(sentence, at);
        if (edit && !UNDER.test(doc.text.slice(sentence.start, edit.start))) yield { edits: [edit] };
      }
    }
  },
};

/** A condition in which it stands. */
const UNDER = /\b(?:if|unless|whether|when)\b[^,]*$/iu;
const DUE =
  /\b(?:must|shall|should|will|please|kindly|need(?:s|ed)? to|ha(?:ve|s) to|required|due|deadline|submit|(?:is|are) to be)\b|['’]ll\b|^(?:send|return|submit|reply|bring|pay|sign|register|book|confirm|post|hand)\b/iu;
const DENIED = /\b(?:not|never|no|nobody|nothing|none|neither|cannot|without)\b|n['’]t\b/iu;
const DAY =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$|^(?:january|february|march|april|may|june|july|august|september|october|november|december)$|^(?:noon|midnight|tomorrow)$/u;

function latest({ tokens }: Sentence, by: Token, at: number) {
  const [time, next, third] = tokens.slice(at + 1);
  if (by.lower !== 'by' || !time) return undefined;
  const clock =
    /^\d{1,2}(?::\d\d|\.\d\d)?(?:am|pm)?$/u.test(time.lower) &&
    (/(?:am|pm)$|:/u.test(time.lower) ||
      /^(?:am|pm|a\.m\.?|p\.m\.?|o'clock|january|february|march|april|may|june|july|august|september|october|november|december)$/u.test(
        next?.lower ?? '',
      ));
  const spelled =
    /^the$/u.test(time.lower) &&
    (/^end$/u.test(next?.lower ?? '') ? third?.lower === 'of' : /^\d+(?:st|nd|rd|th)$/u.test(next?.lower ?? ''));
  const dayed =
    DAY.test(time.lower) &&
    (!next ||
      !/^(?:NOUN|PROPN|VERB)$/u.test(next.pos) ||
      DAY.test(next.lower) ||
      /^(?:morning|afternoon|evening|night|lunchtime)$/u.test(next.lower));
  return clock || spelled || dayed ? { start: by.start, end: by.end, text: 'no later than' } : undefined;
}

/** `at least ten minutes before` → `no later than ten minutes before`. */
function atLeast({ tokens }: Sentence, from: number) {
  const [at, least, , unit, before] = tokens.slice(from);
  if (at?.lower !== 'at' || least?.lower !== 'least' || before?.lower !== 'before') return undefined;
  return /^(?:minutes|hours|days|weeks|months)$/u.test(unit?.lower ?? '') &&
    /\barrive|submit|book|apply|check in\b/iu.test(tokens.map(({ text }) => text).join(' '))
    ? { start: at.start, end: least.end, text: 'no later than' }
    : undefined;
}
