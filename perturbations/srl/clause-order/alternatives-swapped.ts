import { type Doc, lowerOpening, type Rule, type Sentence, type Token } from '../../../src/plugin.js';
import { upper } from '../statement.js';

/** Times and amounts come in their own order, and some words need what is before them. */
const ORDERED =
  /^(?:one|ones|two|three|four|five|six|seven|eight|nine|ten|\d.*|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|afternoon|evening|night|noon|today|tomorrow|yesterday|now|later|then|not|other|others|another|else|both|more|less|most|even|it|its|them|they|him|her|his|their|so|something|anything|someone|anyone|whatever|never|maybe|nothing|same|that|which|who|if|when|because|half|just|only|also|too|either|neither|whether|yes|no|don't|n't|again)$/u;

export const alternativesSwapped: Rule = {
  about: 'Two alternatives change places: “Do you take the tram or the bus?” → “Do you take the bus or the tram?”',
  expects: { sentiment: 'same' },
  examples: [
    ['Do you take the tram or the bus?', 'Do you take the bus or the tram?'],
    ['We could meet by the fountain or at the station', 'We could meet at the station or by the fountain'],
    ['Part of me wants to stay, part of me wants to run', 'Part of me wants to run, part of me wants to stay'],
    ['I might walk home, or I might stay in 🤷', 'I might stay in, or I might walk home 🤷'],
    ['Which bin goes out tonight, green or brown?', 'Which bin goes out tonight, brown or green?'],
  ],
  leaves: [
    'Tea or coffee?',
    'Do you want the red mug or the blue one?',
    'Is it Monday or Tuesday?',
    'Sooner or later we leave',
    'Give me the key or I call the police',
    'He had no map or compass',
    'Do you want a window seat or the aisle?',
    'Take it to the porter or to the office, where it is kept for a week.',
  ],
  words: () => ['or', 'part'],
  *propose(doc) {
    for (const sentence of doc.sentences) {
      const edit = whole(doc, sentence) ?? phrases(doc, sentence) ?? colours(sentence);
      if (edit) yield { edits: [edit] };
    }
  },
};

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** `Part of me …, part of me …`, `I might …, or I might …` */
function whole({ text }: Doc, { tokens, start }: Sentence): Edit | undefined {
  const words = tokens.filter(({ kind }) => kind !== 'emoji');
  const end = words.findLast(({ text: word }) => !/^[.!?…]+$/u.test(word))?.end;
  const opening = tokens[0];
  if (!opening || end === undefined) return undefined;
  const said = text.slice(start, end);
  const found =
    /^(part of me [^,]+)(, (?:and |but )?)(part of me [^,]+)$/iu.exec(said) ??
    /^(i (?:might|could|may) [^,]+?)(,? or )(i (?:might|could|may) [^,]+)$/iu.exec(said);
  const [, one, joint, two] = found ?? [];
  if (
    one === undefined ||
    joint === undefined ||
    two === undefined ||
    /\b(?:it|them|then|instead|too|not)\b/iu.test(two)
  )
    return undefined;
  const capital = /^\p{Lu}/u.test(one);
  return {
    start,
    end,
    text: `${capital ? upper(two) : two}${joint}${lowerOpening(opening)}${one.slice(opening.text.length)}`,
  };
}

/** Noun phrases with their articles, or phrases with their prepositions, on both sides of `or`. */
function phrases(doc: Doc, { tokens, text }: Sentence): Edit | undefined {
  const ors = tokens.filter(({ lower }) => lower === 'or');
  const [or] = ors;
  if (!or || ors.length > 1 || /["“”(:]/u.test(text)) return undefined;
  const left = doc.nounPhrases.find(({ end }) => end === doc.tokens[or.index - 1]?.end);
  const [after, then] = [doc.tokens[or.index + 1], doc.tokens[or.index + 2]];
  const led = after?.pos === 'ADP';
  const right = doc.nounPhrases.find(({ start }) => start === (led ? then : after)?.start);
  if (!left?.determiner || !right?.determiner || !after || left.kind === 'pronoun' || left.tokens.length > 4)
    return undefined;
  if (
    !/^(?:the|my|your|our|a|an)$/u.test(left.determiner.lower) ||
    (left.determiner.lower !== right.determiner.lower && !led)
  )
    return undefined;
  const before = doc.tokens[(left.tokens[0]?.index ?? 0) - 1];
  if (led ? before?.pos !== 'ADP' : before?.pos !== 'VERB' && before?.pos !== 'ADP') return undefined;
  if (led && !/^(?:VERB|NOUN|PRON|ADV)$/u.test(doc.tokens[(before?.index ?? 0) - 1]?.pos ?? '')) return undefined;
  const from = led ? (before ?? after) : left.tokens[0];
  const next = doc.tokens.find(({ start }) => start >= right.end);
  if (next?.text === ',' && /^(?:where|which|who|whose|that|when)$/u.test(doc.tokens[next.index + 1]?.lower ?? ''))
    return undefined; // told of the last one
  if (!from || (next && !/^[,.?!]|\p{Extended_Pictographic}/u.test(next.text))) return undefined;
  const ones = left.head.lower === 'one' && right.head.lower === 'one';
  if (
    [...left.tokens, ...right.tokens].some((token) => isOrdered(token) && !(ones && token.lower === 'one')) ||
    /\b(?:seat|half|end|side)\b/iu.test(left.text)
  )
    return undefined;
  const [one, two] = [doc.text.slice(from.start, left.end), doc.text.slice(after.start, right.end)];
  return { start: from.start, end: right.end, text: `${two}${doc.text.slice(left.end, after.start)}${one}` };
}

/** `…, green or brown?` */
function colours({ tokens }: Sentence): Edit | undefined {
  const at = tokens.findIndex(({ lower }) => lower === 'or');
  const [comma, one, two, mark] = [tokens[at - 2], tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  if (comma?.text !== ',' || !one || !two || mark?.text !== '?' || isOrdered(one) || isOrdered(two)) return undefined;
  if (one.pos !== two.pos || !/^(?:ADJ|NOUN)$/u.test(one.pos)) return undefined;
  return { start: one.start, end: two.end, text: `${two.text} or ${one.text}` };
}

function isOrdered({ lower, kind }: Token): boolean {
  return ORDERED.test(lower) || kind === 'number';
}
