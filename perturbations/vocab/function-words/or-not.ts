import type { Rule } from '../../../src/plugin.js';
import { inCapitals } from '../../around/style.js';

/** What is open, told by those who do not know or have not decided. */
const OPEN =
  /\b(?:(?:not|n['’]t) (?:yet )?(?:sure|certain|know|decided|say|made up my mind|made my mind up)(?: yet)?(?: about)?|unsure|undecided|unclear|no idea|(?:wondering|debating|thinking about|in two minds about|on the fence about|announce|decide|deciding)(?: by [^,.]{3,20})?|asks|(?:m[rs]s?|dr) [a-zà-ž]+ asked|the committee asked|vote(?: [a-zà-ž]+ [a-zà-ž]+)? on|(?:hope|want|need) to know(?: by [A-Za-zÀ-ž]+)?) whether(?= (?!or\b))/giu;

export const orNot: Rule = {
  about: 'What is open is so or not: “I’m not sure whether to go” → “I’m not sure whether or not to go”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ["I'm not sure whether to paint the raft", "I'm not sure whether or not to paint the raft"],
    ['The user asks whether the raft is dry.', 'The user asks whether or not the raft is dry.'],
  ],
  leaves: [
    "I'm not sure whether to paint or sell the raft",
    'She asked whether it was true that the raft had not been paid for.',
    'Could you tell me whether the raft is dry?',
    'Whether it rains is open',
  ],
  words: () => ['whether'],
  *propose(doc) {
    if (inCapitals(doc)) return;
    for (const match of doc.text.matchAll(OPEN)) {
      const at = match.index + match[0].length;
      const sentence = doc.sentences.find(({ start, end }) => start <= match.index && match.index < end);
      const rest = sentence ? doc.text.slice(at, sentence.end) : '?';
      if (/\?|\b(?:or|not|never|no|nor|any)\b|n['’]t\b|["“”]/iu.test(rest)) continue;
      yield { edits: [{ start: at, end: at, text: ' or not' }] };
    }
  },
};
