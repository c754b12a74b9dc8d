import { describe, expect, test } from 'vitest';
import { senderOf } from '../../../perturbations/person/office-letter.js';
import { tradeOf } from '../../../perturbations/person/writer.js';
import { parse } from '../../../src/english/doc.js';

describe('who writes of such things', () => {
  test.each([
    ['film critic', 'The chase is far too long, the villain is dull, and the script has no jokes at all.'],
    ['book critic', 'The author repeats herself on every page, and the chapters on the war are dull.'],
    ['music critic', 'The choir sang without a conductor, and the encore lasted nearly half an hour.'],
    ['food blogger', 'The bistro opened in 1974 and belongs to the two cooks who run its kitchen.'],
    ['diner', 'The waiter was rude, the soup was stale, and the dessert never came.'],
    ['guest', 'The hotel lobby was filthy, and the balcony looked on to a quarry.'],
    ['copywriter', 'The box contains a steel base, two shelves and a set of screws.'],
    ['customer', 'The zipper broke in May, and the seller refused to send another jacket.'],
    ['curator', 'The engraving was acquired in 1902 and has hung in the west wing since then.'],
    ['court reporter', 'The judge praised both lawyers for the courtesy of their closing words.'],
    ['journalist', 'Rescuers pulled nine miners out of the flooded shaft near the village.'],
    ['meteorologist', 'Fog lay over the bay on nine evenings in June, and rain fell on four.'],
    ['teacher', 'Each player is dealt five cards, and whoever holds the king begins.'],
    ['shipping clerk', 'The crates were unloaded in the port on Monday and are stored in a warehouse.'],
  ])('%s: %s', (trade, text) => {
    expect(tradeOf(parse(text))?.name).toBe(trade);
  });

  test.each([
    'Our choir sang without a conductor, and I loved the encore.',
    'Could the hotel lobby be any filthier than this?',
    'Diary, 9 June. Inspection of the boiler at noon. Rang the mayor.',
    'She laughed at the waiter, and the soup went cold.',
  ])('nobody: %s', (text) => {
    expect(tradeOf(parse(text))).toBeUndefined();
  });
});

describe('who sends it', () => {
  test.each([
    ['teacher', 'Dear parents, the choir will meet an hour later from next week on.'],
    ['child', 'Dear Grandpa, the drum you gave me is so loud that the cat hides.'],
    ['manager', 'Dear colleagues, the lobby will be painted on Friday and Monday.'],
    ['office assistant', 'We acknowledge receipt of your form, which is now with the registrar.'],
    ['courier', 'The parcel was left with your neighbour at number 9 on Monday.'],
  ])('%s: %s', (trade, text) => {
    expect(senderOf(parse(text))?.trade).toBe(trade);
  });

  test.each([
    'Dear neighbours, your dog barks all night, and our baby cannot sleep.',
    'I am writing to tell you how let down I feel by your bank.',
    'Dear Sir, this is the third bill for a lamp that never came.',
  ])('nobody: %s', (text) => {
    expect(senderOf(parse(text))).toBeUndefined();
  });
});
