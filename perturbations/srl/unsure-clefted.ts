import type { Rule } from '../../src/plugin.js';
import { lowered, statedSentences } from './stated.js';

export const unsureClefted: Rule = {
  about:
    'What one does not know becomes the focus: “I’m not sure what to cook” → “What I’m not sure about is what to cook”',
  expects: { sentiment: 'same', labels: 'same' },
  fallback: true,
  examples: [
    ["I'm not sure what to cook tonight 🤔", "What I'm not sure about is what to cook tonight 🤔"],
    ["I can't decide if I should go", "What I can't decide is whether I should go"],
    ["I don't know how to fold this tent", "What I don't know is how to fold this tent"],
  ],
  leaves: [
    "I'm not sure what you mean",
    "I don't know what to do",
    "I don't know what I would do without you",
    "I'm not sure",
    "I don't know why I bother",
    "I'm not sure if it's late, but I'm going",
    "I don't know how to thank you",
  ],
  *propose(doc) {
    for (const { words, first, clauses, opened } of statedSentences(doc)) {
      const said = lowered(words);
      const head = HEAD.exec(said)?.[0];
      if (!clauses[0] || head === undefined || words.some(({ text, lower }) => text === ',' || lower === 'but'))
        continue;
      const count = head.trim().split(' ').length;
      const [end, wh, next, ...rest] = words.slice(count - 1);
      if (!end || !wh || !next || rest.length < 2 || rest.length > 12) continue;
      if (!/^(?:what|how|which|where|when|who|if|whether)$/u.test(wh.lower) || SET.test(lowered([wh, next, ...rest])))
        continue;
      const sure = /sure $/u.test(head) ? ' about' : '';
      const asked = wh.lower === 'if' ? 'whether' : wh.text;
      const subject = first.lower === 'i' ? first.text : 'we';
      yield {
        edits: [
          {
            start: first.start,
            end: wh.end,
            text: `${opened('what')} ${subject}${doc.text.slice(first.end, end.end)}${sure} is ${asked}`,
          },
        ],
      };
    }
  },
};

const HEAD =
  /^(?:i|we) (?:(?:'m|'re|am|are) (?:still |really )?(?:not (?:really |quite |entirely )?sure|unsure) |(?:do n't|still do n't|do not) (?:really )?know |ca n't decide )/u;
/** Phrases that say no more than that one is at a loss. */
const SET =
  /^(?:what to (?:do|say|think|make)$|what you mean|what (?:i|we) (?:would|'d)|how to (?:thank|express|say)|how (?:much|many)|how .*\bever\b|what the|who (?:cares|knows))/u;
