import type { Doc, Edit, Rule, Sentence, Token } from '../../../src/plugin.js';
import { isFormal, isGrave } from '../../around/register.js';
import { isNegator } from '../asked.js';
import { cueOf, cuesIn } from '../cue.js';

export const notToMention: Rule = {
  about:
    'The last of several qualities is set apart by “not to mention”: “warm, light and cheap” → “warm and light, not to mention cheap”',
  expects: { sentiment: 'same' },
  examples: [
    ['The boots are warm, sturdy and very stylish.', 'The boots are warm and sturdy, not to mention very stylish.'],
    ['The path was boring and badly marked', 'The path was boring, not to mention badly marked'],
    [
      'The prose is elegant, warm and witty, and I read it in one evening.',
      'The prose is elegant and warm, not to mention witty, and I read it in one evening.',
    ],
    ['Gorgeous, funny and surprisingly wise!', 'Gorgeous and funny, not to mention surprisingly wise!'],
  ],
  leaves: [
    'The boots are black, brown and green.',
    'The boots are warm, sturdy and small.',
    'The boots are warm, sturdy and stylish, but they leak.',
    "The boots aren't warm, sturdy or stylish.",
    'He was sick and tired of it',
    'Are the boots warm, sturdy and stylish?',
    'The patient was calm, polite and attentive.',
    'The boots are so warm and stylish',
    'He was neither kind nor patient',
    'The guide was friendly and helpful all day',
  ],
  words: () => ['and'],
  *propose(doc) {
    if (!/\band\b/u.test(doc.text) || isFormal(doc) || isGrave(doc)) return;
    for (const sentence of doc.sentences) {
      const edits = setApart(doc, sentence);
      if (edits) yield { edits };
    }
  },
};

/** Pairs that are one word in two. */
const FIXED = /^(?:nice|good|sick|safe|loud|short|bright|fair|well|clear|alive|lost|mad|black|cold|dead|new)$/u;
const isDegree = ({ lower, pos }: Token): boolean =>
  /^(?:very|really)$/u.test(lower) || (pos === 'ADV' && /ly$/u.test(lower));

function setApart(doc: Doc, sentence: Sentence): readonly Edit[] | undefined {
  const { tokens, text } = sentence;
  if (text.includes('?') || /["“”;:()]/u.test(text) || tokens.some(isNegator)) return undefined;
  const at = tokens.findIndex(({ lower }) => lower === 'and');
  const and = tokens[at];
  if (!and) return undefined;
  const after = tokens.slice(at + 1);
  const end = after.findIndex(({ kind, text: mark }) => kind === 'emoji' || /^[.!…,]+$/u.test(mark));
  const more = after.slice(Math.max(0, end));
  if (
    end >= 0 &&
    more[0]?.text === ',' &&
    (more[1]?.lower !== 'and' || more.some(({ lower }) => /^(?:but|though|although)$/u.test(lower)))
  )
    return undefined;
  const last = end < 0 ? after : after.slice(0, end);
  const comma = tokens[at - 1]?.text === ',' ? tokens[at - 1] : undefined;
  const second = qualityBefore(tokens, comma ? at - 1 : at);
  const list = second && tokens[second.from - 1];
  const first = list?.text === ',' && second ? qualityBefore(tokens, second.from - 1) : undefined;
  const start = first ?? second;
  if (!start || !second || (comma && !first) || !isQuality(last)) return undefined;
  const before = tokens[start.from - 1];
  if (before ? !/^(?:is|are|was|were|'s|'re|’s|’re)$/u.test(before.lower) : !first) return undefined;
  if (FIXED.test(start.head.lower) || (!first && !cueOf(start.head))) return undefined;
  if (tokens.slice(0, start.from).some(({ lower }) => /^(?:if|when|as|than|not|but|so|would|could)$/u.test(lower)))
    return undefined;
  if (!agree(doc, [...(first ? [first.head] : []), second.head, ...last])) return undefined;
  const apart = { start: (comma ?? and).start, end: and.end, text: ', not to mention' };
  const gap = comma ? apart : { ...apart, start: and.start - 1 };
  return first && list ? [{ start: list.start, end: list.end, text: ' and' }, gap] : [gap];
}

/** The adjective that ends before a place, with its degree. */
function qualityBefore(tokens: readonly Token[], end: number): { head: Token; from: number } | undefined {
  const [head, degree] = [tokens[end - 1], tokens[end - 2]];
  if (!head || (head.pos !== 'ADJ' && !cueOf(head)) || head.pos === 'NOUN') return undefined;
  return { head, from: degree && isDegree(degree) ? end - 2 : end - 1 };
}

function isQuality(tokens: readonly Token[]): boolean {
  const [first, second, more] = tokens;
  if (!first || more || (second && !isDegree(first))) return false;
  const head = second ?? first;
  return (
    !/^(?:perfect|ideal|flawless|useless|awful|terrible)$/u.test(head.lower) &&
    (head.pos === 'ADJ' || /ed$/u.test(head.lower) || cueOf(head) !== undefined) &&
    head.pos !== 'NOUN'
  );
}

/** All judge, and all one way: of the list every word but one, and nothing against it in the text. */
function agree(doc: Doc, list: readonly Token[]): boolean {
  const cues = cuesIn(list);
  const [cue] = cues;
  const heads = list.filter((each) => !isDegree(each));
  return (
    cue !== undefined &&
    cues.length >= Math.max(2, heads.length - 1) - (list.length > heads.length ? 1 : 0) &&
    cues.every(({ polarity }) => polarity === cue.polarity) &&
    cuesIn(doc.tokens).every(({ polarity }) => polarity === cue.polarity)
  );
}
