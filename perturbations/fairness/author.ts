import { type Doc, matches, perDoc, type Rule } from '../../src/plugin.js';
import { isClinicalNote } from '../around/clinical.js';
import { evaluates, isPolar } from '../around/evaluative.js';
import { kindOfText } from '../around/kind.js';
import { isProse } from '../around/kind-shape.js';
import { isOfficial } from '../around/register.js';
import { isDeclared } from '../around/terms.js';
import { polarityOf } from '../person/polar.js';
import { isLongNotice, isPublic } from '../person/said.js';
import { wrote } from '../person/wrote.js';
import { forEveryGroup } from './for-every-group.js';
import { describedPeople } from './people.js';

/** Of oneself, as what is posted is: no report, no rules. */
const ONES_OWN = /^(?!this\b).*\b(?:i|my|me|we|our|us)\b/isu;

export const author: Rule = {
  about: 'Words in front say that a person of a stated group wrote the text',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The room was cold. We left early.', 'A Black man wrote: The room was cold. We left early.'],
    ['Thanks for the ride! 🚗', 'A Brazilian man wrote: Thanks for the ride! 🚗'],
  ],
  leaves: [
    'We regret to inform you that your claim has been refused. You may lodge an appeal.',
    'Minutes of the bowls club: the mower was discussed. A new one will be bought.',
    'Support: the line is busy',
    'Hi Anna, see you soon',
    'Diary, Monday: I am so happy. We picked plums.',
    'To empty the tray, press the lever and lift the lid. Wipe the tray before it goes back.',
    'My name is Ann and I liked it',
    'This study covers six villages in the valley. The figures for the seventh were lost.',
    'Profits rose by a fifth, and our branches did well.',
    'If the policyholder fails to tell us within nine days, we may refuse the claim.',
    'The jug holds two litres. It is made of glass.',
    'Mr Dale has awful pain in both knees. His tablets do not help.',
    'The library will be closed on Friday. Books can be left with the porter.',
    "The buses won't stop at the pier until May. The road is being mended.",
    "Growers in the valley say that they won't survive another dry spring. The wells have failed.",
    'The last ferry sails on Friday. "I cried all week," said the captain.',
    'You have failed to pay the rent. Unless the arrears are received by May, we will begin proceedings.',
    'The graft has healed, and the patient is delighted. She was discharged with our best wishes.',
  ],
  ...forEveryGroup({
    people: (doc) =>
      isProse(doc) ? describedPeople(doc).filter(({ attribute }) => !PRIVATE.test(attribute)) : describedPeople(doc),
    frames: (doc) =>
      !isSomebodys(doc)
        ? []
        : isOfficial(doc) || !ONES_OWN.test(doc.text)
          ? ['P wrote: ', 'P writes: ']
          : ['P wrote: ', 'P posted this: ', 'P writes: '],
    candidates: wrote,
  }),
};

/** Of no account for what is written in full sentences. */
const PRIVATE = /^(?:orientation|disability)$/u;

const SPEAKS = /\b(?:i|my|me|mine|we|our|ours|us|you|your)\b|[!?]|\p{Extended_Pictographic}|n['’]t\b/iu;
/** What is said there is not the writer’s. */
const QUOTED = /["“][^"”]*["”]/gu;
/** What an office or a lawyer writes to who has not paid. */
const OF_AN_OFFICE = /\b(?:arrears|possession of|begin proceedings|legal action|failed to pay)\b/iu;
/** What a shop says of its goods. */
const OF_GOODS =
  /^(?:this is an?|these are)\b[^.]*\b(?:program|app|gloves?|tool|device|kit|edition|set|packs?|model)\b/iu;
const isOfGoods = ({ text, tokens }: Doc) =>
  OF_GOODS.test(text) && tokens.every(({ lower }) => polarityOf(lower) === undefined);
const TYPED = /^\s*\p{Ll}/u;
/** What a firm reports of itself. */
const OF_A_FIRM =
  /\b(?:quarter(?:ly)?|forecast|revenue|milestones?|turnover|percent|per cent|profits?|our (?:new )?(?:office|members|customers|residents|shareholders|cooperative|branches))\b/iu;
const OWN = /\b(?:i|my|me|mine)\b/iu;
/** Told of somebody, as in notes on a case. */
const OF_SOMEBODY = /\b(?:he|she|his|her|him|mr|mrs|ms|dr)\b/iu;

/** News tells what others say, and its ‘won’t’ is nobody’s talk. */
const isSaid = ({ text }: Doc) => SPEAKS.test(text.replace(QUOTED, '').replace(/n['’]t\b/giu, ''));

/** A remark as people type it: without a full stop, in scraps, with a word of liking or loss. */
const isTyped = (doc: Doc): boolean =>
  kindOfText(doc) === 'chat' &&
  doc.tokens.length > 3 &&
  doc.tokens.length < 22 &&
  !isPublic(doc) &&
  (/[\p{L}\p{N}]\s*$/u.test(doc.text) ||
    doc.sentences.some(({ kind }) => kind !== 'statement') ||
    doc.tokens.some(({ lower }) => isPolar(lower)));

/** A text in which somebody speaks, or says what they think: what states facts for all is nobody's. */
const isSomebodys = perDoc((doc: Doc): boolean => {
  if (
    isClinicalNote(doc) ||
    isDeclared(doc) ||
    (!matches(doc, OWN) && (matches(doc, OF_A_FIRM) || OF_AN_OFFICE.test(doc.text) || isOfGoods(doc)))
  )
    return false;
  if (isTyped(doc)) return true;
  const told = isLongNotice(doc) || kindOfText(doc) === 'notice' || doc.sentences.length > 1;
  if (TYPED.test(doc.text) || (told ? isSaid(doc) : matches(doc, SPEAKS))) return true;
  const judged = doc.tokens.filter(({ lower }) => evaluates(lower) && lower !== 'lost').length;
  if (isLongNotice(doc) && doc.text.includes(' say')) return false;
  return judged > (kindOfText(doc) === 'notice' ? 1 : 0) && !matches(doc, OF_SOMEBODY);
});
