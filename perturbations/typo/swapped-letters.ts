import { slipRule } from './slip.js';

export const swappedLetters = slipRule({
  about: 'two neighbouring letters inside a word change places',
  examples: [
    ['The garden was lovely', 'The garden was lovley'],
    ['Is a walnut harder than an acorn?', 'Is a wlanut harder than an acorn?'],
  ],
  leaves: ['Not bad', 'Ask Tomoko', 'see www.example.org', 'I ate egg and pie'],
  misspell: (word) =>
    places(word).flatMap((at) => {
      const [left, right] = [word[at], word[at + 1]];
      return left === right ? [] : [`${word.slice(0, at)}${right}${left}${word.slice(at + 2)}`];
    }),
});

/** Where two inner letters stand side by side: the first and the last letter keep their place. */
function places(word: string): number[] {
  return Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => at + 1);
}
