import { type Clause, lowerOpening, type Rule, type Token } from '../../../src/plugin.js';
import { polarityOf } from '../polarity.js';
import { statedSentences } from '../stated.js';

/** Openings of politeness or hearsay, and clauses that `but` does not set against anything. */
const NOT_CONCEDED =
  /^(?:sorry|thank|thanks|no|nothing|nobody|not|only|maybe|perhaps|if|because|when|although|though|while|would|'d|yes|hello|hi|hey|ok|okay|well)$/u;

export const although: Rule = {
  about: 'The first of two contrasted clauses is subordinated: “X, but Y” → “Although X, Y”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The rooms are dirty, but the beds are comfortable.', 'Although the rooms are dirty, the beds are comfortable.'],
    [
      'I wanted to like the course but it was too slow 😕',
      'Even though I wanted to like the course, it was too slow 😕',
    ],
  ],
  leaves: [
    'The rooms are small but clean',
    "I'm trying to stay calm but WE WON THE FINAL",
    'The rooms are on the left, but the beds are soft',
    'I never write letters, but the nurse was kind',
    "I'm sorry but I can't come",
    'The rooms are dirty, but are they clean?',
    'The rooms are dirty, but the beds are soft, but the bar is loud',
    'Not only are the rooms small, but the beds are hard',
    "I'd love to come but I have to work",
    'Everyone but Ann was late',
    'I was nervous about the old harp, but it has a gorgeous tone',
    'I was scared of the drill, but the nurse was kind',
  ],
  words: () => ['but'],
  *propose(doc) {
    for (const { words, first, clauses, opened } of statedSentences(doc)) {
      const [one, two] = clauses;
      const at = words.findIndex(({ lower }) => lower === 'but');
      const [before, but, next] = [words[at - 1], words[at], words[at + 1]];
      if (
        !one ||
        !two ||
        !before ||
        !but ||
        !next ||
        two.start !== next.start ||
        words.some(({ lower }, index) => lower === 'but' && index !== at)
      )
        continue;
      const conceded = before.text === ',' ? words[at - 2] : before;
      const said = words.slice(0, at);
      if (!conceded || clauses.filter(({ start }) => start < but.start).length > 1) continue;
      if (said.some(({ lower }) => NOT_CONCEDED.test(lower)) || said.slice(0, -1).some(({ text }) => text === ','))
        continue;
      if (!opposed(said, words.slice(at + 1)) || answered(one, two)) continue;
      for (const word of ['although', 'even though']) {
        yield {
          edits: [
            { start: first.start, end: first.end, text: `${opened(word)} ${lowerOpening(first)}` },
            { start: conceded.end, end: next.start, text: ', ' },
          ],
        };
      }
    }
  },
};

/** `I was scared, but the nurse was kind`: what somebody else does helps against it and is not set against it. */
function answered({ subject: one, copular }: Clause, { subject: two }: Clause): boolean {
  const [own, other] = [one, two].map(
    ({ tokens, text }) => /^(?:i|we)$/iu.test(text) || /^(?:my|our)$/u.test(tokens[0]?.lower ?? ''),
  );
  return /^(?:i|we)$/iu.test(one.text) && own === true && other === false && (two.animacy === 'person' || copular);
}

/** One speaks for it and the other against it, or what was hoped for is set against what came. */
function opposed(said: readonly Token[], then: readonly Token[]): boolean {
  const [before, after] = [polarityOf(said), polarityOf(then)];
  if (then.some(({ text }) => /^\p{Lu}{3,}$/u.test(text)) || after === undefined) return false;
  const hoped = said.some(({ lower }) =>
    /^(?:wanted|hoped|expected|expecting|dreading|dreaded|promised|feared)$/u.test(lower),
  );
  return hoped || (before !== undefined && before !== after);
}
