import {
  conjugate,
  type Doc,
  type Edit,
  matchCase,
  matches,
  type NounPhrase,
  type Question,
  type Rule,
  type Token,
} from '../../../src/plugin.js';
import { isOneSentence } from '../../around/only-if.js';
import { opensClause } from '../agreement.js';
import { isNamedPerson } from '../known-person.js';

/** What was meant may be leave, a rule, a habit or a guess, for which `possible` is another word. */
const OTHERWISE =
  /\b(?:legal\w*|lawful\w*|allowed|permit\w*|forbid\w*|court|judges?|jury|law|police|licen[cs]e|passport|visa|vegans?|vegetarians?|muslims?|jews?|jewish|sikhs?|hindus?|kosher|halal|catholic|orthodox|rabbis?|monks?|nuns?|priests?|pope|chess|pawns?|checkers|game|match|vote|only|both|even|ever|if|when|safe\w*|still|also|easily|always|never|nothing|nobody|reasonabl[ey]|possibly|because|outnumber|please|according|today|tomorrow|yet|jobs?|at (?:work|trial)|testify|notary|solicitor|defendant|sheriff|vicar|citizens?|bank|diet|celiac|coeliac|allerg\w+|insulin|diabet\w+|pregnan\w+|senators|folklore|in (?:england|the us)|the same effect)\b|['’"“(),;:–—]/iu;

export const possibleFor: Rule = {
  about:
    'What can be is possible: “Can carrots be purple?” → “Is it possible for carrots to be purple?”, “Could Plato have worn …?” → “Would it have been possible for Plato to wear …?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Can carrots be purple?', 'Is it possible for carrots to be purple?'],
    ['Could a goat be elected mayor of Lisbon?', 'Would it be possible for a goat to be elected mayor of Lisbon?'],
    ['Can twins be born in different years?', 'Is it possible for twins to be born in different years?'],
    ['Could Cleopatra have worn nylon?', 'Would it have been possible for Cleopatra to wear nylon?'],
    ['Can a triangle have two right angles?', 'Is it possible for a triangle to have two right angles?'],
    ['Can you dissolve sand in tea?', 'Is it possible to dissolve sand in tea?'],
    ['Can lemons be used to light a bulb?', 'Is it possible to use lemons to light a bulb?'],
  ],
  leaves: [
    'Can a Muslim eat gelatin?',
    'Can you open the window?',
    'Could Plato swim?',
    'Could the fall have caused the bruise?',
    'Could Mozart have been poisoned?',
    'Can a wetsuit keep a diver warm?',
    'Can a lynx be found in Spain?',
    'Can a pawn move backwards in chess?',
    "Can't carrots be purple?",
    'Can any fish climb trees?',
    'Could a hare outrun a tortoise?',
    'Could a barber in old York have pulled teeth?',
    'Could a diver in a heavy suit have swum across the bay?',
    'Can a bank refuse to lend money?',
    'Could a sundial be useless at midnight?',
  ],
  words: () => ['can', 'could'],
  onlyIf: isOneSentence,
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation || !/^(?:can|could)$/u.test(question.auxiliary.lower)) return;
    if (doc.text.length > 110 || !opensClause(doc, question) || matches(doc, OTHERWISE) || isInterrupted(doc)) return;
    const edits = hadBeen(question) ?? ofAnybody(question) ?? used(question) ?? is(question);
    if (edits) yield { edits };
  },
};

/** `Can bread be leavened using soda and buttermilk?`: where two are joined, the first only may be meant. */
function isInterrupted({ tokens }: Doc): boolean {
  return tokens.some(({ lower }, at) => /^(?:and|or|but|than)$/u.test(lower) && tokens[at + 1]?.pos === 'VERB');
}

/** What somebody of long ago did or had, on which nobody guesses: of `written` or `died` one may ask whether it happened. */
const WORN = [
  ...['wear', 'own', 'hear', 'drink', 'eat', 'taste', 'carry', 'drive', 'fly', 'watch', 'tweet', 'phone', 'text'],
  ...['tune', 'look', 'sketch', 'hold', 'ride', 'visit', 'smoke', 'sip', 'exchange', 'attend', 'photograph', 'buy'],
  ...['read', 'play', 'use', 'send', 'type', 'stream', 'download', 'shake', 'sit', 'google', 'email', 'travel', 'wave'],
  ...[
    'study',
    'consult',
    'borrow',
    'order',
    'see',
    'meet',
    'ride',
    'cook',
    'fry',
    'pay',
    'shop',
    'post',
    'listen',
    'have',
  ],
];

const BASES = new Map(WORN.map((verb) => [conjugate(verb, 'participle'), verb]));

