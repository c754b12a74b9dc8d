import { slipRule } from './slip.js';

export const doubledLetter = slipRule({
  about: 'a letter is typed twice',
  examples: [
    ['The garden was lovely', 'The gardeen was lovely'],
    ['Do walnuts float?', 'Do walnutss float?'],
  ],
  leaves: ['Not bad', 'Ask Tomoko'],
  misspell: (word) =>
    Array.from(word).flatMap((letter, at) =>
      at === 0 || word[at - 1] === letter || word[at + 1] === letter
        ? []
        : [`${word.slice(0, at)}${letter}${word.slice(at)}`],
    ),
});
