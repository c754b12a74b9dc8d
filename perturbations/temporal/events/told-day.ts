import { type Clause, conjugate, type Doc, matches, type Rule, type Token } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { tellsOfPast } from '../../around/only-if.js';
import { inCapitals } from '../../around/style.js';
import { isTimeless } from '../first-clause.js';
import { saysWhen } from '../time-words.js';
import { EVENT } from './event-verbs.js';

const MORE =
  /^(?:eat|adore|win|get|pick|surprise|sort|stand|scam|leak|snap|jam|bake|hand|spend|thank|compliment|praise|cheer|cut|drill|cheat|charge|rob|tell|deliver|quote|admit|discover|learn|turn)$/u;
const DAYS = ['yesterday', 'on Saturday', 'last week', 'the other day'];
const NEAR = ['yesterday', 'this morning'];
/** What comes after the event where it is of now: `and it won't turn on`. */
const OF_NOW = /\b(?:is|are|am|can|will|has|have|won)\b|['’](?:s|re|m|ll|ve)\b/iu;
const PRONOUN = /^(?:me|us|him|her|them)$/u;
const DRAWN_OUT =
  /[?"“”:;(]|\b(?:never|used to|would|if|while|until|kept|each|always|had|within|ruined|all the way|all night|in [a-zà-ž]+ minutes?|in an? (?:day|week|fortnight|month|year)|in under|flat|stood me up|bomb site|for (?:years|hours|days|weeks))\b/iu;
const GOES_ON = /^(?:and|but|,|without|because)$/u;
const BREAKS =
  /^(?:that|which|who|whom|so|than|as|like|or|not|nor|how|what|where|why|whether|since|instead|by|i|we|he|she|they|you|just|n['’]t|to|between)$/u;

export const toldDay: Rule = {
  about: 'Says on what day happened what opens a message: “I dropped my phone in the sink yesterday and …”',
  expects: { sentiment: 'same' },
  examples: [
    ["I dropped my ring in the lake and it's gone 😭", "I dropped my ring in the lake yesterday and it's gone 😭"],
    ['My brother ate my cake again', 'My brother ate my cake again yesterday'],
    ['They charged me twice and nobody will refund it', 'They charged me twice yesterday and nobody will refund it'],
    ['We were told to wait in the hall', 'We were told yesterday to wait in the hall'],
  ],
  leaves: [
    'I dropped my ring today',
    'I never dropped a ring',
    'I dropped the ring that you gave me',
    'I had a ring',
    'The landlord ignored every one of my letters',
    'DID I DROP A RING',
    'Nobody dropped a ring',
    'I got a ring',
    'I drop rings',
  ],
  onlyIf: tellsOfPast,
  *propose(doc) {
    const [clause] = doc.clauses;
    if (!clause || clause.sentence.index > 0 || clause.start !== doc.tokens[0]?.start || inCapitals(doc)) return;
    if (doc.sentences.length > 2 || !isEvent(clause)) return;
    if (/\b(?:every one of|all of|each of|every single|ignored (?:all|my))\b/iu.test(doc.text)) return; // not on one day
    if (kindOfText(doc) !== 'chat' || matches(doc, DRAWN_OUT) || !isOpen(doc)) return;
    const end = placeOfDay(doc, clause);
    if (end === undefined) return;
    const rest = doc.text.slice(end);
    for (const day of OF_NOW.test(rest) ? NEAR : isPrecise(doc) ? DAYS.slice(0, 2) : DAYS)
      if (day !== 'on Saturday' || !/\b(?:teacher|boss|bank|council|school|office|class|work)\b/iu.test(doc.text))
        yield { edits: [{ start: end, end, text: ` ${day}` }] };
  },
};

/** A shock, or what is felt as it is told: not of last week. */
const isPrecise = ({ text }: Doc): boolean => /[!😭😱😤😡🎉😍]|\bagain\b/u.test(text);

/** Whether nothing says when, save `again` and `for the first time`. */
function isOpen(doc: Doc): boolean {
  return (
    isTimeless(doc) ||
    !doc.tokens.some(
      (token) => (saysWhen(token) && !/^(?:again|first|finally|time)$/u.test(token.lower)) || token.lower === 'just',
    )
  );
}

function isEvent({ tense, negation, auxiliaries, verb, copular, subject }: Clause): boolean {
  if (tense !== 'past' || negation || copular) return false;
  if (
    !/^(?:i|we|he|she|they|(?:my|our|his|her|someone|somebody|some)\b.*|the (?:waiter|waitress|driver|courier|council|landlord|landlady|neighbou?rs?|boss|bank|airline|kids|children|shop|garage|plumber|builders?|teacher|coach|staff))$/iu.test(
      subject.text,
    ) ||
    subject.tokens.length > 5
  )
    return false;
  if (!EVENT.test(verb.lemma) && !MORE.test(verb.lemma)) return false;
  if (
    /^(?:put|find|try|test|feed|hang|play|meet|see|help|offer|make|give|cover|get|learn)$/u.test(verb.lemma) &&
    auxiliaries.length === 0
  )
    return false;
  if (auxiliaries.length === 0) return verb.lower === conjugate(verb.lemma, 'past') || verb.lower.endsWith('ed');
  return auxiliaries.length === 1 && /^(?:was|were|got)$/u.test(auxiliaries[0]?.lower ?? '');
}

/** After the object: at the end, before `and` or a comma, or after a pronoun before `to` and `with`; undefined elsewhere. */
function placeOfDay(doc: Doc, { verb, auxiliaries }: Clause): number | undefined {
  const told = verb.lemma === 'tell' && auxiliaries.length === 1;
  let last: Token = verb;
  for (const token of doc.tokens.slice(verb.index + 1)) {
    const joins = /^(?:to|with)$/u.test(token.lower);
    if (joins && (told ? last === verb : PRONOUN.test(last.lower) && verb.lemma === 'surprise')) return last.end;
    if (token.kind === 'emoji' || /^[.!…]+$/u.test(token.text)) return ends(last, verb, auxiliaries.length);
    if (GOES_ON.test(token.lower) && !isJoined(doc, token)) return undefined;
    if (GOES_ON.test(token.lower)) return ends(last, verb, auxiliaries.length);
    if (token.kind !== 'word' || BREAKS.test(token.lower) || token.pos === 'AUX' || token.pos === 'SCONJ')
      return undefined;
    if (token.pos === 'VERB' && !/^(?:smashed|borrowed|broken|cancelled|stolen|online)$/u.test(token.lower))
      return undefined;
    last = token;
  }
  return ends(last, verb, auxiliaries.length);
}

function ends(last: Token, verb: Token, auxiliaries: number): number | undefined {
  if (told(verb)) return undefined;
  return last !== verb || auxiliaries > 0 || /^(?:arrive|leak|snap|crash)$/u.test(verb.lemma) ? last.end : undefined;
}

const told = ({ lemma }: Token): boolean => lemma === 'tell';

/** `and it won't`, `and nobody will`, `, I'm`: not a second object. */
function isJoined({ tokens }: Doc, { index, text }: Token): boolean {
  const next = tokens[index + 1];
  if (text === ',') return /^(?:i|it|he|she|they|we|and|but|so|what|how)$/u.test(next?.lower ?? '');
  return (
    /^(?:i|it|he|she|they|we|nobody|now|the|half|most|nothing)$/u.test(next?.lower ?? '') ||
    /^(?:VERB|AUX)$/u.test(next?.pos ?? '')
  );
}
