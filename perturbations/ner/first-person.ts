import { type Doc, matches, type Rule } from '../../src/plugin.js';
import { isOfficial } from '../around/register.js';
import { isDeclared } from '../around/terms.js';
import { hasSpeaker } from '../person/by-gender.js';
import { toldOf } from '../person/told.js';
import { names } from './names.js';

/** `idk`, `imo`: whoever writes so speaks for himself. */
const OWN_HEDGE = /\b(?:idk|imo|imho|tbh|afaik|ngl|iirc)\b/iu;

export const firstPerson: Rule = {
  about: 'The first person becomes a named person; verbs and pronouns of the whole text follow',
  expects: { sentiment: 'same' },
  examples: [
    ['I love my coat that I found in Porto', 'Leila loves her coat that she found in Porto'],
    ["I'm so proud of myself 😊", 'Omar is so proud of himself 😊'],
    ["My laptop died and I can't work", "Ingrid's laptop died and she can't work"],
  ],
  leaves: [
    'Can you lend me a pen?',
    'No stars if I could. My oar broke.',
    'Idk, both oars look the same to me',
    'My brother and I ski a lot',
    '"I am late," he said',
    'I mean, it works',
    "I'm sorry to write such a sharp e-mail, but I am worn out",
    'Please call me',
    'I wrote to you twice. Nobody has answered me.',
    'The kettle is as loud as my old one. I have not used the lid.',
    'The bread rose, I could cry',
    'Diary: I stayed at home',
    'The defendant misled my client',
    'A small film, and one of the loveliest things I have seen',
    'Best tart I ever ate',
    'Ten hours on my feet and no lunch',
    'Your call made my day',
    'Third day on the boat and finally on my sea legs',
    'On my best behaviour at the wedding tonight',
    'Off my head with worry tonight',
    'Best soup of my life',
    'By the third chapter I no longer cared about the brothers. The author seems to have been bored as well.',
    "Our best friend is sailing to Porto and I can't stop crying",
    'The man behind me hummed for the whole concert.',
    'I cried at the end of the film, when the sister comes home.',
  ],
  onlyIf: hasSpeaker,
  propose: (doc) =>
    isOfficial(doc) ||
    isToSomebody(doc) ||
    isDeclared(doc) ||
    isOfOwnState(doc) ||
    matches(doc, VERDICT) ||
    isOfStory(doc) ||
    matches(doc, OTHER_TOO) ||
    isOnlyBeside(doc) ||
    matches(doc, OWN_HEDGE) ||
    matches(doc, NO_STARS)
      ? []
      : toldOf(doc, names(doc), { opening: false }),
};

/** `Finally on my sea legs`: without an `I`, how one is or behaves is told by nobody but oneself. */
const OWN_STATE =
  /\bmy (?:own\b(?! [a-zà-ž])|(?:sea|last|hind|bare|own|two|poor|best|worst|usual|sunday) (?:legs?|feet|foot|behaviou?r|self|best|bones)\b|(?:legs|feet|knees|heels|guard|best|way|element|lonesome|tod|jack|high horse|second wind|a[- ]game|happy place|comfort zone)\b)/iu;
const SPEAKER = /\b(?:i|me|we|us|myself)\b/iu;

function isOfOwnState(doc: Doc): boolean {
  return matches(doc, OWN_STATE) && !matches(doc, SPEAKER);
}

/** `The best tart I have ever eaten`: whoever judges so speaks for themselves. */
const VERDICT =
  /^(?!(?:i|my)\b)[^.!?]*\b(?:best|worst|[a-zà-ž]{3,}(?:ie|[^aeio])st|most|ever|honestly|one of the)\b[^.!?]*\bI\b/iu;

/** `My best friend … and I can't …`: of the two, `he` might be either. */
const OTHER_TOO =
  /\b(?:my|our) (?:[a-zà-ž]+[ -]){0,2}(?:friends?|mate|buddy|pal|cousin|partner|spouse|sibling|kid|child|baby|toddler|teen(?:ager)?|neighbou?r|boss|manager|coworker|co-worker|colleague|roommate|flatmate|housemate|brother|sister|son|daughter|mother|father|mum|mom|dad|husband|wife|fianc[ée]e?|boyfriend|girlfriend|uncle|aunt|niece|nephew|twin|grand[a-zà-ž]+|gran|nan)\b [^.!?;]*\b(?:and|but|so) (?:now )?i\b/iu;

/** `the couple behind me`: a review in which the speaker is only where others sit. */
const BESIDE =
  /\b(?:behind|before|beside|near|around|above|below|under|opposite|ahead of|next to|in front of|across from|(?:to|on) (?:the|either) (?:left|right|side) of) me\b/giu;

function isOnlyBeside({ text }: Doc): boolean {
  const rest = text.replaceAll(BESIDE, '');
  return rest !== text && !/\b(?:i|me|my|mine|myself)\b/iu.test(rest);
}

/** Of a book, film or play, in which a bare name would be one of the characters. */
const STORY =
  /\b(?:novel|author|chapters?|hundred pages|(?:the|this|that) (?:[a-zà-ž]+ )?(?:film|movie|play|book|series|sequel|musical|memoir|opera|plot|finale|season|episode)|protagonist|heroine|characters|narrator|(?:twist|scene|ending) )\b/iu;
const TOLD_THERE =
  /\b(?:the (?:[a-zà-ž]+ )?(?:cousins?|brothers?|sisters?|heroine|hero|villain|detective|mother|father|daughter|son|killer|murderer|narrator|couple|widow|protagonist|king|queen)|characters?|author|plot|ending|twist|director|scenes?)\b/iu;

function isOfStory(doc: Doc): boolean {
  return matches(doc, STORY) && matches(doc, TOLD_THERE);
}

/** A letter of several sentences, in which somebody else cannot take the place of the writer. */
function isToSomebody({ sentences, text }: Doc): boolean {
  return sentences.length > 1 && /\b(?:you|your|yours)\b/iu.test(text);
}

/** A set phrase of reviewers: `Zero stars if I could.` */
const NO_STARS = /\b(?:stars?|points) if (?:i|we) could\b/iu;
