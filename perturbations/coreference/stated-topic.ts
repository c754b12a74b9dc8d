import { type Clause, capitalize, type Doc, type Rule, type Span, type Token, uncapitalize } from '../../src/plugin.js';
import { isOfficial } from '../around/register.js';
import type { Anaphor } from './anaphor.js';
import { commonAnaphor } from './common-anaphor.js';

const OPENINGS = ['As for {},', 'About {}:', 'You asked about {}:'];
const TALKATIVE = ['{}?', 'Let me tell you about {}:'];
/** What these nouns stand for is only said in the rest of the sentence: `The problem is that …`. */
const POINTS_ON =
  /^(?:thing|things|part|parts|problem|reason|way|fact|point|rest|one|ones|issue|question|truth|name|plan|goal|favou?rite|answer|idea|moment|time|day|bottom|team|club|committee|company|group|government|band|family|crew|staff)$/u;
const PEOPLE =
  /^(?:umpire|referee|ref|stylist|plumber|builder|courier|usher|porter|skipper|pilot|jury|panel|public|server|barber)$/u;
const SINGLED_OUT =
  /^(?:only|best|worst|first|last|next|main|same|most|least|other|whole|more|less|than|who|that|which)$/u;

export const statedTopic: Rule = {
  about: 'Names what a statement is about first, and says it with a pronoun',
  expects: { sentiment: 'same' },
  examples: [
    ['The service at this inn was slow', 'As for the service at this inn, it was slow'],
    ['My new shoes are superb! 👟', 'My new shoes? They are superb! 👟'],
    ['my brother sold his boat', 'about my brother: he sold his boat'],
    ['The lamp flickers. It cost a fortune.', 'You asked about the lamp: it flickers. It cost a fortune.'],
  ],
  leaves: [
    'I was late',
    'It was fine',
    'The staff was kind',
    'Our vet is gentle',
    'This is a lamp',
    'My dog saw a cat and it ran',
    'The soup was cold, so was it?',
    'The best part is that we won',
    'The problem was the noise',
    'Your driver was late',
    'The lamp and the chair broke',
    'Did the lamp break?',
    'The cat let me pet her',
    'The umpire was fair',
  ],
  *propose(doc) {
    const clause = topicClause(doc);
    const anaphor = clause && anaphorOf(clause);
    if (!clause || !anaphor) return;
    const { start, end, text } = clause.subject;
    const mention = uncapitalize(text);
    const inStyle = /^\p{Lu}/u.test(text) ? capitalize : (said: string) => said.charAt(0).toLowerCase() + said.slice(1);
    const grave = isOfficial(doc) || isWhere(clause);
    for (const opening of grave ? OPENINGS : [...OPENINGS, ...TALKATIVE]) {
      const said = inStyle(opening.replace('{}', () => mention));
      const pronoun = opening.endsWith('?') ? inStyle(anaphor.subject) : anaphor.subject;
      yield { edits: [{ start, end, text: `${said} ${pronoun}` }] };
    }
  },
};

/** The clause that opens the text with a definite thing, or somebody whose gender its noun says. */
function topicClause(doc: Doc): Clause | undefined {
  const [clause] = doc.clauses;
  const [first, second] = doc.tokens;
  if (!clause || clause.start !== first?.start || clause.subject.start !== first.start) return undefined;
  if (!/^(?:\p{Lu}?\p{Ll}+)$/u.test(first.text) || !second || /^\p{Lu}{2}/u.test(second.text)) return undefined;
  const { subject, finite, sentence } = clause;
  if (sentence.kind !== 'statement' || doc.text.includes('?') || subject.kind !== 'common') return undefined;
  if (!/^\w/u.test(finite.text) || finite.start <= subject.end || /[,:;"“()]/u.test(subject.text)) return undefined;
  if (subject.tokens.length > 8 || POINTS_ON.test(subject.head.lower)) return undefined;
  if (subject.tokens.some(({ lower, pos }) => SINGLED_OUT.test(lower) || lower === 'and' || pos === 'VERB'))
    return undefined;
  const definite = /^(?:the|this|these|my|our)$/u.test(subject.determiner?.lower ?? '');
  const others = sentence.tokens.some(
    ({ lower, start }) => start > subject.end && /^(?:it|they|them|their|he|she|him)$/u.test(lower),
  );
  const pet =
    subject.animacy === 'animal' && doc.tokens.some(({ lower }) => /^(?:he|she|his|her|him|hers)$/u.test(lower));
  return definite && !others && !pet ? clause : undefined;
}

/** What people are and do: a noun of which nothing else is known is then somebody. */
function isOfPeople(rest: Span, { lemma }: Token): boolean {
  const said =
    /^(?:say|tell|ask|laugh|shout|yell|speak|talk|smile|insult|apologi[sz]e|promise|explain|refuse|ignore|listen|lie)$/u;
  return (
    said.test(lemma) ||
    rest.tokens
      .slice(0, 3)
      .some(({ lower }) => /^(?:fair|kind|rude|polite|gentle|honest|arrogant|shy|brave|lazy)$/u.test(lower))
  );
}

/** `The parcel is at the post office`: no story to tell. */
function isWhere({ copular, rest }: Clause): boolean {
  return copular && /^(?:in|at|on|near|under|behind|from|for)$/u.test(rest.tokens[0]?.lower ?? '');
}

/** `it`, `they`, and `he` or `she` of a noun that says which, as the verb agrees. */
function anaphorOf({ subject, finite, rest, verb }: Clause): Anaphor | undefined {
  if (subject.animacy === 'person' && !subject.gender && subject.number !== 'plural') return undefined;
  const anaphor = commonAnaphor(subject);
  if (anaphor?.subject === 'it' && (PEOPLE.test(subject.head.lower) || isOfPeople(rest, verb))) return undefined;
  if (!anaphor || (anaphor.plural && subject.number !== 'plural')) return undefined;
  if (/^(?:are|were|have|do)$/u.test(finite.lower)) return anaphor.plural ? anaphor : undefined;
  if (/^(?:is|was|has|does)$/u.test(finite.lower)) return anaphor.plural ? undefined : anaphor;
  return anaphor;
}
