import { matchCase, matches, type Question, type Rule, type Token } from '../../../src/plugin.js';
import { isOneSentence } from '../../around/only-if.js';
import { isWellDivided, opensClause } from '../agreement.js';

/** Who acts by rules or by leave, and what they then do. */
const BY_LEAVE =
  /^(?:referee|umpire|judge|juror|jury|magistrate|notary|minor|landlord|tenant|employer|lodger|pawn|goalkeeper|goalie|senator|driver|motorist|cyclist|pharmacist|bailiff|prosecutor|passenger|spectator|contestant|candidate)$/u;
const DEED =
  /^(?:send|sentence|order|overrule|dismiss|hold|buy|sell|retreat|advance|move|capture|refuse|reject|fine|evict|expel|disqualify|punish|charge|convict|question|enter|leave|park|overtake|vote|marry|adopt|wear|carry|bring|keep|open|close|sign|stamp|certify|stop|postpone|cancel|suspend|call|ask|discuss|tweet|post|take|raise|share|record|film|smoke|drink|bet|gamble|hire|fire|touch|handle|catch|throw|kick|pick|cross|turn|prescribe|dispense)$/u;

/** These say already, or make it a matter of skill. */
const SAID =
  /\b(?:legally|lawfully|allowed|permitted|law|legal|easily|safely|ever|still|even|without being|physically|really|possibly|both)\b/iu;

export const allowedTo: Rule = {
  about:
    'What one can do by the rules one is allowed to do: “Can a referee stop the match?” → “Is a referee allowed to …?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Can a referee postpone the match?', 'Is a referee allowed to postpone the match?'],
    ['Can a notary sign for her husband?', 'Is a notary allowed to sign for her husband?'],
  ],
  leaves: [
    'Can a referee whistle a tune?',
    'Can a robin enter the shed?',
    'Can a judge legally smoke in court?',
    'Could a judge dismiss the case?',
    "Can't a judge dismiss the case?",
    'Can a judge be dismissed?',
    'Can judges dismiss the case?',
    'Can a judge enter and leave?',
  ],
  words: () => ['can'],
  onlyIf: isOneSentence,
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation || question.auxiliary.lower !== 'can') return;
    if (!opensClause(doc, question) || !isWellDivided(question) || !isByLeave(question) || matches(doc, SAID)) return;
    const { auxiliary, subject, predicate } = question;
    if (!isDeed(predicate.tokens)) return;
    yield {
      edits: [
        { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, 'is') },
        { start: subject.end, end: subject.end, text: ' allowed to' },
      ],
    };
  },
};

function isByLeave({ subject: { head, tokens, number } }: Question): boolean {
  return (
    number === 'singular' &&
    /^(?:an?|the)$/u.test(tokens[0]?.lower ?? '') &&
    BY_LEAVE.test(head.lower) &&
    !tokens.some(({ lower }) => /^(?:who|that|which|whose|or|and)$/u.test(lower))
  );
}

function isDeed([verb, ...rest]: readonly Token[]): boolean {
  return DEED.test(verb?.lower ?? '') && !rest.some(({ lower }) => /^(?:and|or|but|than|as|if|when)$/u.test(lower));
}
