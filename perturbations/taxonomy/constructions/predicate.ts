import { type Edit, matchCase, type Question, type Rule, type Token } from '../../../src/plugin.js';
import { beFor } from '../agreement.js';
import {
  GAMES,
  hasItsMeasure,
  hasItsObject,
  isAtHome,
  isBelowSea,
  isFromLand,
  isLand,
  isMember,
  isOwned,
  isThing,
  mayBePreposition,
} from './predicate-subject.js';
import { PREDICATES } from './predicates.js';

/** Only one way round: what is similar need not look it; who is present at, without or involved in something does more or less. */
const BACK =
  /^(?:aware of|different from|different in|heavier than|lighter than|more expensive than|cheaper than|afraid of|dependent on|equal to|part of|missing|lacking|older than|from|set in|descended from|a member of|interested in|denser than|more populous than|richer than|wealthier than|eligible for|allergic to|used as|beneficial to|harmful to|the owner of|less dense than|found in|below|invented in|opposed to|entitled to|a character in|characters in|powered by|sweeter than|taller than|longer than|a symbol of|(?:nor|sou)th of|(?:ea|we)st of)$/u;
const FORTH =
  /^(?:know about|resemble|differ from|weigh more than|weigh less than|cost more than|cost less than|depend on|outnumber|fear|live during|like|oppose|consist of|predate|descend from|belong to|have an interest in|have an allergy to|hang in|have a higher density than|have a larger population than|qualify for|host|narrate|come from|live in|live at|live on|taste sweeter than|have a right to|weigh the same as|run on|serve in|lie in|lie (?:nor|sou)th of|lie (?:ea|we)st of)$/u;

export const predicate: Rule = {
  about:
    'A verb becomes an adjective of the same meaning, or the other way round: “Does it weigh more than …?” → “Is it heavier than …?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Are customs different in Spain?', 'Do customs differ in Spain?'],
    ['Does a litre of milk weigh more than a litre of oil?', 'Is a litre of milk heavier than a litre of oil?'],
    ['Did the ambassador know about the plan?', 'Was the ambassador aware of the plan?'],
    ['Is a crow different from a raven?', 'Does a crow differ from a raven?'],
    ['Are cats afraid of cucumbers?', 'Do cats fear cucumbers?'],
    ['Are tigers found in Nepal?', 'Do tigers live in Nepal?'],
    ['Do tigers live in Nepal?', 'Are tigers found in Nepal?'],
    ['Did Oslo host the Winter Games?', 'Was Oslo host to the Winter Games?'],
    ['Does Asterix come from Gaul?', 'Is Asterix from Gaul?'],
    ['Is Malta south of Sicily?', 'Does Malta lie south of Sicily?'],
    ['Is a lodger entitled to a key?', 'Does a lodger have a right to a key?'],
    ['Is Falstaff a character in Macbeth?', 'Does Falstaff appear in Macbeth?'],
    ['Are plums sweeter than limes?', 'Do plums taste sweeter than limes?'],
    ['Is the Shard taller than a giraffe?', 'Does the Shard stand taller than a giraffe?'],
    ['Are leap years longer than ordinary years?', 'Do leap years last longer than ordinary years?'],
    ['Was the kite invented in China?', 'Did the kite originate in China?'],
    ['Was the chapel used as a stable?', 'Did the chapel serve as a stable?'],
    ['Are the clocks powered by batteries?', 'Do the clocks run on batteries?'],
    ['Did Ibsen serve in the navy?', 'Was Ibsen a member of the navy?'],
    ['Does Dollywood lie in Ohio?', 'Is Dollywood located in Ohio?'],
    ['Is the harp a member of the string section?', 'Does the harp belong to the string section?'],
  ],
  leaves: [
    'Do they know about?',
    'Does he fear that it broke?',
    'Is a crow very different from a raven?',
    "Isn't a crow different from a raven?",
    'Does it weigh more than it did?',
    'Does the date depend on whether it rains?',
    'Does the boat belong to the mayor?',
    'Does a bishop move like a queen?',
    'Is the snow south of Leeds?',
    'Is the mill powered by monks?',
    'Is the rope longer than the ladder?',
    'Is a wave taller than a house?',
    'Is Nora sweeter than Ada?',
    'Does the truth lie in Ohio?',
  ],
  words: () =>
    PREDICATES.flat().map((phrase) => phrase.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? ''),
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation) return;
    const opens = question.predicate.tokens[0]?.lower ?? ' ';
    for (const [verb, state] of PREDICATES) {
      if (!verb.startsWith(opens) && !state.startsWith(opens)) continue;
      const edits =
        FORTH.test(verb) &&
        hasItsObject(question, verb) &&
        !(verb === 'belong to' && state !== 'part of') &&
        !isOwned(question, verb) &&
        !(verb === 'like' && mayBePreposition(question)) &&
        (verb !== 'outnumber' || question.subject.number === 'plural') &&
        (verb !== 'host' || GAMES.test(question.predicate.text)) &&
        (verb !== 'come from' || isFromLand(question)) &&
        (!state.startsWith('found') || isAtHome(question))
          ? toState(question, verb, state)
          : undefined;
      const ages = state === 'older than' && (!isThing(question) || question.predicate.tokens[2]?.pos === 'NUM');
      const back =
        BACK.test(state) &&
        verb !== 'serve in' &&
        (verb !== 'run on' || hasItsObject(question, verb)) &&
        !(verb === 'belong to' && state === 'part of') &&
        !ages &&
        !isMember(question, state) &&
        (!state.startsWith('found') || isAtHome(question)) &&
        (!/^lie .+ of$/u.test(verb) || isLand(question)) &&
        hasItsMeasure(question, state) &&
        (state !== 'below' || isBelowSea(question))
          ? toVerb(question, verb, state)
          : undefined;
      if (edits) yield { edits };
      if (back) yield { edits: back };
    }
  },
};

