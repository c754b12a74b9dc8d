import { neededWords, once, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';

/** What has a number, named right before it. */
const NUMBERED =
  /\b(?:order|ticket|invoice|plot|line|room|gate|platform|account|booking|item|case|bus|locker|seat|pitch|bay|unit|apartment|reservation|job|batch|policy|membership)(?= (?!20\d\d\b|19\d\d\b)\d[\d-]*(?:\.\d+)?(?![\d.:,]*\d|[a-zà-ž]|%|[°£$€])(?! (?:days?|people|hours?|weeks?|months?|years?|minutes?|more|times?|others?|items?|copies|of|pounds?|euros?|dollars?|metres?|miles?|p\.?m|a\.?m)\b))/giu;

export const number: Rule = {
  about: 'What is called by its number is so: “order 512” → “order number 512”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['Where is order 512?', 'Where is order number 512?'],
    ['Invoice 77 arrived twice.', 'Invoice number 77 arrived twice.'],
  ],
  leaves: [
    'We order 12 copies',
    'Order number 512 is late',
    'Order #512 is late',
    'The line 12 people stood in',
    'We had room 20 days',
    'The talk moved from room 4 to room 12.',
    'Drills will be held in Room 7 on Monday.',
  ],
  words: once(() => neededWords(NUMBERED)),
  *propose(doc) {
    if (
      /\b(?:we|i|they|you|to|please|can|could|had) (?:order|ticket|invoice|book|line|report|table)\b/iu.test(doc.text)
    )
      return;
    // One of two rooms alone is not called by its number.
    if ((doc.text.match(NUMBERED) ?? []).length > 1) return;
    // The items of an agenda.
    if (/^item \d+[,:]/iu.test(doc.text)) return;
    // `in Room 12`: a name.
    if (
      /[^.!?] (?:Order|Ticket|Invoice|Plot|Line|Room|Gate|Platform|Locker|Bay|Unit|Apartment|Bus|Seat) \d/u.test(
        doc.text,
      )
    )
      return;
    yield* insertedAfter(doc, NUMBERED, 'number');
  },
};
