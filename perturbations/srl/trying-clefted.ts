import type { Rule, Token } from '../../src/plugin.js';
import { lowered, statedSentences } from './stated.js';

export const tryingClefted: Rule = {
  about:
    'What one is about becomes the focus: “I’m trying to learn the banjo” → “What I’m trying to do is learn the banjo”',
  expects: { sentiment: 'same', labels: 'same' },
  fallback: true,
  examples: [
    ["I'm trying to learn the banjo 🪕", "What I'm trying to do is learn the banjo 🪕"],
    ["We're hoping to sell the van", "What we're hoping to do is sell the van"],
  ],
  leaves: [
    "I'm not trying to win",
    "I'm trying to sleep, but he snores",
    "I'm trying to be nice",
    "I'm trying",
    "I'm trying to learn how to sew",
    "I'm trying to stop smoking because it is bad",
  ],
  *propose(doc) {
    for (const { words, first, opened } of statedSentences(doc)) {
      const said = lowered(words.slice(0, 4));
      if (!/^(?:i|we) (?:'m|'re|am|are) (?:trying|hoping|planning|aiming) to$/u.test(said)) continue;
      const [to, verb, ...rest] = words.slice(3);
      const trying = words[2];
      if (!to || !verb || !trying || rest.length < 1 || rest.length > 9 || verb.pos === 'ADV' || rest.some(bars))
        continue;
      if (/^(?:be|have|do|not|know|stop|stay|keep|say|see|get|remain|feel|become)$/u.test(verb.lower)) continue;
      const subject = first.lower === 'i' ? first.text : 'we';
      const text = `${opened('what')} ${subject}${doc.text.slice(first.end, trying.end)} to do is `;
      yield { edits: [{ start: first.start, end: verb.start, text }] };
    }
  },
};

function bars({ text, lower }: Token): boolean {
  return text === ',' || /^(?:but|and|because|so|if|when|to|how|before|while|until)$/u.test(lower);
}
