import { neededWords, type Rule } from '../../../src/plugin.js';
import { lowered, statedSentences } from '../stated.js';

/** A state that something has left one in. */
const STATE =
  /^i 'm ((?:feeling )?(?:(?:so|really|absolutely|completely|totally|utterly|a bit|quite|pretty) )*(?:exhausted|worn out|drained|shattered|knackered|wiped out|jittery|sore|stiff|hoarse|dizzy|burnt out|burned out|sleepy)) (?:from|after) /u;

export const leftMe: Rule = {
  about: 'What wore somebody out becomes the subject: “I’m worn out from packing” → “Packing has left me worn out”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ["I'm worn out from packing all these boxes 📦", 'Packing all these boxes has left me worn out 📦'],
    ["I'm so stiff from that climb", 'That climb has left me so stiff'],
    ["I'm feeling a bit jittery from all that coffee", 'All that coffee has left me feeling a bit jittery'],
  ],
  leaves: [
    "I'm worn out",
    "I'm worn out from it",
    "I'm worn out from work",
    "I'm worn out from packing and I still have to clean",
    "I'm not worn out from packing",
    'She is worn out from packing',
    "I'm worn out from packing, sorry",
  ],
  words: () => neededWords(STATE),
  *propose(doc) {
    if (!/\b(?:from|after)\b/u.test(doc.text)) return;
    for (const { words, first, last, opened } of statedSentences(doc)) {
      const head = STATE.exec(`${lowered(words)} `);
      const state = head?.[1];
      if (!head || state === undefined) continue;
      const rest = words.slice(head[0].trim().split(' ').length);
      const [cause] = rest;
      const gerund = /.ing$/u.test(cause?.lower ?? '') && cause?.pos !== 'DET';
      if (!cause || rest.length < 2 || !(gerund || /^(?:that|all|the|my|our|this)$/u.test(cause.lower))) continue;
      if (/^(?:being|having|this morning|something|nothing|everything)$/u.test(cause.lower)) continue;
      if (
        rest
          .slice(cause.lower === 'all' ? 2 : 1)
          .some(({ text, lower }) => text === ',' || /^(?:and|but|or|so|because|that|who|which)$/u.test(lower))
      )
        continue;
      if (!gerund && (rest.length > 4 || last.pos !== 'NOUN' || /[^s]s$/u.test(last.lower))) continue;
      const text = `${opened(doc.text.slice(cause.start, last.end))} has left me ${state}`;
      yield { edits: [{ start: first.start, end: last.end, text }] };
    }
  },
};
