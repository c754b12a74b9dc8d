import type { Rule } from '../../src/plugin.js';
import { asksAdvice, isOfOnesOwn } from '../around/general-interest.js';
import { inCapitals } from '../around/style.js';
import { ASKED } from './question-frame.js';
import { sentTimes } from './sent.js';

const TIMES = {
  weekday: ['[Asked on Tuesday]', '[Posted on Thursday at 11:52 am]'],
  date: ['[Asked on 12 March]'],
  hour: ['[Posted at 2:14 pm]'],
  day: ['[Asked on Tuesday]', '[Posted 12 March]', '[Posted on Tuesday]'],
};

export const askedOn: Rule = {
  about: 'Puts the day of asking in front of a question of one’s own or one with a set-up, as forums do',
  expects: ASKED,
  fallback: true,
  examples: [
    ['My goat ate a glove. Should I call a vet?', '[Asked on Tuesday] My goat ate a glove. Should I call a vet?'],
    ['Two wheels are loose. Can I drive on?', '[Posted 12 March] Two wheels are loose. Can I drive on?'],
  ],
  leaves: ['Do walnuts float?', 'The goat is ill.', '[Monday] Can I swim?', 'Good morning. Can I swim?'],
  *propose(doc) {
    const [first] = doc.tokens;
    const told = doc.sentences.length > 1 && doc.sentences[0]?.kind === 'statement';
    if (first?.kind !== 'word' || !doc.text.includes('?') || inCapitals(doc)) return;
    if (!told && !isOfOnesOwn(doc) && !asksAdvice(doc)) return;
    for (const time of sentTimes(doc, TIMES))
      yield { edits: [{ start: first.start, end: first.start, text: `${time} ` }] };
  },
};
