import { describe, expect, test } from 'vitest';
import { citation } from '../../../relations/invariants/citation.js';
import { held, resultOf, testRefusals, testRows, violated } from './tables.js';

const POLICY = {
  case: {
    context:
      '[policy_doc_1] Refund Policy: Customers can return items within 30 days of purchase.\n[policy_doc_2] Order #12345 was placed 12 days ago.',
  },
};
const NUMBERED = { case: { context: '[1] Paris is the capital.\n[2] It lies on the Seine.\n[3] It has parks.' } };
const PAGES = { case: { context: 'Returns: https://shop.example/returns\nPrices: https://shop.example/prices' } };
const KNOWN = '`policy_doc_1` or `policy_doc_2`';

testRows(citation, [
  [{}, 'Yes, within 30 days (policy_doc_1).', held('cited: `policy_doc_1` at character 22'), POLICY],
  [{}, '{"answer": "Yes", "citations": ["policy_doc_2"]}', held('cited: `policy_doc_2` at character 34'), POLICY],
  [{}, 'POLICY_DOC_1 says so.', held('cited: `policy_doc_1` at character 1'), POLICY],
  [{}, 'Our Refund Policy allows it.', held('cited: `Refund Policy` at character 5'), POLICY],
  [
    { min: 2 },
    'Yes [policy_doc_1, policy_doc_2].',
    held('cited: `policy_doc_1` at character 6, `policy_doc_2` at character 20'),
    POLICY,
  ],
  [{ form: 'bracket' }, 'Yes【policy_doc_1】.', held('cited: `policy_doc_1` at character 5'), POLICY],
  [
    { form: 'bracket' },
    '```json\n{"citation": "policy_doc_1"}\n```',
    held('cited: `policy_doc_1` at line 2, character 15'),
    POLICY,
  ],
  [
    { form: 'quote' },
    'It says: "customers can return items … of purchase."',
    held('cited: `customers can return items … of purchase.` at character 11'),
    POLICY,
  ],
  [
    { form: 'bracket' },
    'Paris.[1][2] See also [^3].',
    held('cited: `1` at character 8, `2` at character 11, `3` at character 25'),
    NUMBERED,
  ],
  [{ form: 'bracket', min: 3 }, 'Paris [1-3].', held('cited: `1` at character 8, `2`, `3` at character 10'), NUMBERED],
  [{ form: 'id' }, 'As source 2 says.', held('cited: `2` at character 11'), NUMBERED],
  [
    { form: 'url' },
    'See http://www.shop.example/returns/.',
    held('cited: `http://www.shop.example/returns` at character 5'),
    PAGES,
  ],
  [{ min: 0 }, 'No idea.', held('nothing is cited'), POLICY],
  [
    { sources: ['Employee Handbook', 'faq'] },
    'See the Employee Handbook.',
    held('cited: `Employee Handbook` at character 9'),
  ],
  [{ pattern: '\\[doc:(\\w+)\\]' }, 'Yes [doc:policy_doc_1].', held('cited: `policy_doc_1` at character 10'), POLICY],
  [{ pattern: '§ \\d+' }, 'By § 5 and § 6.', held('cited: `§ 5` at character 4, `§ 6` at character 12')],
  [
    {},
    'I think you can return it maybe?',
    violated(
      `Expected a source cited (${KNOWN}), got \`I think you can return it maybe?\``,
      ...([`a source cited (${KNOWN})`, 'I think you can return it maybe?'] as const),
    ),
    POLICY,
  ],
  [
    { rule: 'at least one policy document to be referenced' },
    'Maybe.',
    violated(
      'Expected at least one policy document to be referenced, got `Maybe.`',
      ...(['at least one policy document to be referenced', 'Maybe.'] as const),
    ),
    POLICY,
  ],
  [
    { form: 'bracket' },
    'See policy_doc_1.',
    violated(
      `Expected a source cited in brackets (${KNOWN}), got \`See policy_doc_1.\` (\`policy_doc_1\` cited in another form)`,
      ...([`a source cited in brackets (${KNOWN})`, 'See policy_doc_1.'] as const),
    ),
    POLICY,
  ],
  [
    { min: 2 },
    'See [policy_doc_1].',
    violated(
      `Expected 2 sources cited (${KNOWN}), got only \`policy_doc_1\` at character 6`,
      ...([`2 sources cited (${KNOWN})`, '`policy_doc_1` at character 6'] as const),
    ),
    POLICY,
  ],
  [
    {},
    'Yes [policy_doc_1], by policy_doc_9 too.',
    violated(
      'Expected citations of sources of the context alone (it has `policy_doc_1` and `policy_doc_2`), got `policy_doc_9`',
      ...([KNOWN, '`policy_doc_9`', 'character 24'] as const),
    ),
    POLICY,
  ],
  [
    {},
    'Yes [1] and [4].',
    violated(
      'Expected citations of sources of the context alone (it has `1`, `2` and `3`), got `4`',
      ...(['`1`, `2` or `3`', '`4`', 'character 14'] as const),
    ),
    NUMBERED,
  ],
  [
    {},
    'See https://shop.example/made-up.',
    violated(
      'Expected citations of sources of the context alone (it has `https://shop.example/returns` and `https://shop.example/prices`), got `https://shop.example/made-up`',
      ...([
        '`https://shop.example/returns` or `https://shop.example/prices`',
        '`https://shop.example/made-up`',
        'character 5',
      ] as const),
    ),
    PAGES,
  ],
  [
    { form: 'quote' },
    'It says "you can return items whenever you like".',
    violated(
      'Expected citations of sources of the context alone (it has `policy_doc_1` and `policy_doc_2`), got `you can return items whenever you like`',
      ...([KNOWN, '`you can return items whenever you like`', 'character 10'] as const),
    ),
    POLICY,
  ],
  [{ allow_unknown: true }, '[policy_doc_1] [policy_doc_9]', held('cited: `policy_doc_1` at character 2'), POLICY],
  [
    { sources: ['faq'], pattern: '\\((\\w+)\\)' },
    'Yes (manual).',
    violated(
      'Expected citations of sources of the context alone (it has `faq`), got `manual`',
      '`faq`',
      '`manual`',
      'character 6',
    ),
  ],
  [
    {},
    'Within 30 days.',
    {
      status: 'inconclusive',
      cause: 'not-measured',
      reason: 'Expected a context that names its sources, found none in it',
    },
    { case: { context: 'Policy: 30-day returns allowed' } },
  ],
  [
    {},
    'Within 30 days [policy_doc_1].',
    violated(
      'Expected citations of sources of the context alone, got `policy_doc_1`',
      'sources of the context',
      '`policy_doc_1`',
      'character 17',
    ),
    { case: { context: 'Policy: 30-day returns allowed' } },
  ],
]);

