import { indefiniteArticle, isUncountable, type Rule, type Token } from '../../src/plugin.js';
import { lowered, statedSentences } from './stated.js';

const STATES = [
  "(?:really |truly |absolutely |just |simply )?(?:love|loved|adore|hate|hated|despise|dislike|loathe|detest|enjoy|enjoyed|regret|trust|like|appreciate|recommend|can't stand)",
  "(?:do|did) n't (?:really |particularly |even |ever |quite )?(?:like|enjoy|love|care (?:much )?(?:about|for)|mind|understand|trust|recommend|need|want|follow)",
  '(?:do|did) not (?:really |particularly )?(?:like|enjoy|love|care (?:about|for)|mind|understand|trust|recommend|need)',
  "(?:would|could|ca|will|wo) n't (?:recommend|stand|forget|fault|forgive|tolerate)",
  "(?:'m|am|was|were|'re|are) (?:not |n't )?(?:really |very |so |particularly |quite |pretty |deeply |in |at all )?(?:interested in|indifferent to|ambivalent about|undecided (?:on|about)|unsure (?:of|about)|pleased with|happy with|happy about|thrilled with|proud of|satisfied with|dissatisfied with|disappointed (?:with|in|by)|impressed (?:with|by)|excited about|worried about|fond of|fed up with|confused by|annoyed (?:by|about|with)|upset about|angry about|ashamed of|love with|bored with|neutral (?:on|about|to)|torn about|glad of|grateful for|used to|addicted to|obsessed with|allergic to|keen on|mad about)",
  "(?:have|do n't have|do not have|do n't really have) (?:an? |any |no )?(?:strong |real |particular |special |clear |firm )?(?:preference|opinions?|views?|interest|feelings?|emotions?|thoughts|problem|complaints?|doubts?|regrets?|issues?) (?:on|in|about|with|for|regarding)",
].join('|');
const STATE = new RegExp(`^(?:i|we) (?:${STATES})$`, 'u');

export const thisIsSomething: Rule = {
  about:
    '`This` is named first, what is felt about it after: “I don’t trust this clock” → “This is a clock I don’t trust”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ["I don't trust this clock", "This is a clock I don't trust"],
    ["I'm undecided about this 🤷", "This is something I'm undecided about 🤷"],
    ['I despise that ringtone', "That's a ringtone I despise"],
    ["We don't recommend this hostel at all.", "This is a hostel we don't recommend at all."],
  ],
  leaves: [
    'I love this',
    'I love this weather',
    "I'm very pleased with these curtains!",
    'I bought this clock',
    'I love this clock and that lamp',
    'I love this clock of yours',
    'I like that he came',
    'I love this time of year',
    'I like this one',
    'I despise these curtains!',
    "I'm enjoying this course",
    'Last time was bad. I love this clock.',
  ],
  *propose(doc) {
    for (const { words, first, last, clauses, opened, sentence } of statedSentences(doc)) {
      if (!clauses[0] || !/^(?:i|we)$/u.test(first.lower) || sentence.index > 0 || words.length > 14) continue;
      const at = words.findIndex(({ lower }) => /^(?:this|that)$/u.test(lower));
      const [before, that] = [words[at - 1], words[at]];
      if (!before || !that || !STATE.test(lowered(words.slice(0, at)))) continue;
      const found = named(words.slice(at + 1), that);
      if (
        !found ||
        (found.noun === undefined &&
          /^(?:love|loved|adore|hate|hated|like|enjoy|enjoyed)$/u.test(words[1]?.lower ?? ''))
      )
        continue;
      const be = that.lower === 'that' ? "that's" : 'this is';
      const noun = found.noun === undefined ? 'something' : `${indefiniteArticle(found.noun)} ${found.noun}`;
      const subject = first.lower === 'i' ? first.text : 'we';
      const text = `${opened(be)} ${noun} ${subject}${doc.text.slice(first.end, before.end)}${found.tail === '' ? '' : ` ${found.tail}`}`;
      yield { edits: [{ start: first.start, end: last.end, text }] };
    }
  },
};

const TAIL = /^(?:at all|much|so much|a lot|one bit|very much|either way|anymore|any more|enough)?$/u;

/** The noun after `this`, if any, and the words that close the sentence. */
function named(words: readonly Token[], { lower }: Token) {
  if (TAIL.test(lowered(words)) && lower !== 'that') return { noun: undefined, tail: lowered(words) };
  for (const count of [1, 2]) {
    const nouns = words.slice(0, count);
    const head = nouns.at(-1);
    const tail = lowered(words.slice(count));
    if (
      !head ||
      !TAIL.test(tail) ||
      !/^(?:NOUN|PROPN)$/u.test(head.pos) ||
      !nouns.every(({ pos }) => /^(?:NOUN|ADJ|PROPN)$/u.test(pos))
    )
      continue;
    if (NO_KIND.test(head.lower) || isUncountable(head.lower) || head.lemma !== head.lower) return undefined;
    return { noun: nouns.map(({ text }) => text).join(' '), tail };
  }
  return undefined;
}

const NO_KIND =
  /^(?:one|ones|weather|time|way|morning|evening|day|week|month|year|weekend|guy|man|woman|team|stuff|software|music|food|music|idea|much|news|service|scenery|moment|bit|kind|sort|season|world)$/u;
