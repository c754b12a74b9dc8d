import { lowerOpening, type Rule, type Token } from '../../../src/plugin.js';
import { lowered, statedSentences } from '../stated.js';

export const thanksLast: Rule = {
  about:
    'Thanks, cheers and calls move between the ends of a message: “Thanks for the lift, you saved me” ↔ “You saved me, thanks for the lift”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['Thanks for feeding the hens, you saved my weekend!', 'You saved my weekend, thanks for feeding the hens!'],
    ["Thanks, I'll look at it tonight", "I'll look at it tonight, thanks"],
    ['The lift works again, hooray!', 'Hooray, the lift works again!'],
    ["Let's dance, the exam is over 🎉", "The exam is over, let's dance 🎉"],
  ],
  leaves: [
    'Thanks for nothing, you left us',
    'Thanks, Bo',
    'Thanks for the tea, the milk and the cake',
    'Thanks for the tea, it was lovely',
    'No thanks, I am full',
    'My coaches never gave up on me. Thanks to them, I swim again.',
    "Let's dance, shall we",
    'The lift works, hooray, and it is fast',
  ],
  words: () => [','],
  *propose(doc) {
    for (const { words, first, last, opened } of statedSentences(doc)) {
      const at = words.findIndex(({ text }) => text === ',');
      const [comma, next] = [words[at], words[at + 1]];
      if (!comma || !next || words.filter(({ text }) => text === ',').length > 1) continue;
      const [front, back] = [words.slice(0, at), words.slice(at + 1)];
      const end = front.at(-1);
      if (!end || !(movesBack(front, back) || (CALL.test(lowered(back)) && isClause(front)))) continue;
      yield {
        edits: [
          {
            start: first.start,
            end: last.end,
            text: `${opened(doc.text.slice(next.start, last.end))}, ${lowerOpening(first)}${doc.text.slice(first.end, end.end)}`,
          },
        ],
      };
    }
  },
};

const CALL = /^(?:hooray|hurray|hurrah|yay|woohoo|phew|wow|thanks|thank you)$/u;
const OPENS = /^(?:thanks|thank you|many thanks|cheers|let 's|let's)(?: |$)/u;

function movesBack(front: readonly Token[], back: readonly Token[]): boolean {
  const said = lowered(front);
  if (
    !OPENS.test(said) ||
    /\b(?:nothing|not)\b|^thanks to (?:him|her|them|it|this|that)\b/u.test(said) ||
    !isClause(back)
  )
    return false;
  return !/^(?:it|that|this|they|he|she|shall|which)$/u.test(back[0]?.lower ?? '');
}

function isClause(words: readonly Token[]): boolean {
  const verb = words.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX');
  if (verb < 1 || verb > 5 || words.length < 3) return false;
  return (
    /^(?:PRON|DET|PROPN|NOUN)$/u.test(words[0]?.pos ?? '') &&
    !words.some(({ lower }) => /^(?:and|but|or|so|because)$/u.test(lower))
  );
}
