import { conjugate, neededWords, type Rule } from '../../src/plugin.js';
import { phraseAt } from './asked.js';
import { statedSentences } from './stated.js';

const GOT = /\b(?:got|get)\b/u;
const DONE =
  /^(?:scammed|stung|bitten|chased|attacked|robbed|mugged|splashed|soaked|drenched|hit|knocked|ignored|overcharged|told|invited|promoted|hired|sacked|fired|praised|shouted|licked|scratched|woken|rescued|saved|tricked|charged|blocked|cheated|insulted|thanked|rejected|caught|fined|stopped|pecked|kicked|pinched)$/u;

export const gotBy: Rule = {
  about: 'Passive with “got” → active: “I got stung by a wasp” → “A wasp stung me”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['I just got stung by a wasp 😖', 'A wasp just stung me 😖'],
    ['We got ignored by the waiter', 'The waiter ignored us'],
  ],
  leaves: ['I got home by bus', 'I got stung by a wasp and cried', 'I got stung by it', 'I got stung by noon', "I didn't get stung by a wasp", 'I got hit by a wave of sleep'],
  words: () => neededWords(GOT),
  *propose(doc) {
    for (const { words, first, last, opened } of statedSentences(doc)) {
      const just = /^(?:just|finally|nearly|almost)$/u.test(words[1]?.lower ?? '') ? 1 : 0;
      const [got, done, by, opener] = words.slice(1 + just);
      if (!/^(?:i|we)$/u.test(first.lower) || got?.lower !== 'got' || !done || by?.lower !== 'by' || !opener) continue;
      if (!DONE.test(done.lower) || !/^(?:an?|the|my|our|some)$/u.test(opener.lower)) continue;
      const agent = phraseAt(doc, opener, { start: opener.start, end: last.end, text: '', tokens: [] });
      if (!agent || agent.end !== last || agent.phrase.tokens.some(({ lower }) => /^(?:and|wave|fit|accident|mistake)$/u.test(lower))) continue;
      const past = /ed$/u.test(done.lower) ? done.lower : conjugate(done.lemma, 'past');
      const adverb = just ? `${words[1]?.lower} ` : '';
      yield {
        edits: [
          {
            start: first.start,
            end: last.end,
            text: `${opened(doc.text.slice(opener.start, last.end))} ${adverb}${past} ${first.lower === 'i' ? 'me' : 'us'}`,
          },
        ],
      };
    }
  },
};
