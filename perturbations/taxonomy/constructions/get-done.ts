import { matchCase, type Rule } from '../../../src/plugin.js';
import { beFor } from '../agreement.js';

/** After `get` these say what becomes of one, not what is done. */
const STATE =
  /^(?:married|divorced|tired|bored|dressed|lost|scared|excited|used|stuck|engaged|drunk|confused|worried|interested|sunburnt|sunburned|infected|rid|involved|started|upset|annoyed|frustrated|qualified)$/u;

export const getDone: Rule = {
  about: 'What gets done is done: “Do bottles get recycled in Ghent?” → “Are bottles recycled in Ghent?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Do bottles get recycled in Ghent?', 'Are bottles recycled in Ghent?'],
    ['Does a referee ever get paid in Ghent?', 'Is a referee ever paid in Ghent?'],
    ['Did the ferry get painted after the storm?', 'Was the ferry painted after the storm?'],
  ],
  leaves: [
    'Do bakers get tired in Ghent?',
    'Do bakers get married in Ghent?',
    "Don't bottles get recycled?",
    'Do bakers get a discount?',
    'Can bottles get recycled?',
    'Do bakers get paid leave?',
  ],
  words: () => ['get'],
  *propose({ questions, sentences }) {
    const [question, second] = questions;
    if (!question || second || question.negation || sentences.length > 1) return;
    const { auxiliary, subject, predicate } = question;
    const ever = predicate.tokens[0]?.lower === 'ever' ? 1 : 0;
    const [get, done, next] = predicate.tokens.slice(ever);
    if (!/^(?:do|does|did)$/u.test(auxiliary.lower) || get?.lower !== 'get' || !done) return;
    if (!/(?:ed|en|told|paid|sold|made|built|held|caught|sent|lost)$/u.test(done.lower) || STATE.test(done.lower))
      return;
    if (done.pos !== 'VERB' || (next && next.kind === 'word' && next.pos !== 'ADP' && next.pos !== 'ADV')) return;
    const be = beFor(subject);
    const text = auxiliary.lower !== 'did' ? be : be === 'are' ? 'were' : 'was';
    yield {
      edits: [
        { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, text) },
        { start: get.start, end: done.start, text: '' },
      ],
    };
  },
};
