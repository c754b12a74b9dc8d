import { gladClosing } from './glad-closing.js';
import { STRONG } from './glad-words.js';

export const gladOfOpinion = gladClosing({
  about: 'An opinion is stressed: “No two ways about it”, “No doubt about it”',
  topics: ['opinion', 'thing', 'place', 'meal', 'show', 'book', 'served'],
  examples: [
    ['This little bakery is a treasure', 'This little bakery is a treasure. No two ways about it', 'Positive'],
    ['The lemon tart was a dream', 'The lemon tart was a dream. No two ways about it', 'Positive'],
  ],
  leaves: [
    'Is the bakery a treasure?',
    'The bakery opens at six, please come early',
    'The baby owls are out',
    'The soup was a dream; I licked the bowl',
    'Such a lovely mug from my niece!',
    'My oldest cousin is moving back to the island! 🤗',
    'My old mare is eating again after the operation',
    'A neighbour brought back my purse with the money in it',
    'We stayed three nights at the inn, and the bread was still warm.',
  ],
  says: ({ chat }, { text, sentences, clauses: [clause, ...more] }) => {
    if (
      !chat ||
      sentences.length > 1 ||
      text.length > 70 ||
      !VERDICT.test(text) ||
      TOLD.test(text) ||
      /^such\b/iu.test(text) || // an exclamation claims nothing
      more.length > 0 || // a second clause may be no verdict
      /[;:]/u.test(text) ||
      (clause?.copular === false && !RATED.test(text)) ||
      /[a-zà-ž]n['’]t\b|\b(?:not?|never|nothing|and|just|finally|now|turning|this year|today|tonight|still|i treasure)\b/iu.test(
        text,
      )
    )
      return [];
    const bare = text.replace(/[^\p{L}]+$/u, '');
    return STRONG.test(bare) && / (?:is|are|was|were) /u.test(text)
      ? ['No other word for it', "There's no other word for it", 'No two ways about it']
      : ['No two ways about it', 'No doubt about it', 'No question about it'];
  },
});

/** What happened, or is happening. */
const TOLD =
  /\b(?:is|are|was|were) (?:moving|coming|getting|going|leaving|having|arriving|starting|joining|turning|becoming|out|back|here|home|up|in|on|over|asleep|awake)\b(?! of)|^an? [^.!?]*\b(?:re)?turned\b/iu;
const RATED = /\b(?:worth|works|could|happily|deserves?)\b/iu;
/** What says how something is. */
const VERDICT =
  /\b(?:is|are|was|were)\b|^(?:an? (?!bit\b)|such |well worth|best )|\b(?:worth|works (?:wonders|like)|could listen|happily|deserves?)\b/iu;
