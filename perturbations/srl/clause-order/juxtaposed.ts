import { lowerOpening, neededWords, type Rule, type Token } from '../../../src/plugin.js';
import { lowered, statedSentences } from '../stated.js';

export const juxtaposed: Rule = {
  about: 'A feeling and its cause, or two facts, side by side change places: “I’m so relieved, the scan was clear”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ["I'm so relieved, the scan was clear 😌", "The scan was clear, I'm so relieved 😌"],
    ['Nothing works, everybody shouts', 'Everybody shouts, nothing works'],
  ],
  leaves: [
    "I'm so relieved, it was clear",
    "I'm so relieved, thank you",
    "I'm so relieved, the scan was clear, we can go",
    "I'm so relieved, and the scan was clear",
    'The soup was cold, the waiter left',
    "I'm so thankful for my nurse, she was kind",
    "I'm so tired, Bo, help me",
    "I can't come, Lea will cook",
  ],
  words: () => neededWords(FEELING, 'nothing', 'everything', 'everyone', 'everybody', 'nobody'),
  *propose(doc) {
    for (const { words, first, last, opened } of statedSentences(doc)) {
      const at = words.findIndex(({ text }) => text === ',');
      const [front, back] = [words.slice(0, at), words.slice(at + 1)];
      const [end, next] = [front.at(-1), back[0]];
      if (at < 2 || !end || !next || front.length > 9 || back.length > 9) continue;
      if (words.filter(({ text }) => text === ',').length > 1 || words.some(bars)) continue;
      if (/^(?:he|she)$/u.test(next.lower)) continue; // who that is would come after
      const felt = (FEELING.test(lowered(front)) && isClause(back)) || (FEELING.test(lowered(back)) && isScene(front));
      const flat =
        words.length < 8 &&
        /^(?:nothing|everything|everyone|everybody|nobody)$/u.test(first.lower) &&
        /^(?:nothing|everything|everyone|everybody|nobody)$/u.test(next.lower);
      if (!felt && !flat) continue;
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

const FEELING =
  /^(?:i|we) (?:'m|'re|am|are) (?:(?:feeling )?(?:so|really|absolutely|completely|totally|beyond|just) [a-z]+|over the moon|in (?:heaven|paradise|tears|bits|shock|stitches|love|agony)|trying (?:to stay|not to)|feeling [a-z]+|on cloud nine|buzzing|gutted|livid|fuming|thrilled|heartbroken|devastated|speechless|ecstatic|delighted|furious|relieved)\b/u;

/** What points back, or ties one to the other. */
function bars({ lower, kind, pos }: Token): boolean {
  return (
    kind === 'emoji' ||
    pos === 'CCONJ' ||
    kind === 'literal' ||
    /^(?:it|its|that|this|these|they|them|their|him|one|there|then|also|too|so that|but|because|though|although|thanks|thank|please|sorry|which|who|when|if|while|what|how|why|not|n't|bless|hurray|hooray|yay)$/u.test(
      lower,
    )
  );
}

function isClause(words: readonly Token[]): boolean {
  const verb = words.findIndex(({ pos, lower }) => pos === 'VERB' || pos === 'AUX' || lower === "'ve");
  return verb > 0 && verb < 5 && words.length > 2 && /^(?:DET|PRON|PROPN)$/u.test(words[0]?.pos ?? '');
}

/** `Kittens everywhere` */
function isScene(words: readonly Token[]): boolean {
  return (
    isClause(words) ||
    (words.length < 4 &&
      words[0]?.pos === 'NOUN' &&
      /^(?:everywhere|again|back|on|off|down|up|everyday|daily)$/u.test(words.at(-1)?.lower ?? ''))
  );
}
