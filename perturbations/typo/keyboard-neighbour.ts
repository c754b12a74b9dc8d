import { slipRule } from './slip.js';

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** The letters beside a letter in its own row of a QWERTY keyboard. */
function neighbours(letter: string): string[] {
  return ROWS.filter((row) => row.includes(letter)).flatMap((row) => {
    const at = row.indexOf(letter);
    return [row[at - 1], row[at + 1]].filter((each) => each !== undefined);
  });
}

export const keyboardNeighbour = slipRule({
  about: 'an inner letter is replaced by its neighbour on a QWERTY keyboard',
  examples: [
    ['The garden was lovely', 'The gatden was lovely'],
    ['Do walnuts float?', 'Do walmuts float?'],
  ],
  leaves: ['Not bad', 'that was nice', 'Ask Tomoko'],
  misspell: (word) =>
    word.length < 6
      ? []
      : Array.from(word).flatMap((letter, at) =>
          at === 0 || at === word.length - 1
            ? []
            : neighbours(letter).map((near) => `${word.slice(0, at)}${near}${word.slice(at + 1)}`),
        ),
});
