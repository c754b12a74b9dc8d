import { type Candidate, type Doc, type Rule, readLexicon, type Sentence, type Token } from '../../src/plugin.js';
import { isFormal } from '../around/register.js';
import { isNegator } from './asked.js';
import { cueOf } from './cue.js';

interface Contrast {
  readonly said: readonly string[];
  readonly other: string;
  /** The words that may stand before it. */
  readonly before: RegExp;
}

let index: ReadonlyMap<string, readonly Contrast[]> | undefined;

/** By the last word. */
function contrasts(): ReadonlyMap<string, readonly Contrast[]> {
  if (!index) {
    const grouped = new Map<string, Contrast[]>();
    for (const { said = '', other = '', before = '' } of readLexicon(
      new URL('../lexicons/contrasts.tsv', import.meta.url),
    )) {
      const words = said.split(' ');
      const row = { said: words, other, before: new RegExp(`^(?:${before})$`, 'u') };
      const last = words.at(-1) ?? '';
      grouped.set(last, [...(grouped.get(last) ?? []), row]);
    }
    index = grouped;
  }
  return index;
}

export const notAnother: Rule = {
  about:
    'A plain arrangement is told apart from another: “The choir meets on Monday” → “The choir meets on Monday, not Tuesday”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The choir meets on Monday.', 'The choir meets on Monday, not Tuesday.'],
    ['Our rent is due on the first', 'Our rent is due on the first, not the second'],
    [
      'The stand-up has moved to ten. Bring your notes.',
      'The stand-up has moved to ten, not eleven. Bring your notes.',
    ],
    ['My office is upstairs', 'My office is upstairs, not downstairs'],
  ],
  leaves: [
    'We left at nine',
    "It isn't on Monday",
    'It is on Monday or Tuesday',
    'We meet at nine on the dot',
    'Is it on Monday?',
    'The inn is by the river. There are nine rooms. Tea is served from seven.',
    'It is horrible on Monday',
    'We meet around nine',
    'It has been closed since Monday',
    'They meet every Monday',
    'Can we talk on Tuesday? The match is on Monday',
  ],
  *propose(doc) {
    if (/["“”]/u.test(doc.text) || doc.sentences.length > 2 || isFormal(doc)) return;
    for (const sentence of doc.sentences) {
      const candidate = told(doc, sentence);
      if (candidate) yield candidate;
    }
  },
};

const OPEN =
  /^(?:or|either|both|every|each|all|only|about|around|roughly|maybe|perhaps|since|usually|last|ago|instead|rather|than|just|if|unless|whether|nor|but|between|once|always|too|also|again|as|when|while|because|although|though|sometimes|might|may|could|would|hopefully|finally|already|that|says|reported)$/u;
/** Verbs in the past that tell of an arrangement. */
const ARRANGED = /^(?:moved|switched|changed|rescheduled|postponed|shifted|scheduled|booked|due|transferred)$/u;

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The other one, or any other day, stands in the text already. */
function isRivalled(text: string, last: string, other: string): boolean {
  const rivals = DAYS.includes(other) ? DAYS.filter((day) => day !== last) : [other];
  return rivals.some((each) => new RegExp(`\\b${each}\\b`, 'iu').test(text));
}

function told({ clauses, text }: Doc, sentence: Sentence): Candidate | undefined {
  const { tokens, kind } = sentence;
  if (kind !== 'statement' && kind !== 'command') return undefined;
  const words = tokens.filter((token) => token.kind !== 'emoji' && token.text !== '.');
  const last = words.at(-1);
  if (!last || words.length < 3 || words.length > 16 || words.some(({ text }) => /^[,!?;:…()]/u.test(text)))
    return undefined;
  const rows = contrasts().get(last.lower);
  if (!rows || words.some((token) => OPEN.test(token.lower) || isNegator(token) || cueOf(token) !== undefined))
    return undefined;
  const own = clauses.filter((each) => each.sentence === sentence);
  const present =
    own.length > 0 &&
    own.every(({ tense, finite }) => tense === 'present' || tense === 'future' || finite.lower === 'must');
  if (!present && kind !== 'command' && !words.some(({ lower }) => ARRANGED.test(lower))) return undefined;
  const row = rows.find((each) => fits(words, each));
  if (row && isRivalled(text, last.text, row.other)) return undefined;
  return row && { edits: [{ start: last.end, end: last.end, text: `, not ${row.other}` }] };
}

function fits(words: readonly Token[], { said, before }: Contrast): boolean {
  const start = words.length - said.length;
  if (start < 1 || !said.every((word, at) => words[start + at]?.lower === word)) return false;
  const opens = words[start - 1]?.lower ?? '';
  return !/^(?:by|before|after|until|till|from)$/u.test(opens) && before.test(opens);
}
