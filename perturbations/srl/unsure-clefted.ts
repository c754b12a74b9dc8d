import type { Rule } from '../../src/plugin.js';
import { statedSentences } from './stated.js';

export const unsureClefted: Rule = {
  about: 'What one does not know becomes the focus: “I don’t know what to wear” → “What I don’t know is what to wear”',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm not sure what to wear tonight 👗", "What I'm not sure about is what to wear tonight 👗"],
    ["I'm not sure if I can come", "What I'm not sure about is whether I can come"],
    ["I don't understand why they moved the desk", "What I don't understand is why they moved the desk"],
    ['I have no idea how this oven works', 'How this oven works, I have no idea'],
    ["I don't know how to feel about this.", "What I don't know is how to feel about this."],
  ],
  leaves: [
    "I'm not sure",
    "I'm not sure you can come",
    "I don't know this street",
    "I don't know if I can come but I'll try",
    "I'm not sure about the soup",
    "I don't know what to do, so I'll wait",
    "I don't know why he left and I don't care",
  ],
  *propose(doc) {
    for (const { words, first, sentence, opened } of statedSentences(doc)) {
      if (!/^(?:i|we)$/u.test(first.lower) || sentence.index > 0) continue;
      const [, be, not, verb, adverb] = words;
      const last = words.at(-1);
      if (
        last &&
        be?.lower === 'have' &&
        not?.lower === 'no' &&
        verb?.lower === 'idea' &&
        /^(?:how|what|where|why|when|which|who)$/u.test(adverb?.lower ?? '') &&
        words.length > 6 &&
        !words.some(({ text, lower }) => text === ',' || /^(?:and|but|so|because)$/u.test(lower))
      )
        yield {
          edits: [
            {
              start: first.start,
              end: last.end,
              text: `${opened(doc.text.slice(adverb?.start ?? 0, last.end))}, ${first.lower === 'we' ? 'we' : first.text} have no idea`,
            },
          ],
        };
      const sure = /^'(?:m|re)$/u.test(be?.lower ?? '') && not?.lower === 'not';
      const know = be?.lower === 'do' && not?.lower === "n't" && /^(?:know|understand|get)$/u.test(verb?.lower ?? '');
      const really = sure && /^(?:really|quite|entirely|totally)$/u.test(verb?.lower ?? '');
      const known = really ? adverb : verb;
      if (!known || !(know || (sure && known.lower === 'sure'))) continue;
      const said = words.slice(words.indexOf(known) + 1);
      const [wh, next] = said;
      if (!wh || !next || said.length < 3 || !/^(?:if|whether|what|how|which|where|when|who|why)$/u.test(wh.lower))
        continue;
      if (said.some(({ text, lower }) => text === ',' || /^(?:and|but|so|because|or)$/u.test(lower))) continue;
      const pronoun = first.lower === 'we' ? 'we' : first.text;
      const head = `${opened('what')} ${pronoun}${doc.text.slice(first.end, known.end)}${know ? '' : ' about'} is ${wh.lower === 'if' ? 'whether' : wh.text}`;
      yield { edits: [{ start: first.start, end: wh.end, text: head }] };
    }
  },
};