function hadBeen({ auxiliary, subject, predicate: { tokens } }: Question): Edit[] | undefined {
  const [have, done, next] = tokens;
  const base = BASES.get(done?.lower ?? '');
  if (auxiliary.lower !== 'could' || have?.lower !== 'have' || !done || !base || !isOfThePast(subject))
    return undefined;
  if (!next || /^(?:of|about|from)$/u.test(next.lower)) return undefined;
  return [
    opening(auxiliary, 'would it have been possible for'),
    { start: have.start, end: done.end, text: `to ${base}` },
  ];
}

function isOfThePast(subject: NounPhrase): boolean {
  const { kind, animacy, determiner } = subject;
  if (isNamedPerson(subject) || (kind === 'name' && animacy === 'unknown' && !determiner)) return true;
  return animacy === 'person' && isPlain(subject);
}

const ANYBODY = new Set(
  'dissolve fry burn see make play buy find settle pay cook bake melt grow build drive travel walk boil store catch freeze visit cross hear smell use watch get carry swim sail cure ride hide'.split(
    ' ',
  ),
);

/** `Can you dissolve sand in tea?`: of anybody, with no `your` that would hang in the air. */
function ofAnybody({ auxiliary, subject, predicate: { tokens }, sentence }: Question): Edit[] | undefined {
  const [verb, next, ...rest] = tokens;
  if (subject.head.lower !== 'you' || !verb || !ANYBODY.has(verb.lower) || !next || rest.length === 0) return undefined;
  if (sentence.tokens.some(({ lower }) => /^(?:me|my|us|our|yours?|yourself|it|them|the|here|this|that)$/u.test(lower)))
    return undefined;
  return [
    { start: auxiliary.start, end: subject.end, text: matchCase(auxiliary.text, possibly(auxiliary)) },
    { start: verb.start, end: verb.start, text: 'to ' },
  ];
}

/** `Can lemons be used to …?`: it is possible to use them. */
function used({ auxiliary, subject, predicate: { tokens } }: Question): Edit[] | undefined {
  const [be, done, to, verb] = tokens;
  if (be?.lower !== 'be' || done?.lower !== 'used' || !isPlain(subject)) return undefined;
  if (to?.lower !== 'to' || verb?.lower !== verb?.lemma) return undefined;
  return [opening(auxiliary, `${possibly(auxiliary)} to use`), { start: subject.end, end: done.end, text: '' }];
}

/** What a thing does well or what it holds is no matter of what may be; nor where a beast is found. */
const WORKS =
  /^(?:keep|hold|help|contain|quench|calm|tell|serve|satisfy|fit|go|do|say|guess|expect|fill|hide|weigh|provide|support|protect|claim|mean|need|want|like|enjoy|trace|afford|count|run|compete|stand|cost|taste|play|sing|speak|order|marry|use|swim|fly|jump|out\w+|matter|interfere|occur|happen|appear|seem|annoy|scare|send|lead|harm|refuse|act|rely|operate)$/u;
const NOT_DONE =
  /^(?:found|seen|used|called|considered|said|expected|regarded|described|named|traced|paid|allowed|given|classified|mistaken|hampered|troubled|harmed|injured|kept|asked|caused|fined|banned|tried|dismissed|forced|fixed)$/u;

function is({ auxiliary, subject, predicate: { tokens } }: Question): Edit[] | undefined {
  const [verb, next] = tokens;
  if (!verb || !isPlain(subject) || verb.lower !== verb.lemma || (!next && auxiliary.lower === 'could'))
    return undefined;
  if (auxiliary.lower === 'could' && subject.kind === 'name') return undefined;
  if (auxiliary.lower === 'could' && verb.lower === 'be' && next?.pos !== 'VERB') return undefined;
  if (verb.lower === 'be' ? NOT_DONE.test(next?.lower ?? '') : !isDeed(verb, next) || WORKS.test(verb.lower))
    return undefined;
  return [opening(auxiliary, `${possibly(auxiliary)} for`), { start: verb.start, end: verb.start, text: 'to ' }];
}

/** `have` is an auxiliary to the tagger, and one indeed before a participle. */
function isDeed({ pos, lower }: Token, next: Token | undefined): boolean {
  return lower === 'have' ? /^(?:DET|ADJ|NUM)$/u.test(next?.pos ?? '') : pos === 'VERB';
}

const possibly = ({ lower }: Token): string => (lower === 'can' ? 'is it possible' : 'would it be possible');

const opening = ({ start, end, text }: Token, by: string): Edit => ({ start, end, text: matchCase(text, by) });

/** No pronoun, no clause of its own, and not all or any of a kind. */
function isPlain({ kind, tokens }: NounPhrase): boolean {
  return kind !== 'pronoun' && !tokens.some(({ lower }) => NOT_PLAIN.test(lower));
}

const NOT_PLAIN = /^(?:who|that|which|whose|or|and|any|every|each|all|no|some|one|more|most|many|people|too|enough)$/u;
