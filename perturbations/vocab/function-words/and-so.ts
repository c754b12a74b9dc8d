import type { Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';

/** A comma before what came of it: no purpose (`so we could see`), no hearsay (`so he says`). */
const RESULT =
  /(?<=[\p{L}\p{N}]),(?= so (?:I|we|he|she|it|they|(?:the|my|our|his|her) (?!far\b|much\b|long\b)\p{Ll}+) (?!(?:could|can|would|will|might|may|should|says?|said|hears?|heard|seems?|seemed|thinks?|thought|hopes?|hoped|believes?|tells?|told|do|does|don|doesn|didn|wouldn|won|can|goes)\b)\p{Ll}+ \p{L}+)/gu;
const JOINED = /\b(?:and|but|because|since|as|although|though|while|if|when|not|n['’]t|so)\b|[?:;“”"]/iu;

export const andSo: Rule = {
  about: 'What came of it is joined with “and”: “It rained, so we left early.” → “It rained, and so we left early.”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'Our first kayak leaked in the middle of the lake. The second had no paddle, so we swam to the shore.',
      'Our first kayak leaked in the middle of the lake. The second had no paddle, and so we swam to the shore.',
    ],
  ],
  leaves: [
    'It rained, so we left early.',
    'Our first kayak leaked in the middle of the lake. They moved the second, so we could swim to the shore.',
    'Our first kayak leaked in the middle of the lake. The second is better, so he says to everybody there.',
    'Our first kayak leaked in the middle of the lake. The second had a hole and no paddle, so we swam to the shore.',
  ],
  words: () => ['so'],
  *propose(doc) {
    if (doc.tokens.length < 18 || /\p{Extended_Pictographic}/u.test(doc.text)) return;
    for (const candidate of insertedAfter(doc, RESULT, 'and')) {
      const [edit] = candidate.edits;
      const sentence = doc.sentences.find(({ start, end }) => edit && start <= edit.start && edit.start <= end);
      if (!edit || !sentence || JOINED.test(doc.text.slice(sentence.start, edit.start))) continue;
      if (!/\b(?:so|and) [a-zà-ž]+.*\bso\b|[?!]/iu.test(doc.text.slice(edit.start + 4, sentence.end))) yield candidate;
    }
  },
};
