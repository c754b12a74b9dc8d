import { type Doc, perDoc } from '../../src/plugin.js';
import { isAppraisal } from '../around/appraisal.js';
import { isClinicalNote } from '../around/clinical.js';
import { kindOfText } from '../around/kind.js';
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
    REVIEWED.test(doc.text.replaceAll(/\b(?:on|off|over|by) (?:the|my) phone\b/giu, '')) &&
    !isLetter(doc) &&
    !isAppraisal(doc) &&
    !isFormal(doc) &&
    !isGrave(doc) &&
    !isWellWishing(doc) &&
    !isClinicalNote(doc) &&
    !isRecord(doc) &&
    !/^(?:notice|contract|clinical)$/u.test(kindOfText(doc)) &&
    !/\b(?:your|please|neighbou?rs?|colleagues?|manager and|team|my (?:boss|husband and|wife and)|anyone|dear|ticket|reminder|meeting|fire drill|bill|rent|landlord)\b|\?|^(?:hi|hello|hey|update|we['’]re|meeting)\b/iu.test(
      doc.text,
    ),
);
