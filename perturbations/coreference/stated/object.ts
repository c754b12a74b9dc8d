import { type Doc, lowerOpening, type NounPhrase, type Token } from '../../../src/plugin.js';
import { type Anaphor, THEY } from '../anaphor.js';
import { anaphorOf, isNameable } from './anaphor-of.js';
import { isBareTopic, isDefinite } from './definite.js';
import { governs, isParticleVerb } from './governed.js';
import { isRivalled } from './rivals.js';
import { hasThirdPerson, type Said, saidIn } from './said.js';
import { tailEnd } from './tail-end.js';
import type { StatedTopic } from './topic.js';

/** The object of a statement that can be named first, and where it ends. */
export interface AboutObject {
  readonly said: Said;
  readonly phrase: NounPhrase;
  readonly end: number;
  readonly anaphor: Anaphor;
  /** A particle before it, which the pronoun goes before: `clean out the shed`, `clean it out`. */
  readonly particle?: Token;
}

/** Objects of verbs and prepositions in statements of whom `I`, `we` or nobody is said to be the subject. */
export function* aboutObjects(doc: Doc): Generator<AboutObject> {
  for (const said of saidIn(doc)) {
    if (!hasSubject(doc, said)) continue;
    for (const phrase of doc.nounPhrases) {
      if (phrase.start <= said.first.end || phrase.end > said.last.end) continue;
      const found = objectAt(doc, said, phrase);
      if (found) {
        yield found;
        break;
      }
    }
  }
}

/** `I love this lamp`: this lamp, `I love it`. */
export function* objectTopics(doc: Doc): Generator<StatedTopic> {
  for (const { said, phrase, end, anaphor, particle } of aboutObjects(doc)) {
    const { first } = said;
    yield {
      mention: doc.text.slice(phrase.start, end),
      role: 'object',
      named: phrase.kind === 'name' ? 'name' : phrase.determiner || phrase.kind === 'pronoun' ? 'definite' : 'bare',
      describes: false,
      said,
      opening: {
        start: first.start,
        end: first.end,
        text: lowerOpening(first),
        opens: first.text,
      },
      rest: [
        particle
          ? { start: particle.start, end, text: `${anaphor.object} ${particle.text}` }
          : { start: phrase.start, end, text: anaphor.object },
      ],
    };
  }
}

/** The statement begins with its subject, or leaves out an `I`. */
function hasSubject(doc: Doc, { sentence, first }: Said): boolean {
  if (
    /^(?:loving|enjoying|hating|missing|love|hate|miss|left|lost|found|bought|missed|finished|failed|passed|aced|returned|sold|broke|dropped|fixed|cleaned|planning|might|trying|i|we|you|he|she|they)$/u.test(
      first.lower,
    )
  )
    return true;
  const clause = doc.clauses.find((each) => each.sentence === sentence);
  return (
    clause?.start === first.start &&
    clause.subject.kind !== 'common' &&
    clause.subject.tokens.length < 5 &&
    !/^(?:it|this|that|there)$/u.test(first.lower)
  );
}

function objectAt(doc: Doc, said: Said, phrase: NounPhrase): AboutObject | undefined {
  const at = said.tokens.findIndex(({ index }) => index === phrase.tokens[0]?.index);
  const hold = governs(said, at);
  const before = said.tokens[at - 1]?.lower ?? '';
  if (at < 1 || !hold || !isDefinite(phrase, hold) || !isBareTopic(phrase, before) || !isNameable(phrase))
    return undefined;
  const next = tailEnd(said, at + phrase.tokens.length, phrase, hold);
  const last = next === undefined ? undefined : said.tokens[next - 1];
  if (next === undefined || !last) return undefined;
  const inside = said.tokens.slice(at, next);
  if (
    said.tokens
      .slice(0, at)
      .some(({ lower }) => /^(?:and|or|whether|that|such|who|which|because|if|when|while|,)$/u.test(lower))
  )
    return undefined;
  if (hasThirdPerson(inside.slice(1)) || !isOwners(said, phrase) || isGlued(doc, last.end) || isInClause(said, at))
    return undefined;
  const joined = inside.some(({ lower }) => lower === 'and');
  if (joined && !inside.every(({ lower }) => !/^(?:or|but|who|that|which)$/u.test(lower))) return undefined;
  const anaphor = joined ? THEY : anaphorOf(phrase);
  if (!anaphor || isSubjects(said, at, anaphor) || isRivalled(doc, said, last.end, anaphor)) return undefined;
  const particle = isParticleVerb(said, at) ? said.tokens[at - 1] : undefined;
  return { said, phrase, end: last.end, anaphor, ...(particle && { particle }) };
}

/** `the stand-up`: the phrase goes on after a hyphen. */
function isGlued({ text }: Doc, end: number): boolean {
  return /^[-–—/][\p{L}\p{N}]/u.test(text.slice(end, end + 2));
}

/** `is the reason I can lift him`: a subject of its own stands between the statement's and the phrase. */
function isInClause({ tokens }: Said, at: number): boolean {
  return tokens.slice(1, at).some(({ lower }) => /^(?:i|we|he|she|they|you)$/u.test(lower));
}

/** `her boat` can come before `she`, not before another. */
function isOwners({ first }: Said, { determiner }: NounPhrase): boolean {
  const owner = { his: 'he', her: 'she', their: 'they', its: 'it' }[determiner?.lower ?? ''];
  return owner === undefined || owner === first.lower;
}

/** A pronoun before the object that is the one the object would become. */
function isSubjects({ tokens }: Said, at: number, { subject, object, possessive }: Anaphor): boolean {
  return tokens.slice(0, at).some(({ lower }) => lower === subject || lower === object || lower === possessive);
}
