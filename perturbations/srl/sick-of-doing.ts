import type { Rule } from '../../src/plugin.js';
import { lowered, statedSentences } from './stated.js';

const SICK =
  /^(i|we) (?:'m|'re|am|are) ((?:(?:so|really|absolutely|just|completely|totally|very|pretty|getting) )*(?:sick of|tired of|fed up with|terrified of|scared of|ashamed of|dreading|sick and tired of)) /u;

export const sickOfDoing: Rule = {
  about: 'What one is sick of doing comes first: “I’m sick of queueing” → “Queueing is something I’m sick of”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ["I'm so fed up with scraping ice off the van 😤", "Scraping ice off the van is something I'm so fed up with 😤"],
    ["We're tired of chasing the letting agent.", "Chasing the letting agent is something we're tired of."],
  ],
  leaves: [
    "I'm sick of this rain",
    "I'm sick of it",
    "I'm sick of my boss shouting at us",
    "I'm sick of queueing and I'm going home",
    "I'm sick of queueing, honestly",
    "I'm not sick of queueing for bread",
    "I'm sick of drilling",
    "I'm tired of pretending everything's fine",
    "I'm sick of being told that a part is on order",
  ],
  *propose(doc) {
    if (!/ing\b/u.test(doc.text)) return;
    for (const { words, first, last, opened } of statedSentences(doc)) {
      const head = SICK.exec(`${lowered(words)} `);
      const state = head?.[2];
      if (!head || state === undefined || words.length > 18) continue;
      const rest = words.slice(head[0].trim().split(' ').length);
      const [deed] = rest;
      if (
        !deed ||
        rest.length < 3 ||
        !/.ing$/u.test(deed.lower) ||
        deed.pos === 'DET' ||
        /^(?:everything|nothing|something|anything)$/u.test(deed.lower)
      )
        continue;
      if (
        rest[1]?.pos === 'AUX' ||
        /^(?:pretending|thinking|saying|hearing|believing|wondering|knowing|hoping|wishing|asking|being|trying)$/u.test(
          deed.lower,
        ) ||
        rest.some(
          ({ text, lower }) =>
            text === ',' || /^(?:and|but|or|so|because|when|than|that|who|which|like|is|are|was|were)$/u.test(lower),
        )
      )
        continue;
      const subject = head[1] === 'i' ? first.text : 'we';
      const be = doc.text.slice(first.end, words[1]?.end);
      yield {
        edits: [
          {
            start: first.start,
            end: last.end,
            text: `${opened(doc.text.slice(deed.start, last.end))} is something ${subject}${be} ${state}`,
          },
        ],
      };
    }
  },
};
