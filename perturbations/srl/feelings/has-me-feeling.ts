import type { Rule } from '../../../src/plugin.js';
import { phraseAt } from '../asked.js';
import { statedSentences } from '../stated.js';

const FELT =
  /^(?:stressed|frustrated|upset|excited|worried|confused|overwhelmed|annoyed|anxious|nervous|exhausted|puzzled|thrilled|bored|motivated|inspired|fulfilled|uncertain|hopeful|proud|happy|tired|restless|lonely|great|good|optimistic|grateful|content|calm|energized|uneasy|guilty|sad|relaxed|drained)$/u;

export const hasMeFeeling: Rule = {
  about:
    'What brings a feeling about becomes the subject: “I’m feeling a bit bored with my routine” → “My routine has me feeling a bit bored”',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm feeling a bit bored with my routine 🥱", 'My routine has me feeling a bit bored 🥱'],
    ["I'm feeling so excited about the trips", 'The trips have me feeling so excited'],
  ],
  leaves: [
    "I'm feeling great",
    "I'm not feeling excited about the trip",
    "I'm feeling proud of my sister",
    "I'm feeling bored with my routine and my job",
    "I'm feeling happy to be here",
  ],
  words: () => ['feeling'],
  *propose(doc) {
    for (const { words, first, last, clauses, opened } of statedSentences(doc)) {
      const [clause] = clauses;
      if (!clause || clause.negation || first.text !== 'I' || words[1]?.lower !== "'m" || words[2]?.lower !== 'feeling')
        continue;
      const at = words.findIndex(({ lower }) => /^(?:about|by|with|for)$/u.test(lower));
      const [feeling, link, cause] = [words[at - 1], words[at], words[at + 1]];
      if (
        at < 4 ||
        at > 7 ||
        !feeling ||
        !link ||
        !cause ||
        !FELT.test(words.slice(3, at).find(({ lower }) => FELT.test(lower))?.lower ?? '')
      )
        continue;
      if (!/^(?:the|my|this|these|our|all|everything|work|school)$/u.test(cause.lower)) continue;
      const single = /^(?:everything|work|school)$/u.test(cause.lower);
      const phrase = single
        ? undefined
        : phraseAt(doc, cause, { start: cause.start, end: last.end, text: '', tokens: [] });
      if (single ? cause !== last : phrase?.end !== last || phrase.phrase.animacy === 'person') continue;
      const has = phrase?.phrase.number === 'plural' ? 'have' : 'has';
      const felt = doc.text.slice(words[2].start, feeling.end);
      yield {
        edits: [
          {
            start: first.start,
            end: last.end,
            text: `${opened(doc.text.slice(cause.start, last.end))} ${has} me ${felt}`,
          },
        ],
      };
    }
  },
};
