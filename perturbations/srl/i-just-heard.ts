import type { Rule } from '../../src/plugin.js';
import { statedSentences } from './stated.js';

const HEARD =
  /^((?:I|i|We|we)(?:['’]ve)? just (?:heard|found out))( that)? (?=(?:I|i|we|my|our|the|they|he|she|there)\b)(.+)$/u;

export const iJustHeard: Rule = {
  about: 'The news first, then that one has just heard: “I just heard we won” → “We won, I just heard”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['I just found out we got the flat! 🏠', 'We got the flat, I just found out! 🏠'],
    ['I just heard that the march is off', 'The march is off, I just heard'],
  ],
  leaves: [
    'I just heard the song again',
    'I just heard we won and Jo is coming',
    'I heard we won',
    'I just learned we won',
    'I just found out who won',
    'I just found out we lost, so I left',
    'I just read the last page',
  ],
  *propose(doc) {
    if (!/\bjust (?:heard|found)/u.test(doc.text)) return;
    for (const { words, first, last, opened } of statedSentences(doc)) {
      const said = doc.text.slice(first.start, last.end);
      const [, heard, that, news] = HEARD.exec(said) ?? [];
      if (
        !heard ||
        !news ||
        words.length > 18 ||
        /[,]|\b(?:and|but|or|so|because|if|when|that|who|which|what)\b/u.test(news)
      )
        continue;
      const told = words.filter(({ start }) => start >= last.end - news.length);
      const verb = told.findIndex(({ pos }) => pos === 'AUX' || pos === 'VERB');
      if (
        verb < 1 ||
        verb > 4 ||
        (that === undefined &&
          told[verb]?.pos === 'VERB' &&
          /^(?:the|my|our)$/u.test(told[0]?.lower ?? '') &&
          /ing$/u.test(told[verb]?.lower ?? ''))
      )
        continue;
      if (/^(?:to|of|for|in|on|at)$/u.test(told[verb - 1]?.lower ?? '')) continue;
      const source = /^we/iu.test(heard) ? `we${heard.slice(2)}` : heard;
      yield { edits: [{ start: first.start, end: last.end, text: `${opened(news)}, ${source}` }] };
    }
  },
};
