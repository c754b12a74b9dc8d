import { neededWords, type Rule, type Token } from '../../../src/plugin.js';
import { lowered, statedSentences } from '../stated.js';

const HEAD =
  /^(?:i|we) (?:'m|am|'re|are) (?:feeling )?((?:(?:so|really|very) )?(?:happy|sad|proud|nervous|anxious|angry|furious|uneasy)) (to|that) /u;

export const makesMeThat: Rule = {
  about: '`it` is what makes one feel so: “I’m so happy to see you” → “It makes me so happy to see you”',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm so happy to be back in the choir 🎶", 'It makes me so happy to be back in the choir 🎶'],
    ["I'm really sad that the shop is closing", 'It makes me really sad that the shop is closing'],
    ["We're very proud to support this hospice.", 'It makes us very proud to support this hospice.'],
  ],
  leaves: [
    "I'm not happy to be back",
    "I'm happy to help",
    "I'm so happy to announce our wedding",
    "I'm so happy",
    "I'm so angry that I can hardly type",
    "I'm happy that you asked, but I can't come",
    "I'm so happy to be going home tomorrow",
  ],
  words: () => neededWords(HEAD),
  *propose(doc) {
    for (const { words, first, opened } of statedSentences(doc)) {
      const head = HEAD.exec(lowered(words));
      const state = head?.[1];
      if (!head || state === undefined) continue;
      const count = head[0].trim().split(' ').length;
      const [link, next, ...rest] = words.slice(count - 1);
      if (!link || !next || rest.length < 1 || [next, ...rest].some(bars)) continue;
      if (link.lower === 'that' && /^so /u.test(state)) continue; // `so angry that I can hardly type`: what comes of it
      if (link.lower === 'to' && OFFERS.test(next.lower)) continue;
      if (link.lower === 'to' && !/^(?:so|really|very)/u.test(state)) continue;
      if (link.lower === 'to' && next.lower === 'be' && /ing$/u.test(rest[0]?.lower ?? '')) continue;
      const me = first.lower === 'i' ? 'me' : 'us';
      yield { edits: [{ start: first.start, end: link.start, text: `${opened('it')} makes ${me} ${state} ` }] };
    }
  },
};

const OFFERS =
  /^(?:announce|say|report|share|help|hear|confirm|inform|assist|provide|answer|accept|offer|discuss|do|pay|recommend|meet|finally|start)$/u;

function bars({ text, lower, kind }: Token): boolean {
  return text === ',' || kind === 'literal' || /^(?:but|because|so|if|when)$/u.test(lower);
}
