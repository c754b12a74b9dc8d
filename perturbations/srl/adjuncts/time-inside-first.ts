import { type Rule, uncapitalize } from '../../../src/plugin.js';
import { statedSentences } from '../stated.js';
import { closingTime, openingTime } from '../time-phrase.js';

export const timeInsideFirst: Rule = {
  about:
    'A time that opens the first of two clauses is moved to its end: “Next week we move and I’m glad” → “We move next week and I’m glad”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ["Next weekend we're visiting my aunt and I'm thrilled!", "We're visiting my aunt next weekend and I'm thrilled!"],
    ["In two days I'll be in Lima, can't wait 🎒", "I'll be in Lima in two days, can't wait 🎒"],
  ],
  leaves: [
    'Next weekend my aunt and uncle visit',
    'Last week the oven broke and the fridge leaked',
    'Yesterday I slept and read',
    'Tomorrow we fly to Lima on Monday and I am glad',
  ],
  *propose(doc) {
    for (const { words, first, opened } of statedSentences(doc)) {
      const count = openingTime(words);
      const end = words[(count ?? 0) - 1];
      const body = words.slice(count).filter(({ text }, at) => at > 0 || text !== ',');
      const [subject] = body;
      if (count === undefined || !end || !subject || !/^(?:i|we|he|she|they)$/u.test(subject.lower)) continue;
      const at = body.findIndex(({ text, lower }, index) => index > 2 && (text === ',' || lower === 'and'));
      const [before, joint, next, verb] = [body[at - 1], body[at], body[at + 1], body[at + 2]];
      if (!before || !joint || !next || !verb || closingTime(body.slice(0, at)) !== undefined) continue;
      const feels =
        joint.text === ','
          ? FEELS.test(`${next.lower} ${verb.lower}`)
          : /^i$/u.test(next.lower) && /^(?:'m|am|ca|feel)$/u.test(verb.lower);
      if (!feels || body.slice(0, at).some(({ lower }) => /^(?:that|because|when|if|but|so|or|to)$/u.test(lower)))
        continue;
      yield {
        edits: [
          { start: first.start, end: subject.end, text: opened(subject.text) },
          { start: before.end, end: before.end, text: ` ${uncapitalize(doc.text.slice(first.start, end.end))}` },
        ],
      };
    }
  },
};

const FEELS = /^(?:ca n't|i 'm|so (?:excited|happy|nervous|proud)|i ca)$/u;
