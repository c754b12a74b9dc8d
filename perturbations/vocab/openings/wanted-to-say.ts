import { matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isOf } from '../../around/only-if.js';
import { isGrave } from '../../around/register.js';

const SAID =
  /^(?:many thanks|thanks|cheers for|thank you|congrats|congratulations|hats off to|well done|good luck|happy [a-zà-ž]+)\b/iu;

const SAID_TO_ALL = ['Just wanted to say', 'I just wanted to say', "I'd just like to say"];
/** `Huge thanks to …`, `Massive well done …`. */
const HEARTY =
  /^(?:very |really )?(?:big|huge|massive|enormous) (?:thanks|thank you|congratulations|congrats|well done|hello) to\b|^(?:big|huge) (?:thanks|thank you) for\b/iu;

/** A firm's form of words. */
const OF_A_FIRM =
  /\?|\b(?:contacting|writing to|your (?:letter|query|enquiry|application|order|case|ticket|request|account|message|email|patience|interest|support team)|getting in touch|reaching out|bearing with|working days|reporting|our (?:[a-zà-ž]+-?[a-zà-ž]* )?team)\b/iu;

export const wantedToSay: Rule = {
  about: 'Thanks and good wishes are something one wanted to say: “Just wanted to say thanks for the ride”',
  expects: { sentiment: 'same' },
  examples: [
    ['Thanks for the ride! 🚗', 'Just wanted to say thanks for the ride! 🚗'],
    ['Reminder that the shed is shut', 'Just a reminder that the shed is shut'],
    ['Huge thanks to Ana, who fixed it.', 'I just wanted to say a huge thanks to Ana, who fixed it.'],
    ['Congrats on the new flat', 'I just wanted to say congrats on the new flat'],
  ],
  leaves: [
    'Thanks, but I sold it',
    'Thanks for getting in touch. Your case is open.',
    'The soup was cold',
    'Happy with my new bike',
    'Thanks to the rain we stayed in',
  ],
  onlyIf: isOf('chat', 'story', 'review', 'letter', 'notice'),
  *propose(doc) {
    if (isGrave(doc)) return;
    if (matches(doc, OF_A_FIRM)) return; // a firm's form of words
    if (/^shout-?out to\b/iu.test(doc.text)) return yield* eachInFront(doc, ['Quick']);
    if (/^just (?:a )?(?:quick |short )?(?:note|line|message) (?:to|that)\b/iu.test(doc.text))
      return yield* eachInFront(doc, ['This is']);
    if (/^just want(?:ed)? to\b/iu.test(doc.text)) return yield* eachInFront(doc, ['I']);
    if (matches(doc, HEARTY))
      return yield* eachInFront(
        doc,
        SAID_TO_ALL.map((said) => `${said} a`),
      );
    if (/^reminder(?: (?:that|to|about)\b|:)/iu.test(doc.text))
      return yield* eachInFront(doc, ['Just a', 'Just a quick']);
    if (
      !matches(doc, SAID) ||
      /^(?:thanks to (?!everyone\b|everybody\b|all (?:of|the|those|who)\b)|happy (?:with|to|that|about|for))\b|^[a-zà-ž]+(?: [a-zà-ž]+)?,/iu.test(
        doc.text,
      )
    )
      return;
    // `I would like to` is too stiff for `cheers`
    yield* eachInFront(
      doc,
      /^cheers\b/iu.test(doc.text) ? SAID_TO_ALL.filter((said) => said.startsWith('Just')) : SAID_TO_ALL,
    );
  },
};
