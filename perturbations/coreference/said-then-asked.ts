import { capitalize, type Rule } from '../../src/plugin.js';
import { type Asked, askedIn, statementIn } from './asked.js';
import { isAbleThen, isThatTrue } from './is-that-true.js';

const ASKED = ['Is that true?', 'Is that right?', 'Is that correct?', 'Is this true?'];
/** Of what is the speaker's own, or was just told of somebody. */
const CHECKED = ['Is that right?', 'Is that correct?', 'Have I got that right?'];

/** What is asked is said first as it is, and `that` or `this` stands for it. */
export const saidThenAsked: Rule = {
  about: 'Says what is asked as a statement, and asks whether that is true',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Would a shy owl hunt at noon?', 'A shy owl would hunt at noon. Is that right?'],
    [
      'If you cut a magnet in two, does each half have a pole?',
      'If you cut a magnet in two, each half has a pole. Is that correct?',
    ],
    ['My uncle is colour-blind. Could he fly a jet?', 'My uncle is colour-blind. He could fly a jet. Is that right?'],
    ['Have any chess players been jailed?', 'Some chess players have been jailed. Is that true?'],
    ['does tea have caffeine', 'tea has caffeine. is this true?'],
  ],
  leaves: [
    'Who won?',
    "Isn't Brellin old?",
    'Was Tarvo older than Brellin?',
    'Is Brellin older than that?',
    'My gran tells of the war. Could she remember it?',
    'Would you bet on the snail?',
    'Is it true that owls hunt at noon?',
    'Could any of this happen at all?',
    'My aunt says that owls can read. Is she right?',
    "My aunt has fainted and can't drink. Is it wise to lift her?",
    'The notice says "no bikes". Am I free to ride in?',
    'The minutes say that the plan was rejected. Was it adopted?',
    'Were it not for the wind, would the lake freeze?',
    'Hypothetically, could a mole swim to Malta?',
    'My newt got out last night. Is it safe in the yard?',
    'Unless the tenant agrees, may the landlord enter?',
  ],
  *propose(doc, context) {
    const asked = askedIn(doc);
    const statement = asked && statementIn(asked);
    const before = doc.text.slice(0, asked?.start ?? 0).trimEnd();
    if (!asked || statement === undefined || !canBeSaid(asked, before)) return;
    if (/\b(?:I am|I['’]m|am I)\b/u.test(doc.text)) return; // of oneself one does not claim and ask
    const typed = /^\p{Ll}/u.test(doc.text);
    // Where one may have heard it, nobody claims it and asks at once.
    if (asked.alone && !typed) for (const _ of isThatTrue.propose(doc, context)) return;
    const spliced = before.endsWith(',');
    for (const each of asked.alone ? ASKED : CHECKED) {
      const said = (typed && !spliced) || before.endsWith(':') ? statement : capitalize(statement);
      const text = `${said}. ${typed && !spliced ? each.toLowerCase() : each}`;
      yield spliced
        ? { edits: [{ start: before.length - 1, end: asked.end, text: `. ${text}` }] }
        : { edits: [{ start: asked.start, end: asked.end, text }] };
    }
  },
};

/** Words of a question that make no sense in a statement, or would change what it says. */
const ASKING = /\b(?:at all|in the first place|by any chance|possibly|even|please|anyway|whether|so much as)\b/iu;

/** A reason, or what makes of it only a thought; after `unless` a flat statement would say another thing. */
const NOT_STATED =
  /^(?:because|since|although|though|even|despite|given|hypothetically|theoretically|supposedly|potentially|unless|assuming|supposing)\b/iu;

/** What tells against it beforehand: stated flatly after that, it would contradict the text. */
const BARRED =
  /n['’]t\b|\b(?:no|not|nor|never|none|nobody|nothing|cannot|without|only|just|except|but|forbidden|prohibited|defeated|rejected|denied|banned|closed|fainted|refus\p{L}*|says?|expired|lost|broken?|late|too)\b/iu;

/** Whether what is asked can be stated by itself, with somebody or something that the text tells. */
function canBeSaid({ question, alone, front }: Asked, before: string): boolean {
  if (/^(?:before|after|when|if)\b.*:$/iu.test(before) || (before !== '' && /\bsafe\b/u.test(question.text)))
    return false; // asked with a worry, not claimed
  if (BARRED.test(before) || (before !== '' && /^(?:i|we)$/iu.test(question.subject.text))) return false;
  const { subject, form, auxiliary, predicate } = question;
  const who = subject.text.toLowerCase();
  if (
    ASKING.test(question.text) ||
    /, (?:most likely|probably|perhaps|maybe|likely|too|then|though)$/u.test(predicate.text)
  )
    return false;
  if (/^(?:that|this|these|those|one|any|both|each)$/u.test(who)) return false;
  if (alone && front === '' && /^(?:he|she|they|we|i)$/u.test(who)) return false;
  if (who === 'it' && /^(?:true|the case|ever|worth|time|ok|okay)\b/u.test(predicate.text)) return false;
  if (alone && front === '' && who === 'it' && !isAboutWhatFollows(question)) return false;
  if (/^(?:i|we)$/u.test(who) && !/^(?:be|do|modal)$/u.test(form)) return false;
  if (who === 'you' && !isAnybody(question)) return false;
  if (/\b(?:me|us)\b/u.test(predicate.text) && who === 'you') return false;
  if (question.tokens.some(({ lower }, at) => lower === 'that' && isDemonstrative(question, at))) return false;
  if (isAbleThen(question.text)) return false;
  if (NOT_STATED.test(front)) return false;
  return !/^(?:should|might|may|would)$/u.test(auxiliary.lower) || !/^(?:i|we)$/u.test(who);
}

/** `Is it safe to …`, `Does it rain …`: what `it` means comes in the sentence itself. */
function isAboutWhatFollows({ predicate, form }: Asked['question']): boolean {
  return form === 'be'
    ? /\b(?:to|that|when|if)\b/u.test(predicate.text)
    : /^(?:take\b.*\bto|rain|snow|matter)\b/u.test(predicate.text);
}

/** `you` is anybody, not who is asked to do something, or what they would like. */
function isAnybody({ auxiliary, predicate }: Asked['question']): boolean {
  const [first] = predicate.tokens;
  if (/\b(?:me|us|my|our)\b/u.test(predicate.text)) return false;
  switch (auxiliary.lower) {
    case 'can':
    case 'could':
    case 'should':
    case 'must':
    case 'may':
      return !/^(?:help|tell|send|show|give|explain|recommend|name|say|think|guess|imagine|believe|suggest)$/u.test(
        first?.lower ?? '',
      );
    case 'do':
      return /^(?:need|have|find|get|lose|gain|use|often|pay|see)$/u.test(first?.lower ?? '');
    case 'would':
    case 'will':
      return /^(?:be|find|need|have|see|spend|hear|get|weigh|feel)$/u.test(first?.lower ?? '');
    case 'are':
      return /^(?:likely|allowed|required|supposed|able|going|more|less|born)$/u.test(first?.lower ?? '');
    default:
      return false;
  }
}

function isDemonstrative({ tokens }: Asked['question'], at: number): boolean {
  return !/^(?:NOUN|PROPN|PRON|VERB|ADJ|ADV|NUM)$/u.test(tokens[at - 1]?.pos ?? '') || at === tokens.length - 1;
}
