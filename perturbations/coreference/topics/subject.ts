import type { Doc, NounPhrase, Question } from '../../../src/plugin.js';
import { type Anaphor, IT, THEY } from '../anaphor.js';
import { commonAnaphor } from '../common-anaphor.js';
import { knownName } from '../known-names.js';
import { nameAnaphor } from '../name-anaphor.js';
import { isSaidTwice, mayBeName, type Topic, wholeQuestion } from '../topic.js';
import { isFit } from './fit-question.js';
import { isPluralName, isRole, isThingOf } from './kinds-of-name.js';
import { isMentionable } from './mentionable.js';
import { hasComplement, meetsAnother } from './rival-pronoun.js';

const SINGULAR = /^(?:is|was|does|has)$/u;
const PLURAL = /^(?:are|were|do|have)$/u;

/** The subject, with the pronoun in its place: `Is the lake deep?`: the lake, `is it deep`. */
export function* subjectTopics(doc: Doc): Generator<Topic> {
  const question = wholeQuestion(doc);
  if (!question || question.negation?.lower === 'not' || question.subject.kind === 'pronoun') return;
  const { subject, auxiliary, predicate } = question;
  if (!isMentionable(subject) || mayBeName(doc, subject) || isSaidTwice(doc, subject.start, subject.end)) return;
  if (!isFit(question) || subject.tokens[0]?.pos === 'NUM') return;
  if (/^(?:person|human|man|woman|human being)$/u.test(subject.head.lower) && subject.determiner?.lower === 'a') return;
  const kind = /^an?$/u.test(subject.determiner?.lower ?? '');
  if (kind && predicate.tokens.some(({ lower }) => /^(?:often|(?:usual|normal|ordinari|typical)ly)$/u.test(lower)))
    return;
  if (kind && !/^(?:is|does|can|could|would|will|should|may|might|must)$/u.test(auxiliary.lower)) return;
  const anaphor = anaphorOf(question);
  if (
    anaphor === THEY &&
    subject.kind === 'common' &&
    subject.number === 'singular' &&
    !kind &&
    !/^(?:crew|audience|band|family)$/u.test(subject.head.lower)
  )
    return;
  if (!anaphor || meetsAnother(question, anaphor)) return;
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

function anaphorOf({ subject, auxiliary }: Question): Anaphor | undefined {
  if (/ing$/u.test(subject.tokens[0]?.lower ?? '') && subject.tokens[0]?.pos === 'VERB')
    return PLURAL.test(auxiliary.lower) ? undefined : subject.number === 'singular' ? IT : undefined;
  if (isFrom(subject) || (subject.determiner?.lower === 'the' && subject.head.pos === 'ADJ')) return undefined; // `the deaf`
  const joined = subject.tokens.some(({ lower }) => lower === 'and');
  if (joined && (SINGULAR.test(auxiliary.lower) || knownName(subject.text))) return undefined; // a play, or the two in it
  const name = subject.kind === 'name' || /^\p{Lu}/u.test(subject.head.text) ? nameAnaphor(subject) : undefined;
  if (name && SINGULAR.test(auxiliary.lower)) return name.plural && !knownName(subject.text) ? undefined : name;
  if (name) return PLURAL.test(auxiliary.lower) && !name.plural ? undefined : name;
  if (PLURAL.test(auxiliary.lower) && isPluralName(subject)) return THEY;
  if (isThingOf(subject)) return IT;
  if (joined) return hasComplement(subject) ? undefined : THEY;
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

/** `Big Bird from Sesame Street`: the name at the end says nothing of the whole. */
function isFrom({ kind, tokens, text }: NounPhrase): boolean {
  return (
    kind === 'name' &&
    !knownName(text) &&
    tokens.some(({ pos, lower }) => pos === 'ADP' && !/^(?:of|de|van|von|da|di|del)$/u.test(lower))
  );
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
