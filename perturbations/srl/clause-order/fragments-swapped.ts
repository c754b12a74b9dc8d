import { type Doc, lowerOpening, type Rule, type Sentence, type Token } from '../../../src/plugin.js';
import { upper } from '../statement.js';

/** What comes after something, measures it or sums it up keeps its place. */
const TIED =
  /^(?:then|now|finally|so|but|and|or|yet|still|also|too|even|again|worse|worst|better|best|more|less|most|least|later|first|second|third|next|last|after|before|it|its|them|they|that|this|these|those|one|ones|same|other|another|else|which|who|because|when|if|not|n't|never|just|only|nothing|everything|all|done|repeat|please|thanks|thank|hello|hi|hey|sorry|today|tonight|yesterday|tomorrow)$/u;

export const fragmentsSwapped: Rule = {
  about: 'Of short things noted side by side, the first two change places: “Cold soup, rude staff, long queue”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['Cold soup, rude staff, long queue', 'Rude staff, cold soup, long queue'],
    ['No queues, no clouds, no worries 😎', 'No clouds, no queues, no worries 😎'],
    ['Flight cancelled, bag missing, phone dead.', 'Bag missing, flight cancelled, phone dead.'],
    ['He drinks, he shouts, he forgets', 'He shouts, he drinks, he forgets'],
  ],
  leaves: [
    'Ready, steady, go',
    'Good signal, worse service',
    'Soup, then fish, then cake',
    'Monday, Tuesday, Friday',
    'Well, the soup was cold, the bill was high',
    'Nice and warm',
    'Overpriced and underwhelming.',
    'I came, I saw, I conquered',
  ],
  words: () => ['and', ','],
  *propose(doc) {
    for (const sentence of doc.sentences) {
      const edit = row(doc, sentence);
      if (edit) yield { edits: [edit] };
    }
  },
};

function row(doc: Doc, { tokens }: Sentence) {
  const words = bare(tokens);
  if (words.some(({ text }) => /^["“”():;?]|^[-–—]/u.test(text))) return undefined;
  const parts: Token[][] = [[]];
  for (const word of words)
    if (word.text === ',') parts.push([]);
    else parts.at(-1)?.push(word);
  const [one, two, three] = parts;
  const [first, opening, end, close] = [one?.[0], two?.[0], one?.at(-1), two?.at(-1)];
  if (!one || !two || !three || !first || !opening || !end || !close || parts.length > 5) return undefined;
  if (
    parts.some(({ length }) => length === 0 || length > 4) ||
    [...one, ...two].some(({ lower, kind }) => TIED.test(lower) || kind !== 'word')
  )
    return undefined;
  if (/^(?:and|or|but|then|so)$/u.test(three[0]?.lower ?? '') && three.length < 2) return undefined;
  if (shape(one) === undefined || shape(one) !== shape(two) || NAMED.test(first.lower)) return undefined;
  const capital = /^\p{Lu}/u.test(first.text);
  const [left, right] = [doc.text.slice(first.end, end.end), doc.text.slice(opening.start, close.end)];
  return {
    start: first.start,
    end: close.end,
    text: `${capital ? upper(right) : right}${doc.text.slice(end.end, opening.start)}${lowerOpening(first)}${left}`,
  };
}

const NAMED =
  /^(?:well|ok|okay|yes|no\.|yeah|hey|hi|hello|oh|ugh|wow|ready|morning|dear|left|right|turn|go|take|add|mix|came|saw)$/u;

/** What kind of note it is; undefined where that is not plain. */
function shape(part: readonly Token[]): string | undefined {
  const [one, two] = part;
  if (one?.lower === 'no') return part.slice(1).every(({ pos }) => /^(?:NOUN|ADJ)$/u.test(pos)) ? 'no' : undefined;
  if (part.every(({ pos }) => pos === 'ADJ')) return 'adjective';
  if (
    part.every(({ pos, index }) => /^(?:NOUN|ADJ)$/u.test(pos) || (pos === 'PROPN' && index === 0)) &&
    part.at(-1)?.pos === 'NOUN'
  )
    return 'noun';
  const noun = one?.pos === 'NOUN' || (one?.pos === 'PROPN' && one.index === 0);
  if (noun && part.length === 2 && two && (two.pos === 'ADJ' || /(?:ed|ing)$/u.test(two.lower))) return 'state';
  if (/^(?:he|she)$/u.test(one?.lower ?? '') && part.length === 2 && two && /[^s]s$/u.test(two.lower)) return 'habit';
  if (one?.pos === 'VERB' && /ed$/u.test(one.lower) && part.length < 3) return undefined;
  return undefined;
}

function bare(tokens: readonly Token[]): readonly Token[] {
  let end = tokens.length;
  while (end > 0 && (/^[.!…]+$/u.test(tokens[end - 1]?.text ?? '') || tokens[end - 1]?.kind === 'emoji')) end--;
  return tokens.slice(0, end);
}
