import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { inFront } from '../../around/in-front.js';
import { kindOfText } from '../../around/kind.js';
import { isOfficial } from '../../around/register.js';
import { isPlain } from '../mood.js';

const OPENINGS = ['Nothing exciting,', 'Not much going on,'];

export const nothingExciting: Rule = {
  about:
    'A small errand or plan of one’s own is opened by a denial: “Nothing exciting, just picking up my cousin at noon”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ["I'm picking up my cousin at noon 🚗", 'Nothing exciting, just picking up my cousin at noon 🚗'],
    ["I'm going to the barber after lunch", 'Nothing exciting, just going to the barber after lunch'],
  ],
  leaves: [
    "I'm going to Peru in May",
    "I'm not going to the barber",
    'She is going to the barber',
    "I'm going to call the police",
    "I'm meeting my hero at noon",
    "I'm going to the barber and then to my wedding",
    "I'm going to the barber, talk later",
    "I'm picking it up",
    "I'm going to the hospital",
  ],
  *propose(doc) {
    if (!/^I['’]?(?:m| am) /u.test(doc.text) || doc.sentences.length > 1 || !isErrand(doc)) return;
    const verb = doc.tokens[2];
    if (!verb || doc.tokens.length > 20) return;
    for (const opening of OPENINGS) {
      const front = inFront(doc, opening);
      const [edit] = front?.edits ?? [];
      if (!edit) continue;
      const words = edit.text.slice(0, edit.text.lastIndexOf(' '));
      yield { edits: [{ start: edit.start, end: verb.start, text: `${words} just ` }] };
    }
  },
};

const ERRAND =
  /^I(?:['’]m| am) (?:picking up (?:my|some|a|an|the) |going to the (?:barber|shops?|library|post office|supermarket|market|bank|dentist|gym|pharmacy|garage|launderette|bakery|butcher|hardware store|recycling centre|car wash|optician|hairdresser|office|pool|allotment|dump|tip|chemist|cobbler|florist|tailor|launderette|laundrette|cash machine|station|garden centre)\b|meeting (?:my|a|an|the|some) (?:landlord|neighbour|neighbor|colleague|cousin|accountant|plumber|brother|sister|uncle|aunt|manager|tutor|supervisor|classmate|roommate|flatmate)s?\b|dropping off (?:my|some|a|an|the) |taking (?:the (?:car|cat|dog|bins?|recycling)|my (?:bike|car|laptop)) (?:to|in|out|for)\b|heading (?:to the (?:shops?|library|gym|supermarket|office|post office)|home)\b|getting (?:a haircut|my hair cut|the car washed)\b|moving (?:the|my) (?:sofa|desk|fridge|bookcase|wardrobe)\b|popping (?:to|out)\b)/u;
const ASIDE =
  /\b(?:and|but|because|then|so|hero|wedding|funeral|hospital|scan|biopsy|surgery|airport hotel|divorce|new|puppy|kitten|baby|award|prize|results?|police|court|who|whom|date|ring)\b|[,;:]/iu;

function isErrand(doc: Doc): boolean {
  return (
    matches(doc, ERRAND) && !ASIDE.test(doc.text) && isPlain(doc) && !isOfficial(doc) && kindOfText(doc) === 'chat'
  );
}
