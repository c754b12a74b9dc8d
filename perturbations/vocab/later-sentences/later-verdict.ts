import type { Doc, Rule, Sentence } from '../../../src/plugin.js';
import { inFrontOf } from '../../around/in-front.js';
import { isPersonal, kindOfText } from '../../around/kind.js';
import { isLonger } from '../../around/only-if.js';
import { isGrave } from '../../around/register.js';
import { inCapitals } from '../../around/style.js';
import { withoutMarks } from '../../around/without-marks.js';
import { polarityOf } from '../../person/polar.js';

/** `Great service`, `Very disappointing for that price`. */
const FRAGMENT =
  /^(?:(?:very|really|truly|utterly|absolutely|quite) )?([a-zà-ž]+)(?: (?:service|quality|value|product|customer service|experience|material|value for money|support|result|results|design|workmanship|packaging|place|food|stuff|idea|film|show|evening|(?:for|at) (?:that|this|the|such an?) (?:price|money)|and (?:very )?(?:disappointing|overpriced|frustrating|annoying|unprofessional|rude)))*$/iu;
/** `It looks perfect`. */
const SHOWS =
  /^(?:it|they|the (?:[a-zà-ž]+)) (?:looks?|tastes?|tasted|smells?|smelled|sounds?|feels?|works?|fits?|fitted|runs?|sleeps?|plays?) (?:absolutely |really |simply |so )?([a-zà-ž]+)$/iu;

export const laterVerdict: Rule = {
  about: 'A short verdict at the end is frank: “The lamp flickers. Honestly, very disappointing for that price.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The oar snapped. Very disappointing for that price.',
      'The oar snapped. Honestly, very disappointing for that price.',
    ],
    ['The kite came on Monday. It looks perfect.', 'The kite came on Monday. I have to say, it looks perfect.'],
    ['They mended the sail in a day. Great service.', 'They mended the sail in a day. Honestly, great service.'],
  ],
  leaves: [
    'Very disappointing.',
    'The oar snapped. Great.',
    'The lessor mended the door. Good workmanship is owed.',
    'The oar snapped. Great service!',
    'My oar sank and my uncle drowned. Terrible.',
  ],
  onlyIf: isLonger,
  *propose(doc) {
    const last = doc.sentences.at(-1);
    const [first] = last?.tokens ?? [];
    if (!last || !first || last.index === 0 || doc.sentences.length > 3 || isGrave(doc) || inCapitals(doc)) return;
    if (!(isPersonal(doc) || kindOfText(doc) === 'review') || !/^\p{Lu}/u.test(first.text)) return;
    if (
      /[!?;:\n"“”]|\b(?:honest[a-zà-ž]*|frank[a-zà-ž]*|have to say|must say|seriously|but|sorry|died)\b/iu.test(
        doc.text,
      )
    )
      return;
    yield* openings(doc, last).map((opening) => inFrontOf(doc, first, opening));
  },
};

function openings(doc: Doc, last: Sentence): readonly string[] {
  const said = withoutMarks(last.text);
  const shown = SHOWS.exec(said)?.[1];
  const word = shown ?? (/ /u.test(said) ? FRAGMENT.exec(said)?.[1] : undefined);
  const side = word === undefined ? undefined : polarityOf(word.toLowerCase());
  // irony: `The oar snapped. Great service.`
  const before = doc.tokens.flatMap(({ lower, start }) => (start < last.start ? (polarityOf(lower) ?? []) : []));
  if (side === undefined || before.some((each) => each !== side)) return [];
  if (side === 'negative') return ['Honestly,'];
  if (
    /\b(?:snapped|broke|late|leak[a-zà-ž]*|crack[a-zà-ž]*|never|not|nobody|no|wrong|fell|lost|cold|hours?|twice|stopped|died|tore)\b|n['’]t\b/iu.test(
      doc.text.slice(0, last.start),
    )
  )
    return [];
  return shown === undefined ? ['Honestly,'] : ['I have to say,', 'Honestly,'];
}
