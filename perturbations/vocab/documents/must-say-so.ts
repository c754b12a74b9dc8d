import { matches, neededWords, once, type Rule } from '../../../src/plugin.js';
import { evaluates } from '../../around/evaluative.js';
import { inCapitals } from '../../around/style.js';

const VERY =
  '(?:(?:so|very|deeply|truly|really|bitterly|extremely|utterly|thoroughly|absolutely|both|most|more than|quite) )?';
const FELT =
  '(?:disappointed|appalled|furious|disgusted|hurt|dismayed|shocked|outraged|upset|ashamed|delighted|thrilled|overjoyed|impressed|touched|angry|astonished|horrified|saddened|livid|unhappy|dissatisfied|disheartened|insulted|humiliated|surprised|concerned|worried)';
const GREETING = '(?:(?:dear|hi|hello) (?:(?:mr|mrs|ms|dr)\\. )?[^,.!?:;]{2,40}, |to whom it may concern[:,] )';
/** One’s own feeling, at the head of a letter or behind its greeting. */
const I_AM = new RegExp(
  String.raw`^(?<greeting>${GREETING})?(?<said>(?:I am|I['’]m|I was) ${VERY}${FELT} (?:that|by|with|to (?:see|hear|learn|find|read|discover|note)|at|about)\b)`,
  'iu',
);
/** What the other one did, judged behind a greeting. */
const YOURS = new RegExp(
  String.raw`^(?<greeting>${GREETING})(?<said>your (?:[\p{Ll}-]+ ){1,5}(?:was|were|is|are) (?:an? )?(?:simply |truly |absolutely |really )?(?<judged>[\p{Ll}-]+)\b)`,
  'iu',
);
const NOUNS = /^(?:triumph|joy|delight|disgrace|revelation|treat|masterpiece|shambles|disaster)$/u;
const ELSE =
  /^[^.!?]*\b(?:say|said|tell|frank\p{Ll}*|honest\p{Ll}*|must|have to|sorry|loss|death|diagnos\p{Ll}*|hear of|cancer)\b|^[^.!?]*[?"“”]|\n|\p{Extended_Pictographic}/iu;

export const mustSaySo: Rule = {
  about:
    'A letter that tells what the writer feels must say so: “Dear Ana, I am appalled that …” → “Dear Ana, I must say that I am appalled that …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Dear Mr Ode, I am deeply disappointed that the raft is still not dry.',
      'Dear Mr Ode, I must say that I am deeply disappointed that the raft is still not dry.',
    ],
    [
      'Dear Ada, your lecture on rafts was a triumph. The whole pier speaks of it.',
      'Dear Ada, I must say that your lecture on rafts was a triumph. The whole pier speaks of it.',
    ],
    [
      'I am appalled by the way in which your rafts are kept on the pier.',
      'I must say that I am appalled by the way in which your rafts are kept on the pier.',
    ],
  ],
  leaves: [
    'Dear Mr Ode, I am sorry that the raft is not dry.',
    'Dear Ada, I was deeply saddened to hear of your loss.',
    'Dear Ada, your raft is in the hall.',
    "I'm so disappointed",
    'Dear Ada, I am delighted to offer you a place on the raft next May.',
    'Frankly, I am appalled by the raft.',
  ],
  words: once(() => neededWords(I_AM, YOURS)),
  *propose(doc) {
    if (inCapitals(doc) || doc.tokens.length < 11 || !/[.!]\s*$/u.test(doc.text) || matches(doc, ELSE)) return;
    const { groups = {} } = I_AM.exec(doc.text) ?? YOURS.exec(doc.text) ?? {};
    const { greeting = '', said, judged } = groups;
    if (said === undefined || (judged !== undefined && !evaluates(judged) && !NOUNS.test(judged))) return;
    const [start, first = ''] = [greeting.length, doc.text.charAt(greeting.length)];
    const kept = /^I\b/u.test(said) ? first : first.toLowerCase();
    yield {
      edits: [{ start, end: start + 1, text: `I ${/^h/iu.test(greeting) ? 'have to' : 'must'} say that ${kept}` }],
    };
  },
};