describe('what is no citation', () => {
  test.each([
    'Use `list[4]` here.',
    'Dear [Your Name], read [this 4](https://a.example).',
    'We have models GPT-4 and COVID-19 tests in 2024.',
    '{"tags": ["v2", "gpt-4"], "counts": [4, 5]}',
    'Within 4 days of order #12345.',
  ])('%s', (reply) => {
    expect(resultOf(citation, {}, reply, POLICY)).toMatchObject({
      reason: expect.stringMatching(/^Expected a source cited/u),
    });
  });

  test('one id within another', () => {
    const given = { case: { context: '[policy_doc_12] Refunds.' } };
    expect(resultOf(citation, { form: 'id' }, 'See policy_doc_12.', given)).toMatchObject({ status: 'held' });
    expect(resultOf(citation, { form: 'id' }, 'See policy_doc_123.', given)).toMatchObject({ status: 'violated' });
  });
});

testRefusals(citation, [
  [{ sources: 'all' }, [['sources', '`auto` or a list of sources']]],
  [{ form: 'footnote' }, [['form', 'one of id, bracket, quote, url, title, any']]],
  [{ min: -1 }, [['min', 'a whole number, 0 or more']]],
]);

test('long replies take no time', async () => {
  for (const text of ['[', 'a1', 'a_1', '"', '1-', 'http://', 'doc 1', '[1]', 'policy_doc_1 '])
    expect(await resultOf(citation, {}, text.repeat(20_000), POLICY)).toBeDefined();
});
