import { type Clause, type Edit, type Rule, readLexicon, type Token } from '../../../src/plugin.js';
import { isLonghand } from '../longhand.js';
import { isClosable, suits } from './state-of.js';

interface Contrary {
  readonly said: readonly string[];
  readonly restated: string;
  /** What it is said of: `any`, `person`, `thing`, a machine (`system`) or a `place`. */
  readonly of: string;
}

let index: readonly Contrary[] | undefined;

function contraries(): readonly Contrary[] {
  index ??= readLexicon(new URL('../../lexicons/contrary-states.tsv', import.meta.url)).map(
    ({ said = '', restated = '', of = '' }) => ({ said: said.split(' '), restated, of }),
  );
  return index;
}

export const contraryState: Rule = {
  about:
    'A state with one contrary is said by denying the other: “was closed” → “wasn’t open”, “is near” → “isn’t far from”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The museum was closed and the bus was late.', "The museum wasn't open and the bus was late."],
    ['The screen is better and the price is the same', 'The screen is better and the price is no different'],
    ['The website is still down.', "The website still isn't working."],
    ['The patient is unable to bend the knee.', 'The patient is not able to bend the knee.'],
  ],
  leaves: [
    'He was late for his wife',
    'The train was on time, clean and half empty',
    'The museum was not closed',
    'The wound edges are closed',
    'The case is closed',
    'The bus was an hour late',
    'Is the museum closed?',
    'He is down today',
    'My arm is broken',
    'It was the wrong size',
    'My late aunt was closed about it',
    'The museum was closed for ever',
    'She is always late',
    'The tram was late again',
    'The pool was closed all day',
    'The gym was closed the whole of May',
    'The lift was down most of the week',
    'She is near tears',
    'The museum often was closed',
    'It is the same every year',
    'He was late on nine occasions',
    'The invoice was wrong twice',
    'The elevator was broken too',
    'Half the pieces were missing from the jigsaw',
  ],
  words: () => contraries().map(({ said }) => said.at(-1) ?? ''),
  *propose(doc) {
    if (doc.text.includes('?')) return;
    const longhand = isLonghand(doc);
    for (const clause of doc.clauses) {
      const said = predicateOf(clause);
      if (!said) continue;
      for (const contrary of contraries()) {
        const edits = denied(clause, said, contrary, longhand);
        if (edits) yield { edits };
      }
    }
  },
};

/** A stretch of time that the denial would take apart: open for a part of the week is not open the whole week. */
const STRETCH =
  /^(?:whole|entire|entirely|throughout|most|half|completely|totally|usually|days|weeks|months|hours|once|twice|times|occasions?|often|repeatedly|too|also|instead|today's)$/u;

/** What should hold what is missing. */
const HOLDS =
  /^(?:package|box|parcel|kit|bag|packet|envelope|folder|file|crate|order|delivery|copy|page|list|menu|index|book|catalogue|bill|invoice)$/u;

const WHOLE = /^(?:no|nobody|nothing|none|all|every[a-zà-ž]*|both|most|some|few|many|neither|each|what|who|which)\b/iu;

function denied(
  clause: Clause,
  whole: readonly Token[],
  { said, restated, of }: Contrary,
  longhand: boolean,
): readonly Edit[] | undefined {
  const { finite, negation, tense, subject, tokens } = clause;
  const still = whole[0]?.lower === 'still';
  const predicate = still ? whole.slice(1) : whole;
  if (negation || (tense !== 'present' && tense !== 'past')) return undefined;
  if (!said.every((word, at) => predicate[at]?.lower === word) || WHOLE.test(subject.text)) return undefined;
  if (predicate.slice(said.length).some(({ lower }) => STRETCH.test(lower))) return undefined;
  if (!suits(of, subject) || (said[0] === 'closed' && !isClosable(subject))) return undefined;
  if (said[0] === 'missing' && !predicate.slice(2, 5).some(({ lower }) => HOLDS.test(lower))) return undefined;
  const [first, last] = [predicate[0], predicate[said.length - 1]];
  if (!first || !last || goesOn(last, predicate[said.length])) return undefined;
  const between = tokens.filter((token) => token.start >= finite.end && token.end <= first.start);
  if (tokens.some((token) => token.start >= subject.end && token.end <= finite.start)) return undefined;
  if (between.length > (still ? 1 : 0)) return undefined;
  if (!restated.startsWith('not ')) return still ? undefined : [{ start: first.start, end: last.end, text: restated }];
  const clipped = /^['’]|^am$/u.test(finite.lower);
  if (clipped && still) return undefined;
  const not =
    longhand || clipped ? `${finite.text}${still ? ' still' : ''} not` : `${still ? 'still ' : ''}${finite.text}n't`;
  return [{ start: finite.start, end: last.end, text: `${not} ${restated.slice(4)}` }];
}

/** What follows a form of `be`; a participle (`closed`, `banned`) may be parsed as its main verb. */
function predicateOf({ verb, finite, rest, auxiliaries }: Clause): readonly Token[] | undefined {
  if (!/^(?:is|are|was|were|'s|'re|'m|am)$/u.test(finite.lower) || auxiliaries.length > 1) return undefined;
  return verb === finite ? rest.tokens : [verb, ...rest.tokens];
}

/** Whether the phrase is part of a longer one: `late for dinner`, `closed shops`, `closed and dark`. */
function goesOn(last: Token, next: Token | undefined): boolean {
  if (!next) return false;
  if (/^(?:,|and|or|but|nor|for|enough|than|as|about|by|off|down|to|already|again|all|every|each)$/u.test(next.lower))
    return true;
  if (last.lower === 'near') return !/^(?:DET|PROPN|PRON)$/u.test(next.pos);
  return !/^(?:to|from|on|for|of)$/u.test(last.lower) && /^(?:NOUN|ADJ|PROPN)$/u.test(next.pos);
}
