import type { Rule, Sentence } from '../../../src/plugin.js';
import { isNegator } from '../asked.js';

export const notTheOther: Rule = {
  about: 'What something takes the place of is denied: “from gate 6 instead of gate 4” → “from gate 6, not gate 4”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['Our train leaves from platform 6 instead of platform 4.', 'Our train leaves from platform 6, not platform 4.'],
    ['They gave me a voucher instead of a refund 😤', 'They gave me a voucher, not a refund 😤'],
    ["I'm taking the bus instead of the tram today", "I'm taking the bus, not the tram, today"],
    ["I'm taking the stairs instead of the lift this month", "I'm taking the stairs, not the lift, this month"],
    ['We met on the 4th rather than the 5th', 'We met on the 4th, not the 5th'],
  ],
  leaves: [
    'They laughed instead of helping',
    'Instead of a refund they gave me a voucher',
    "They didn't give me a voucher instead of a refund",
    'Did they give you a voucher instead of a refund?',
    'He drives instead of me',
    'He came instead of the plumber who was ill, so we waited',
    'I would rather walk than take the bus',
    'She sang instead of her sister',
    'It took hours rather than the promised ten minutes or so',
  ],
  words: () => ['instead', 'rather'],
  *propose(doc) {
    if (!/\b(?:instead of|rather than)\b/u.test(doc.text)) return;
    for (const sentence of doc.sentences) {
      const edits = replaced(sentence);
      if (edits) yield { edits };
    }
  },
};

const OPENS = /^(?:a|an|the|my|our|his|her|their|this|that|these|those)$/u;

function replaced({ tokens, text }: Sentence) {
  if (text.includes('?') || /["“”(;:]/u.test(text) || tokens.some(isNegator)) return undefined;
  const at = tokens.findIndex(
    ({ lower }, place) =>
      (lower === 'instead' && tokens[place + 1]?.lower === 'of') ||
      (lower === 'rather' && tokens[place + 1]?.lower === 'than'),
  );
  const [before, instead, of] = tokens.slice(at - 1, at + 2);
  if (at < 3 || !before || !instead || !of) return undefined;
  const other = tokens.slice(at + 2);
  const stop = other.findIndex(({ kind, text: mark }) => kind === 'emoji' || /^[.!…]+$/u.test(mark));
  const said = stop < 0 ? other : other.slice(0, stop);
  const when = said.findIndex(
    ({ lower }, place) =>
      /^(?:today|tonight|tomorrow|yesterday)$/u.test(lower) ||
      (/^(?:this|next|last)$/u.test(lower) && place === said.length - 2 && place > 0),
  );
  const phrase = when > 0 ? said.slice(0, when) : said;
  const [first] = phrase;
  const last = phrase.at(-1);
  if (!first || !last || phrase.length > 5 || (when > 0 && when < said.length - 2)) return undefined;
  if (!isThing(before) || !(isThing(last) && last.lower !== 'me')) return undefined;
  if (!OPENS.test(first.lower) && !isThing(first) && first.pos !== 'ADJ' && first.pos !== 'ADP') return undefined;
  if (phrase.some(({ lower, pos }) => /ing$/u.test(lower) || pos === 'VERB' || /^(?:and|or|so|who|that)$/u.test(lower)))
    return undefined;
  if (OPENS.test(first.lower) !== hasOpening(tokens.slice(0, at))) return undefined;
  const denied = { start: before.end, end: of.end, text: ', not' };
  return when > 0 ? [denied, { start: last.end, end: last.end, text: ',' }] : [denied];
}

const isThing = ({ pos, kind, lower }: { pos: string; kind: string; lower: string }): boolean =>
  kind === 'number' || /^(?:NOUN|PROPN|NUM)$/u.test(pos) || /^\d+(?:st|nd|rd|th)$/u.test(lower) || lower === 'now';

/** Whether the words before end in a phrase with a determiner: what stands in the place of `a refund` is `a voucher`. */
function hasOpening(tokens: readonly { lower: string }[]): boolean {
  return tokens.slice(-4).some(({ lower }) => OPENS.test(lower));
}
