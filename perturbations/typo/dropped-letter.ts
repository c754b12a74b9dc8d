import { slipRule } from './slip.js';

export const droppedLetter = slipRule({
  about: 'an inner letter is left out',
  examples: [
    ['The garden was lovely', 'The gardn was lovely'],
    ['Do walnuts float on milk?', 'Do wanuts float on milk?'],
  ],
  leaves: ['Not insulin', 'Not bad', 'that was nice', 'Ask Tomoko'],
  misspell: (word) =>
    word.length < 6 ? [] : Array.from(word.slice(1, -1), (_, at) => word.slice(0, at + 1) + word.slice(at + 2)),
});
