import type { Asked } from '../asked.js';
import { isAbleThen } from '../questions/is-told.js';
import { isLongAgo } from './long-ago.js';

/** Words of a question that make no sense in a statement, or would change what it says. */
const ASKING = /\b(?:at all|in the first place|by any chance|possibly|even|please|anyway|whether|so much as)\b/iu;

/** A reason, or what makes of it only a thought; after `unless` a flat statement would say another thing. */
const NOT_STATED =
  /^(?:because|since|although|though|even|despite|given|hypothetically|theoretically|supposedly|potentially|unless|assuming|supposing|considering|granted|seeing|judging)\b/iu;

/** What tells against it beforehand: stated flatly after that, it would contradict the text. */
const BARRED =
  /n['’]t\b|\b(?:no|not|nor|never|none|nobody|nothing|cannot|without|only|just|except|but|forbidden|prohibited|defeated|rejected|denied|banned|closed|fainted|refus[a-zà-ž]*|says?|expired|lost|broken?|late|too)\b/iu;

/** Whether what is asked can be stated by itself, with somebody or something that the text tells. */
export function canBeSaid({ question, alone, front }: Asked, before: string): boolean {
  if (
    /^(?:before|after|when|if)\b.*:$/iu.test(before) ||
    (before !== '' &&
      /\b(?:safe|sensible|wise|smart|good idea|fine|should|recommended|advisable)\b/u.test(question.text))
  )
    return false; // asked with a worry, not claimed
  if (BARRED.test(before) || (before !== '' && /^(?:i|we)$/iu.test(question.subject.text))) return false;
  if (isLongAgo(question)) return false;
  const { subject, form, auxiliary, predicate } = question;
  const who = subject.text.toLowerCase();
  if (
    ASKING.test(question.text) ||
    /, (?:most likely|probably|perhaps|maybe|likely|too|then|though)$/u.test(predicate.text)
  )
    return false;
  if (/^(?:that|this|these|those|one|any|both|each|any(?:one|body|thing))$/u.test(who)) return false;
  if (alone && front === '' && /^(?:he|she|they|we|i)$/u.test(who)) return false;
  if (who === 'it' && /^(?:true|the case|ever|worth|time|ok|okay)\b/u.test(predicate.text)) return false;
  if (alone && front === '' && who === 'it' && !isAboutWhatFollows(question)) return false;
  if (/^(?:i|we)$/u.test(who) && !/^(?:be|do|modal)$/u.test(form)) return false;
  if (who === 'you' && !isAnybody(question)) return false;
  if (/\b(?:me|us)\b/u.test(predicate.text) && who === 'you') return false;
  if (question.tokens.some(({ lower }, at) => lower === 'that' && isDemonstrative(question, at))) return false;
  if (isAbleThen(question.text)) return false;
  if (NOT_STATED.test(front)) return false;
  if (/^(?:after|once|when|while|with|without)\b/iu.test(front) && /\bstill\b/u.test(question.text)) return false; // it may undo what comes first
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
