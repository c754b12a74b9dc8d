import { type Edit, matchCase, type Question, type Rule, type Token } from '../../src/plugin.js';
import { beFor } from './agreement.js';
import { isBuiltOrSpoken } from './built-or-spoken.js';
import { PREDICATES } from './predicates.js';

/** Only one way round: what is similar need not look it; who is present at, without or involved in something does more or less. */
const BACK =
  /^(?:aware of|different from|heavier than|lighter than|more expensive than|cheaper than|afraid of|dependent on|equal to|part of|missing|lacking|older than|from|set in|descended from|a member of|interested in|denser than|more populous than|richer than|wealthier than|eligible for|allergic to|used as|beneficial to|harmful to|the owner of)$/u;
const FORTH =
  /^(?:know about|resemble|differ from|weigh more than|weigh less than|cost more than|cost less than|depend on|outnumber|fear|live during|like|oppose|consist of|predate|descend from|belong to|have an interest in|have an allergy to|hang in|have a higher density than|have a larger population than|qualify for)$/u;

export const predicate: Rule = {
  about:
    'A verb becomes an adjective of the same meaning, or the other way round: “Does it weigh more than …?” → “Is it heavier than …?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Does a litre of milk weigh more than a litre of oil?', 'Is a litre of milk heavier than a litre of oil?'],
    ['Did the ambassador know about the plan?', 'Was the ambassador aware of the plan?'],
    ['Is a crow different from a raven?', 'Does a crow differ from a raven?'],
    ['Are cats afraid of cucumbers?', 'Do cats fear cucumbers?'],
    ['Do leeks belong to the onion family?', 'Are leeks part of the onion family?'],
    ['Is the Golden Gate Bridge older than television?', 'Does the Golden Gate Bridge predate television?'],
    ['Is tin heavier than lead?', 'Does tin weigh more than lead?'],
    ['Was the chapel used as a stable?', 'Did the chapel serve as a stable?'],
    ['Is the harp a member of the string section?', 'Does the harp belong to the string section?'],
  ],
  leaves: [
    'Do they know about?',
    'Does he fear that it broke?',
    'Is a crow very different from a raven?',
    "Isn't a crow different from a raven?",
    'Would a crow weigh more than a raven?',
    'Does it weigh more than it did?',
    'Does the date depend on whether it rains?',
    'Does the boat belong to the mayor?',
  ],
  words: () =>
    PREDICATES.flat().map((phrase) => phrase.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? ''),
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation) return;
    for (const [verb, state] of PREDICATES) {
      const edits =
        FORTH.test(verb) && !(verb === 'belong to' && state !== 'part of') && !isOwned(question, verb)
          ? toState(question, verb, state)
          : undefined;
      const ages = state === 'older than' && !isThing(question);
      const back =
        BACK.test(state) && !(verb === 'belong to' && state === 'part of') && !ages && !isMember(question, state)
          ? toVerb(question, verb, state)
          : undefined;
      if (edits) yield { edits };
      if (back) yield { edits: back };
    }
  },
};

/** Of the parts of a thing, not of somebody in a group or a tale. */
function isMember({ subject: { animacy, kind, tokens } }: Question, state: string): boolean {
  return state === 'part of' && (animacy !== 'thing' || (kind === 'name' && tokens[0]?.lower !== 'the'));
}

/** What belongs to a family or kind is part of it; what belongs to somebody is not. */
function isOwned({ predicate }: Question, verb: string): boolean {
  return (
    verb === 'belong to' &&
    !/\b(?:family|genus|kingdom|phylum|species|order|class|union|commonwealth|archipelago)\b/iu.test(predicate.text)
  );
}

/** People, animals and trees are older than others, but do not predate them. */
function isThing({ subject: { animacy, kind, head, tokens } }: Question): boolean {
  if (kind === 'pronoun' || /^(?:tree|wine|cheese|child|son|daughter|car)s?$/u.test(head.lower)) return false;
  if (animacy === 'unknown' && kind === 'name') return isBuiltOrSpoken(tokens);
  return animacy === 'thing' && (kind === 'common' || tokens.length === 1 || tokens[0]?.lower === 'the');
}

function toState(
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

function toVerb({ form, auxiliary, predicate: { tokens } }: Question, verb: string, state: string): Edit[] | undefined {
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
