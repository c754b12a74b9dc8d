import { type Doc, matches, perDoc } from '../../src/plugin.js';
import { isAppraisal } from '../around/appraisal.js';
import { isClinicalNote } from '../around/clinical.js';
import { isPolar } from '../around/evaluative.js';
import { kindOfText } from '../around/kind.js';
import { isOfOnesDay } from '../around/of-ones-day.js';
import { isFormal, isGrave, isLetter } from '../around/register.js';
import { isWellWishing } from '../around/well-wishing.js';
import { isRecord } from './record.js';

/** What people review: things they bought, places they went to, what they watched, read or ate. */
const REVIEWED =
  /\b(?:films?|movie|novel|paperback|audiobook|book|musical|series|season|episode|soundtrack|album|gig|concert|play|plot|trailer|hotel|hostel|motel|campsite|villa|guesthouse|b&b|inn|spa|resort|ferry|breakfast|menu|waiters?|waitress|dumplings|ramen|pizza|curry|tapas|dessert|steak|soup|broth|buns|bakery|café|cafe|restaurant|bistro|pub|portions?|chef|kettle|toaster|blender|vacuum|headphones|headset|earbuds|keyboard|printer|charger|drill|tent|mattress|pillow|sofa|wardrobe|lamp|jacket|coat|boots|shoes?|sleeves|zip|rucksack|backpack|suitcase|pushchair|pram|sunscreen|shampoo|app|game|board game|puzzle|lunchbox|bike|lock|strings|gloves|scarf|umbrella|toothbrush|razor|mower|secateurs|frying pan|mug|flask|cot|car seat|jigsaw|candle|blanket|duvet|curtains|rug|armchair|radio|router|smartwatch|strap|drone|scooter|helmet|yoga mat|treadmill|teapot|noodles|sushi|burger|brunch|sandwich(?:es)?|ice cream|gelato|cocktails|vineyard|brewery|barber|haircut|massage|ballet|opera|circus|aquarium|castle|cottage|buttons|model|tablet|laptop|phone|camera|watch|cooker|fryer|paint|tour|museum|exhibition|gallery|zoo|escape room|cruise)\b/iu;

/** Told to all, of a thing, place or work: no request, no letter, no news of one's own. */
export const isReview = perDoc(
  (doc: Doc) =>
    doc.tokens.length > 18 &&
    doc.sentences.length > 1 &&
    matches(doc, REVIEWED, doc.text.replaceAll(/\b(?:on|off|over|by) (?:the|my) phone\b/giu, '')) &&
    !isOfOnesDay(doc) &&
    !isLetter(doc) &&
    !isAppraisal(doc) &&
    !isFormal(doc) &&
    !isGrave(doc) &&
    !isWellWishing(doc) &&
    !isClinicalNote(doc) &&
    !isRecord(doc) &&
    !/^(?:notice|contract|clinical)$/u.test(kindOfText(doc)) &&
    !/\b(?:your|please|grand(?:ad|ma|pa|mother|father)|(?:aunt|uncle) [a-zà-ž]+|neighbou?rs?|colleagues?|manager and|team|my (?:boss|husband and|wife and)|anyone|dear|ticket|reminder|meeting|relegat[a-zà-ž]+|supporters|league|our (?:[a-zà-ž]+ )?(?:company|troupe|choir|band|orchestra|production|play)|fire drill|bill|rent|landlord)\b|\?|^(?:hi|hello|hey|update|diary|today|yesterday|what an? [a-zà-ž]+ (?:day|morning|evening|week|weekend)|we['’]re|meeting)\b/iu.test(
      doc.text,
    ),
);

const OF_WORKS =
  /^(?:[^\s.]+ ){0,10}?(?:plot|menu|cottage|cabin|paint|pressure washer|campsite|audiobook|translation|film|movie|director|novel|biography|memoir|book|exhibition|show|musical|play|album|series|documentary|course|retreat|hotel|hostel|inn|resort|museum|restaurant|caf[eé]|campsite|rucksack|tent|kettle|lamp|bag|chase|songs|sequel)\b/iu;
const OF_OTHERS =
  /\b(?:i|my|me|we|our|us|your|please|shares|sales|council|police|court|report|fire|strike|staff|patients?|residents)\b|["“”?!\n]|^(?:[^\s.:]+ ?){1,3}:|n['’]t\b|['’](?:re|ve|ll|m)\b|\p{Extended_Pictographic}/iu;

/** What a critic says of a work, a place or a thing, in full sentences and without a word of who says it. */
export const isVerdict = perDoc(
  (doc: Doc): boolean =>
    doc.tokens.length > 15 &&
    (doc.sentences.length > 1 || doc.clauses.length > 1) &&
    /^\p{Lu}.*\.\s*$/su.test(doc.text) &&
    matches(doc, OF_WORKS) &&
    !matches(doc, OF_OTHERS) &&
    !isOfOnesDay(doc) &&
    !isGrave(doc) &&
    !isRecord(doc) &&
    !isClinicalNote(doc) &&
    isPolarTwice(doc),
);

/** What critics say in more words than one. */
const VERDICTS =
  /\b(?:no sense|an insult|made of cardboard|rip-off|let-?down|a revelation|melt(?:s|ed) (?:on the tongue|in the mouth)|(?:looks|feels|is) as good as new|fell (?:apart|to pieces)|no hot water|a mess|full of errors|wooden (?:dialogue|acting)|(?:dialogue|acting) is wooden|plot (?:creaks|drags|sags)|a disgrace|infested)\b/giu;

/** One such word is enough where something is told; what only is so may be a description. */
function isPolarTwice({ tokens, clauses, text }: Doc): boolean {
  const polar = tokens.filter(({ lower }) => isPolar(lower)).length + (text.match(VERDICTS)?.length ?? 0);
  return polar > (clauses.some(({ tense }) => tense === 'past') ? 0 : 1);
}
