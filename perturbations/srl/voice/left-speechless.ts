import { lowerOpening, neededWords, type Rule } from '../../../src/plugin.js';
import { lowered, statedSentences } from '../stated.js';

const STATE =
  '(?:(?:completely|totally|absolutely|utterly|so|truly|a bit|quite|very) )?(?:speechless|breathless|cold|exhausted|drained|confused|baffled|disappointed|unimpressed|stunned|shaken|smiling|furious|angry|frustrated|heartbroken|devastated|inspired|uplifted|hungry|sore|stranded|soaked|humiliated|in tears|in stitches|lost for words|wanting more|feeling (?:ill|sick|empty|inspired|uplifted|drained|cold|hopeful))';
const LEFT = new RegExp(`^left (me|us) (${STATE})$`, 'u');
const GAVE =
  /^(gave|gives|give) (me|us) (goosebumps|chills|the chills|the creeps|an? (?:headache|migraine|rash|stomach ache)|nightmares|heartburn|blisters)$/u;

/** Whoever was left so, or got something, becomes the subject. */
export const leftSpeechless: Rule = {
  about:
    'Whom something has left in a state becomes the subject: “The aria left me speechless” → “I was left speechless by the aria”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The final aria left me speechless 🎶', 'I was left speechless by the final aria 🎶'],
    ['The tour left us wanting more.', 'We were left wanting more by the tour.'],
    ['The drum solo gave me goosebumps', 'I got goosebumps from the drum solo'],
    ['These lamps give me a headache', 'I get a headache from these lamps'],
  ],
  leaves: [
    'He left me speechless',
    'My husband left me cold soup',
    'The aria left me and my aunt speechless',
    'The man who left me speechless was kind',
    'The aunt gave me goosebumps and a hug',
  ],
  words: () => neededWords(/\b(?:left|gave|gives|give) (?:me|us)\b/u),
  *propose(doc) {
    for (const { words, first, last, opened, clauses } of statedSentences(doc)) {
      const at = words.findIndex(({ lower }) => /^(?:left|gave|gives?)$/u.test(lower));
      const [verb, before] = [words[at], words[at - 1]];
      if (at < 2 || !verb || !before || clauses.length > 1) continue;
      const subject = words.slice(0, at);
      if (!/^(?:the|this|that|these|those|our|his|her|their|your)$/u.test(first.lower) || before.pos === 'ADV')
        continue;
      if (
        subject.some(
          ({ pos, text, lower }) =>
            /^(?:VERB|AUX|CCONJ|SCONJ)$/u.test(pos) ||
            text === ',' ||
            (/^(?:who|that|which|just|really)$/u.test(lower) && lower !== first.lower),
        )
      )
        continue;
      const said = lowered(words.slice(at));
      const what = lowerOpening(first) + doc.text.slice(first.end, before.end);
      const [, whom, state] = LEFT.exec(said) ?? [];
      const [, gave, who, got] = GAVE.exec(said) ?? [];
      const text = state
        ? `${opened(whom === 'me' ? 'I was' : 'we were')} left ${state} by ${what}`
        : got && `${opened(who === 'me' ? 'I' : 'we')} ${gave === 'gave' ? 'got' : 'get'} ${got} from ${what}`;
      if (text) yield { edits: [{ start: first.start, end: last.end, text }] };
    }
  },
};
