import { readability } from '../../../relations/invariants/readability.js';
import { held, notMeasured, testRefusals, testRows, violated } from './tables.js';

const CAT = 'The cat sat on the mat.';

testRows(readability, [
  [{ min: 90 }, CAT, held('Flesch reading ease 116.1 (words: 6, sentences: 1, syllables: 6)')],
  [
    { min: 90 },
    JSON.stringify({ answer: CAT, id: 7 }),
    held('Flesch reading ease 116.1 (words: 6, sentences: 1, syllables: 6)'),
  ],
  [
    { max: 90 },
    CAT,
    violated(
      'Expected Flesch reading ease of at most 90, got 116.1 (words: 6, sentences: 1, syllables: 6)',
      ...(['Flesch reading ease of at most 90', '116.1 (words: 6, sentences: 1, syllables: 6)'] as const),
    ),
  ],
  [
    { measure: 'flesch_kincaid_grade', max: 5 },
    CAT,
    held('Flesch-Kincaid grade -1.4 (words: 6, sentences: 1, syllables: 6)'),
  ],
  [{ min: 60 }, 'Yes, of course.', notMeasured('Expected an English text of 5 words or more, got `Yes, of course.`')],
  [{ min: 60 }, '', notMeasured('Expected an English text of 5 words or more, got nothing')],
  [
    { min: 60 },
    'Vous pouvez retourner votre article demain matin.',
    notMeasured('Expected an English text of 5 words or more, got `Vous pouvez retourner votre article demain matin.`'),
  ],
]);

testRefusals(readability, [
  [{}, [['', '`min` or `max`']]],
  [{ min: 2, max: 1 }, [['', '`min` that is not above `max`']]],
  [{ min: 1, measure: 'smog' }, [['measure', '`flesch_reading_ease` or `flesch_kincaid_grade`']]],
]);
