import type { Rule } from '../../../src/plugin.js';
import { lowered, statedSentences } from '../stated.js';

export const ifICould: Rule = {
  about: 'The wish comes before its condition: “If I could sell it, I would” → “I would sell it if I could”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['If I could give this pan no stars, I would.', 'I would give this pan no stars if I could.'],
    ['I would move there tomorrow if I could 🌊', 'If I could move there tomorrow, I would 🌊'],
  ],
  leaves: ['If I could, I would', 'If I could sing, I would sing', 'I would help if I could, but I cannot'],
  words: () => ['if'],
  *propose(doc) {
    for (const { words, first, last, opened } of statedSentences(doc)) {
      if (words.length < 7) continue;
      const commas = words.filter(({ text }) => text === ',').length;
      const said = lowered(words);
      const [from, to] = [words[3], words.at(-4)];
      if (/^if i could .+ , i would$/u.test(said) && commas === 1 && from && to)
        yield {
          edits: [
            { start: first.start, end: last.end, text: `I would ${doc.text.slice(from.start, to.end)} if I could` },
          ],
        };
      const [verb, end] = [words[2], words.at(-4)];
      if (/^i would .+ if i could$/u.test(said) && commas === 0 && verb && end)
        yield {
          edits: [
            {
              start: first.start,
              end: last.end,
              text: `${opened('if')} I could ${doc.text.slice(verb.start, end.end)}, I would`,
            },
          ],
        };
    }
  },
};
