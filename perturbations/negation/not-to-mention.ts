import type { Doc, Rule, Sentence, Token } from '../../src/plugin.js';
import { isFormal } from '../around/register.js';
import { isNegator } from './asked.js';
import { cueOf } from './cue.js';
import { leaningOf } from './mood.js';

export const notToMention: Rule = {
  about:
    'The last of three good or bad things is added by “not to mention”: “limp chips, grey fish and cold tea” → “…, not to mention cold tea”',
  expects: { sentiment: 'same' },
  examples: [
    ['Limp chips, grey fish, and horrible tea.', 'Limp chips, grey fish, not to mention horrible tea.'],
    ['The scones were fluffy, warm and delicious', 'The scones were fluffy, warm, not to mention delicious'],
  ],
  leaves: [
    'We packed tea, milk and sugar',
    'The scones were warm and delicious',
    'The soup was cold, the tea was awful and the bill was huge',
    'Ann, Bo and Cy were lovely',
    'It was between a lovely lake, a hill and a road',
    'It was not fluffy, warm and delicious',
    'Was it fluffy, warm and delicious?',
    'My mum, my dad and my wonderful aunt',
  ],
  *propose(doc) {
    if (isFormal(doc) || /\b(?:review|discharged|pt|reports?)\b/iu.test(doc.text) || /["“”]/u.test(doc.text)) return;
    for (const sentence of doc.sentences) {
      const edit = listed(doc, sentence);
      if (edit) yield { edits: [edit] };
    }
  },
};

const STOPS =
  /^(?:between|both|from|either|no|without|all|if|when|because|while|although|but|who|which|that|or|than|only|just|just|to|as|mum|mom|dad|mother|father|wife|husband|son|daughter|friend|brother|sister|team|kids|all|then|so|everyone|everybody)$/u;

function listed(doc: Doc, { tokens, text }: Sentence) {
  if (text.includes('?') || tokens.some(isNegator)) return undefined;
  const at = tokens.findLastIndex(({ lower }) => lower === 'and');
  const and = tokens[at];
  const before = tokens[at - 1];
  if (!and || !before) return undefined;
  const end = tokens.findIndex(
    ({ text: mark, kind }, place) => place > at && (/^[.!;:,…—–-]/u.test(mark) || kind === 'emoji'),
  );
  const last = tokens.slice(at + 1, end < 0 ? undefined : end);
  if (end >= 0 && !/^[.!…]/u.test(tokens[end]?.text ?? '') && tokens[end]?.kind !== 'emoji') return undefined;
  const to = before.text === ',' ? at - 1 : at;
  const comma = tokens.findLastIndex(({ text: mark }, place) => place < to && mark === ',');
  const middle = tokens.slice(comma + 1, to);
  const [first] = middle;
  if (comma < 1 || !first || middle.length > 6 || last.length > 8 || last.length === 0) return undefined;
  if (
    ![...middle, ...last].every(isNominal) ||
    tokens.some(({ lower }) => /^(?:between|both|from|either)$/u.test(lower))
  )
    return undefined;
  if (!alike(first, last[0]) || tokens.slice(Math.max(1, comma - 4), comma).some(({ pos }) => pos === 'PROPN'))
    return undefined;
  if (![...middle, ...last].some((token) => cueOf(token)) && leaningOf(doc) === undefined) return undefined;
  const start = tokens[to - 1]?.end;
  return start === undefined ? undefined : { start, end: and.end, text: ', not to mention' };
}

function isNominal({ pos, lower, kind }: Token): boolean {
  return /^(?:DET|ADJ|NOUN|ADP|NUM|ADV)$/u.test(pos) && (kind === 'word' || kind === 'number') && !STOPS.test(lower);
}

/** Both begin as noun phrases with an article, as bare nouns or as adjectives. */
function alike(one: Token, other: Token | undefined): boolean {
  const sort = ({ pos }: Token) => (pos === 'ADV' ? 'ADJ' : pos === 'NUM' ? 'DET' : pos);
  return other !== undefined && sort(one) === sort(other);
}
