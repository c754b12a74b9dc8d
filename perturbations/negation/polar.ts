import { type Clause, readLexicon, type Token } from '../../src/plugin.js';

/** What an adjective says of its subject, and what becomes of that under negation; a row of `lexicons/polar-adjectives.tsv`. */
export interface Polar {
  readonly polarity: 'positive' | 'negative' | 'middling' | 'ordinary';
  /** The relation that `not` + adjective has to the adjective's label; undefined where a reader may waver. */
  readonly negated: 'opposite' | 'different' | undefined;
  /** Its comparative; undefined where it does not compare. */
  readonly more: string | undefined;
  /** `better` or `worse` where nothing could be more so. */
  readonly extreme: string | undefined;
  readonly nothingShort: boolean;
  /** Whether it is said of how a person feels or of anything else. */
  readonly of: 'person' | 'thing';
}

let index: ReadonlyMap<string, Polar> | undefined;

export function polarity(word: string): Polar | undefined {
  return adjectives().get(word);
}

/** The adjectives of some polarities, or all: a rule that asks for the state of a clause needs one of them. */
export function polarAdjectives(...wanted: readonly Polar['polarity'][]): readonly string[] {
  return [...adjectives()].flatMap(([word, { polarity: each }]) =>
    wanted.length === 0 || wanted.includes(each) ? word : [],
  );
}

function adjectives(): ReadonlyMap<string, Polar> {
  index ??= new Map(readLexicon(new URL('../lexicons/polar-adjectives.tsv', import.meta.url)).map(entry));
  return index;
}

function entry(row: Readonly<Record<string, string>>): readonly [string, Polar] {
  const { word = '', polarity: named, negated, more = '-', extreme = '-', nothing_short: short, of } = row;
  const comparative = more === 'more' ? `more ${word}` : more;
  return [
    word,
    {
      polarity: named === 'positive' || named === 'negative' || named === 'middling' ? named : 'ordinary',
      negated: negated === 'opposite' || negated === 'different' ? negated : undefined,
      more: comparative === '-' ? undefined : comparative,
      extreme: extreme === '-' ? undefined : extreme,
      nothingShort: short === 'yes',
      of: of === 'person' ? 'person' : 'thing',
    },
  ];
}

/** A clause that says how its subject is or feels: `The food was very good`, `I'm feeling so happy today`. */
export interface State {
  readonly clause: Clause;
  /** `be` itself, or `feel` as `I'm feeling` or `I feel`. */
  readonly verb: 'be' | 'feel';
  readonly past: boolean;
  readonly degree: Token | undefined;
  readonly adjective: Token;
  readonly polar: Polar;
  /** The token right after the adjective, inside the clause. */
  readonly next: Token | undefined;
}

const DEGREE =
  /^(?:so|very|really|extremely|incredibly|super|pretty|quite|too|rather|absolutely|truly|just|particularly)$/u;

/** The state that a clause speaks of, unless it is modal, perfect or questioned. */
export function stateOf(clause: Clause): State | undefined {
  const { verb, auxiliaries, tense, rest } = clause;
  if (/^\p{Lu}{2}/u.test(verb.text)) return undefined;
  const kind =
    verb.lemma === 'be' || /^(?:'m|'s|'re)$/u.test(verb.lower)
      ? 'be'
      : /^(?:feel|feels|felt|feeling)$/u.test(verb.lower)
        ? 'feel'
        : undefined;
  if (kind === undefined || (tense !== 'present' && tense !== 'past')) return undefined;
  if (auxiliaries.some((token) => !/^(?:am|is|are|was|were|do|does|did|'m|'s|'re)$/u.test(token.lower)))
    return undefined;
  const [first, second, third] = rest.tokens;
  const graded = first !== undefined && DEGREE.test(first.lower);
  const adjective = graded ? second : first;
  const polar = adjective && polarity(adjective.lower);
  if (!adjective || !polar) return undefined;
  return {
    clause,
    verb: kind,
    past: tense === 'past',
    degree: graded ? first : undefined,
    adjective,
    polar,
    next: graded ? third : second,
  };
}
