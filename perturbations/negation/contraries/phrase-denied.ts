import { type Doc, matchCase, type Rule, readLexicon, type Token } from '../../../src/plugin.js';
import { follows, type Phrase, precedes } from './phrase-place.js';

let index: ReadonlyMap<string, readonly Phrase[]> | undefined;

/** By the first word. */
function phrases(): ReadonlyMap<string, readonly Phrase[]> {
  if (!index) {
    const grouped = new Map<string, Phrase[]>();
    for (const { said = '', restated = '', before = '', next = '' } of readLexicon(
      new URL('../../lexicons/negated-phrases.tsv', import.meta.url),
    )) {
      const words = said.split(' ');
      const first = words[0] ?? '';
      grouped.set(first, [...(grouped.get(first) ?? []), { said: words, restated, before, next }]);
    }
    index = grouped;
  }
  return index;
}

export const phraseDenied: Rule = {
  about:
    'A phrase of amount, time or manner is said with a negation, or with another: “at least nine” → “no fewer than nine”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      "Oh I adore this film, I've seen it at least nine times",
      "Oh I adore this film, I've seen it no fewer than nine times",
    ],
    ['It costs at most ten euros', 'It costs no more than ten euros'],
    ['The builder left without warning.', 'The builder left with no warning.'],
    ['There were plenty of seats', 'There was no shortage of seats'],
  ],
  leaves: [
    'at least it was cheap',
    'without a doubt the best',
    'up to you',
    'It went without a hitch',
    'I went without asking',
    'few know it',
    'a few seats',
    'Not at least nine',
    'It is cheap with no one there',
    'The guide told us that all caves were the same.',
    'They sat for hours with no food, no signal and no open doors.',
    'Are there at least nine?',
    'He left immediately after lunch',
    'There is no smoke without a fire',
    'They gave me a voucher instead of a refund, which I tore up.',
  ],
  words: () => phrases().keys(),
  *propose(doc) {
    if (doc.text.includes('?')) return;
    for (const token of doc.tokens) {
      for (const phrase of phrases().get(token.lower) ?? []) {
        const last = doc.tokens[token.index + phrase.said.length - 1];
        if (!last || !phrase.said.every((word, at) => doc.tokens[token.index + at]?.lower === word)) continue;
        if (!precedes(doc, token, phrase) || !follows(doc, last, phrase.next)) continue;
        // `all rooms were the same`: as one another
        if (/^no different$/u.test(phrase.restated) && ALIKE.test(doc.text.slice(0, token.start))) continue;
        // `with no charger and no milk`
        if (phrase.restated === 'without any' && !isManyOrMuch(doc, last)) continue;
        // `, which I refused`: of the first and not of the second
        if (phrase.restated.startsWith('and ') && /^[^.!?]*, (?:which|who)\b/u.test(doc.text.slice(last.end))) continue;
        const be = phrase.restated.startsWith('no shortage') ? thereBe(doc, token) : undefined;
        const edit = { start: token.start, end: last.end, text: matchCase(token.text, phrase.restated) };
        yield { edits: be ? [be, edit] : [edit] };
      }
    }
  },
};

const ALIKE = /\b(?:all|both|they|we|these|those|two|three|four|[a-zà-ž]+ and [a-zà-ž]+)\b[^.,;!?]*$/iu;

/** Nouns that `any` may stand before, and nothing else that is lacking. */
function isManyOrMuch({ text, tokens }: Doc, { index: at }: Token): boolean {
  const noun = tokens[at + 1];
  if (/^[^.!?;]*(?:,|\b(?:and|or|but)) no\b/iu.test(text.slice(noun?.end))) return false; // one of several
  return /[^s]s$|^(?:warning|explanation|notice|food|water|money|help|heating|heat|milk|sugar|salt|power|electricity|furniture|luggage|news|apology|reason|fuss|delay|trouble|pain|sleep|internet|wifi|signal|support|consent|permission|supervision|training|experience|evidence|information|fever|swelling|redness|discharge|bleeding|cough|sign)$/u.test(
    noun?.lower ?? '',
  );
}

/** `There were no shortage` has one shortage. */
function thereBe({ tokens }: Doc, { index: at }: Token): { start: number; end: number; text: string } | undefined {
  const be = tokens[at - 1];
  if (be?.lower === 'were') return { start: be.start, end: be.end, text: 'was' };
  return be?.lower === 'are' ? { start: be.start, end: be.end, text: 'is' } : undefined;
}
