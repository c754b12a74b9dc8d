import { expect, test } from 'vitest';
import { language } from '../../../relations/invariants/language.js';
import { held, resultOf, testRefusals, testRows, violated } from './tables.js';

const ENGLISH = 'You can return the item within thirty days.';
const FRENCH = 'Vous pouvez retourner votre article demain matin.';

testRows(language, [
  [{ expected: 'en' }, ENGLISH, held('the reply is in English')],
  [{ expected: 'en-GB' }, `{"antwort": "${ENGLISH}", "id": 7}`, held('the reply is in English')],
  [{ expected: 'en' }, `${ENGLISH}\n\`\`\`\nprint("Bonjour tout le monde")\n\`\`\``, held('the reply is in English')],
  [{ expected: ['de', 'fr'] }, FRENCH, held('the reply is in French')],
  [{ expected: 'ja' }, '購入後30日以内に返品できます。', held('the reply is in Japanese')],
  [
    { expected: 'en' },
    FRENCH,
    violated(`Expected the reply to be in English, got French: \`${FRENCH}\``, 'English', 'French'),
  ],
  [
    { expected: ['de', 'fr'] },
    ENGLISH,
    violated(
      `Expected the reply to be in German or French, got English: \`${ENGLISH}\``,
      'German or French',
      'English',
    ),
  ],
]);

test.each(['', 'OK', 'Ja, 42.', 'Paris', `${ENGLISH} Das tut mir leid, dabei kann ich Ihnen nicht helfen.`])(
  'nothing is said of %j',
  (reply) => {
    expect(resultOf(language, { expected: 'en' }, reply)).toMatchObject({
      ...{ status: 'inconclusive', cause: 'not-measured' },
      reason: expect.stringMatching(/^Expected a reply long enough to be sure of its language, got /u),
    });
  },
);

test.each([
  'what a rip-off, honestly!',
  'Is a scorpion an insect or something else?',
  'Kwame said the interview went brilliantly.',
  'I want to return my order, please.',
])('no English is taken for another language: %s', (reply) => {
  expect(resultOf(language, { expected: 'en' }, reply)).not.toMatchObject({ status: 'violated' });
});

testRefusals(language, [[{}, [['expected', 'the code of a language, such as en, or a list of them']]]]);

test('language refuses a code that the detector does not have', () => {
  const result = language.schema.safeParse({ expected: 'xx' });
  expect(result.error?.issues[0]?.message).toMatch(/^the code of a language that can be told \(.*\ben\b.*\)$/u);
});
