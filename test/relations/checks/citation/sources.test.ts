import { expect, test } from 'vitest';
import { sourcesIn } from '../../../../relations/checks/citation/sources.js';

test.each([
  [
    'ids in brackets, with titles',
    '[policy_doc_1] Refund Policy: Items…\n[policy_doc_2] Order #1 was placed.',
    ['policy_doc_1 (Refund Policy)', 'policy_doc_2'],
  ],
  ['numbers in brackets', 'Paris is the capital [1]. It has 2 million people [2].', ['1', '2']],
  [
    'ids where lines begin',
    'KB-12: Reset your password.\nKB-13 - Call us.\n\nThis is for COVID-19 times.',
    ['KB-12', 'KB-13'],
  ],
  [
    'numbered documents',
    'Document 1: Opening hours\nWe open at nine.\nDocument 2: Prices',
    ['Document 1', 'Document 2'],
  ],
  ['tags', '<doc id="faq">Open at nine.</doc><doc id="prices">Five.</doc>', ['faq', 'prices']],
  ['labels', 'source: handbook\nText.\nid: faq-3\nMore.', ['handbook', 'faq-3']],
  [
    'ids in prose',
    'As policy_doc_3 says, items can be returned; policy_doc_4 is on warranty.',
    ['policy_doc_3', 'policy_doc_4'],
  ],
  ['headings', '# Returns and refunds\nWithin 30 days.', ['Returns and refunds']],
  [
    'URLs',
    'See https://shop.example/returns/ and (https://shop.example/faq#a).',
    ['https://shop.example/returns', 'https://shop.example/faq#a'],
  ],
  ['no sources', 'Policy: 30-day returns allowed', []],
  ['links are no ids', 'Read [this](https://a.example/x).', ['https://a.example/x']],
])('%s', (_, context, names) => {
  const shown = sourcesIn(context).map(({ name, title }) =>
    title === undefined || title === name ? name : `${name} (${title})`,
  );
  expect(shown).toEqual(names);
});
