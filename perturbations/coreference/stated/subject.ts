import { type Clause, capitalize, type Doc, lowerOpening, type NounPhrase } from '../../../src/plugin.js';
import { type Anaphor, THEY } from '../anaphor.js';
import { actsAsPeople } from './acts.js';
import { agreeing } from './agreeing.js';
import { anaphorOf, isNameable } from './anaphor-of.js';
import { hasOtherSubject } from './other-subject.js';
import { isRivalled } from './rivals.js';
import { type Said, saidIn } from './said.js';
import type { StatedTopic } from './topic.js';

/** A statement about a definite thing or a person, and what stands for its subject and finite verb. */
export interface AboutSubject {
  readonly said: Said;
  readonly clause: Clause;
  readonly anaphor: Anaphor;
  /** The pronoun and the finite verb that agrees with it: `it's`, `they were`. */
  readonly finite: string;
  readonly mention: string;
  readonly named: StatedTopic['named'];
}

/** The statements of a text whose subject can be named and then taken up by a pronoun. */
export function* aboutSubjects(doc: Doc): Generator<AboutSubject> {
  for (const said of saidIn(doc)) {
    const clause = doc.clauses.find(({ sentence }) => sentence === said.sentence);
    if (!clause || clause.subject.kind === 'pronoun') continue;
    const { subject } = clause;
    if (hasOtherSubject(doc, said, clause) || /^[-–—/][\p{L}\p{N}]/u.test(doc.text.slice(subject.end, subject.end + 2)))
      continue;
    if (!isTopic(subject, said) || isOfPeople(clause) || actsAsPeople(clause) || /^\p{Lu}{2}/u.test(subject.head.text))
      continue;
    const anaphor = isPairOfNames(subject) ? THEY : anaphorOf(subject);
    const finite = anaphor && agreeing(doc, clause, anaphor);
    if (!anaphor || finite === undefined || isConfused(doc, said, clause, anaphor)) continue;
    const [opening] = subject.tokens;
    if (!opening) continue;
    const mention = `${lowerOpening(opening)}${doc.text.slice(opening.end, subject.end)}`;
    yield { said, clause, anaphor, finite, mention, named: namedAs(subject) };
  }
}

function namedAs({ kind, determiner }: NounPhrase): StatedTopic['named'] {
  return kind === 'name' ? 'name' : determiner ? 'definite' : 'bare';
}

/** `Hassan and Joy` */
function isPairOfNames({ tokens, kind }: NounPhrase): boolean {
  const [first, and, second] = tokens;
  const capitals = [first, second].every((token) => /^\p{Lu}\p{Ll}/u.test(token?.text ?? '') && token?.pos === 'PROPN');
  return tokens.length === 3 && kind !== 'pronoun' && and?.lower === 'and' && capitals;
}

/** `The lamp flickers`: the lamp, `it flickers`. */
export function* subjectTopics(doc: Doc): Generator<StatedTopic> {
  for (const { said, clause, finite, mention, named } of aboutSubjects(doc)) {
    if (clause.start !== said.first.start) continue;
    yield {
      mention,
      role: 'subject',
      named,
      describes: clause.copular && /^(?:ADJ|ADV)$/u.test(clause.rest.tokens[0]?.pos ?? ''),
      said,
      opening: {
        start: clause.subject.start,
        end: clause.finite.end,
        text: finite,
        opens: said.lower ? finite : capitalize(finite),
      },
      rest: [],
    };
  }
}

function isTopic(subject: NounPhrase, said: Said): boolean {
  const { kind, determiner, tokens } = subject;
  if (!isNameable(subject) || tokens.some(({ pos }) => pos === 'VERB')) return false;
  if (!determiner && said.lower && subject.start === said.first.start && subject.head.pos === 'NOUN') return true;
  return kind === 'name' || /^(?:the|this|these|that|those|my|our|your)$/u.test(determiner?.lower ?? '');
}

/** What people are and do: a noun of which nothing else is known is then somebody. */
function isOfPeople({ subject, rest, verb }: Clause): boolean {
  if (subject.number === 'plural' || subject.gender || subject.kind === 'name') return false;
  if (/^(?:staff|crew|family)$/u.test(subject.head.lower)) return false;
  if (
    /^(?:say|tell|ask|laugh|shout|yell|speak|talk|smile|insult|apologi[sz]e|promise|explain|refuse|ignore|listen|lie)$/u.test(
      verb.lemma,
    )
  )
    return true;
  return rest.tokens
    .slice(0, 3)
    .some(({ lower }) =>
      /^(?:fair|kind|rude|polite|gentle|honest|arrogant|shy|brave|lazy|friendly|patient|caring|attentive)$/u.test(
        lower,
      ),
    );
}

/** A pronoun further on that may mean something else than the new one would: `My dog saw a cat and it ran`. */
function isConfused(doc: Doc, said: Said, { subject, finite }: Clause, anaphor: Anaphor): boolean {
  const pet =
    subject.animacy === 'animal' && doc.tokens.some(({ lower }) => /^(?:he|she|his|her|him|hers)$/u.test(lower));
  const ofSomebody =
    subject.tokens.some(({ lower }) => /^['’]s?$/u.test(lower)) &&
    doc.tokens.some(({ lower, start }) => start >= finite.end && /^(?:he|she|they)$/u.test(lower)); // the owner may be meant
  return pet || ofSomebody || isRivalled(doc, said, finite.end, anaphor);
}