export function toState(
  { form, auxiliary, subject, predicate: { tokens } }: Question,
  verb: string,
  state: string,
): Edit[] | undefined {
  const end = matched(tokens, verb);
  if (form !== 'do' || !end || !tokens[0]) return undefined;
  const be = auxiliary.lower === 'did' ? (beFor(subject) === 'are' ? 'were' : 'was') : beFor(subject);
  return [
    { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, be) },
    { start: tokens[0].start, end: end.end, text: state },
  ];
}

export function toVerb(
  { form, auxiliary, predicate: { tokens } }: Question,
  verb: string,
  state: string,
): Edit[] | undefined {
  const end = matched(tokens, state);
  if (form !== 'be' || !end || !tokens[0]) return undefined;
  const done = /^w/u.test(auxiliary.lower) ? 'did' : auxiliary.lower === 'is' ? 'does' : 'do';
  return [
    { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, done) },
    { start: tokens[0].start, end: end.end, text: verb },
  ];
}

/** The last word of the phrase where a predicate begins with it, and goes on with a noun phrase and no clause. */
function matched(tokens: readonly Token[], phrase: string): Token | undefined {
  const words = phrase.split(' ');
  const next = tokens[words.length];
  if (!next || !words.every((word, at) => tokens[at]?.lower === word)) return undefined;
  const last = next === tokens.at(-1) && phrase.endsWith('than') && next.kind === 'word';
  if (
    !last &&
    !/^(?:DET|NOUN|PROPN|ADJ|NUM)$/u.test(next.pos) &&
    !/^(?:his|her|its|their|my|your|our)$/u.test(next.lower)
  )
    return undefined;
  const clause = tokens
    .slice(words.length)
    .some(({ pos, lower }) => pos === 'AUX' || /^(?:that|whether|how|what|longer)$/u.test(lower));
  return clause ? undefined : tokens[words.length - 1];
}
