import type { Doc, NounPhrase, Question } from '../../../src/plugin.js';
import { type Anaphor, IT, THEY } from '../anaphor.js';
import { commonAnaphor } from '../common-anaphor.js';
import { knownName } from '../known-names.js';
import { nameAnaphor } from '../name-anaphor.js';
import { isSaidTwice, mayBeName, type Topic, wholeQuestion } from '../topic.js';
import { isPluralName, isRole, isThingOf } from './kinds-of-name.js';
import { isMentionable } from './mentionable.js';

const SINGULAR = /^(?:is|was|does|has)$/u;
const PLURAL = /^(?:are|were|do|have)$/u;

/** The subject, with the pronoun in its place: `Is the lake deep?`: the lake, `is it deep`. */
export function* subjectTopics(doc: Doc): Generator<Topic> {
  const question = wholeQuestion(doc);
  if (!question || question.negation?.lower === 'not' || question.subject.kind === 'pronoun') return;
  const { subject, auxiliary, predicate } = question;
  if (!isMentionable(subject) || mayBeName(doc, subject) || isSaidTwice(doc, subject.start, subject.end)) return;
  if (!startsWithVerb(question)) return;
  if (subject.tokens[0]?.pos === 'NUM' || opines(question)) return;
  if (/^(?:person|human|man|woman|human being)$/u.test(subject.head.lower) && subject.determiner?.lower === 'a') return;
  const kind = /^an?$/u.test(subject.determiner?.lower ?? '');
  if (kind && !/^(?:is|does|can|could|would|will|should|may|might|must)$/u.test(auxiliary.lower)) return;
  const anaphor = anaphorOf(question);
  if (
    !anaphor ||
    ((hasComplement(subject) || predicate.tokens[0]?.lower === anaphor.possessive) && owns(question, anaphor)) ||
    disagrees(question, anaphor)
  )
    return;
  const agreeing = agree(auxiliary.lower, anaphor);
  if (agreeing === undefined) return;
  yield {
    mention: subject.text,
    kind: kindOf(subject, anaphor),
    edits: [
      { start: auxiliary.start, end: auxiliary.end, text: agreeing },
      { start: subject.start, end: subject.end, text: anaphor.subject },
    ],
  };
}

/** `Do historians believe that …`: it is asked about what they believe. */
function opines({ predicate: { tokens } }: Question): boolean {
  return /^(?:believe|think|claim|say|agree|know|suggest|consider|recommend|report)$/u.test(
    tokens.find(({ pos }) => pos === 'VERB')?.lemma ?? '',
  );
}

/** After `do` or a modal, a noun in front of a verb means that the subject does not end where it seems to. */
function startsWithVerb({ form, predicate }: Question): boolean {
  if (form !== 'do' && form !== 'modal') return true;
  const at = predicate.tokens.findIndex(({ pos }) => pos !== 'ADV');
  const [first, next] = predicate.tokens.slice(at);
  return first !== undefined && !(first.pos === 'NOUN' && next?.pos === 'VERB');
}

function anaphorOf({ subject, auxiliary }: Question): Anaphor | undefined {
  if (/ing$/u.test(subject.tokens[0]?.lower ?? '') && subject.tokens[0]?.pos === 'VERB')
    return subject.number === 'singular' ? IT : undefined;
  const joined = subject.tokens.some(({ lower }) => lower === 'and');
  const name = subject.kind === 'name' || /^\p{Lu}/u.test(subject.head.text) ? nameAnaphor(subject) : undefined;
  if (name && SINGULAR.test(auxiliary.lower)) return name.plural && !knownName(subject.text) ? undefined : name;
  if (name && PLURAL.test(auxiliary.lower)) return name.plural ? name : undefined;
  if (name) return name;
  if (PLURAL.test(auxiliary.lower) && isPluralName(subject)) return THEY;
  if (isThingOf(subject)) return IT;
  if (joined) return SINGULAR.test(auxiliary.lower) || hasComplement(subject) ? undefined : THEY;
  if (subject.kind === 'name')
    return isRole(subject) && auxiliary.lower !== 'did' && auxiliary.lower !== 'was' ? THEY : undefined;
  if (subject.animacy === 'animal' && subject.number === 'singular' && !subject.determiner) return undefined;
  if (/^(?:gallons|pounds|miles|kilos|tons|litres|liters|dollars|percent|years|inches|feet)$/u.test(subject.head.lower))
    return undefined;
  if (/^(?:hundred|thousand|million|dozen|pair|couple)$/u.test(subject.tokens[1]?.lower ?? '')) return undefined;
  const common = commonAnaphor(subject);
  if (common === THEY && subject.number === 'singular' && /['’]s\b/u.test(subject.text)) return undefined;
  if (SINGULAR.test(auxiliary.lower) && subject.number === 'plural') return undefined;
  if (PLURAL.test(auxiliary.lower) && subject.number === 'singular') return undefined;
  return common;
}

function hasComplement({ tokens }: NounPhrase): boolean {
  return tokens.some(({ lower }) => /^(?:of|in|with|for|to|by|from|on|at)$/u.test(lower));
}

/** `Is the capital of Peru its largest city`: the pronoun would take the owner from the name inside the phrase. */
function owns({ predicate }: Question, { possessive }: Anaphor): boolean {
  return predicate.tokens.some(({ lower }) => lower === possessive);
}

/** `Would a vampire lose his tan`: the text calls `he` what would be `they`. */
function disagrees({ predicate, subject }: Question, anaphor: Anaphor): boolean {
  const other = anaphor === THEY ? /^(?:he|him|his|himself|she|her|herself)$/u : /^(?:they|them|their|themselves)$/u;
  return subject.number === 'singular' && predicate.tokens.some(({ lower }) => other.test(lower));
}

/** A singular `they` takes a plural auxiliary. */
function agree(auxiliary: string, { plural }: Anaphor): string | undefined {
  if (!plural) return auxiliary;
  return { is: 'are', was: 'were', does: 'do', has: 'have' }[auxiliary] ?? auxiliary;
}

function kindOf(subject: NounPhrase, anaphor: Anaphor): Topic['kind'] {
  if (/^an?$/u.test(subject.determiner?.lower ?? '') || subject.tokens[0]?.pos === 'NUM') return 'one';
  if (anaphor.subject === 'he' || anaphor.subject === 'she') return 'person';
  if (anaphor.plural && subject.number === 'plural') return 'plural';
  if (subject.kind === 'name') return 'named';
  return subject.determiner || subject.tokens.some(({ pos }) => pos === 'PROPN') ? 'definite' : 'mass';
}
