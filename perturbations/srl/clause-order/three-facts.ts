import { conjugate, type Doc, type Rule, type Token } from '../../../src/plugin.js';
import { statedSentences } from '../stated.js';
import { exchange } from './predicates.js';
import { type Parts, threeParts } from './three-parts.js';

export const threeFacts: Rule = {
  about: 'Of three facts in a row, the first two change places: “The mast creaks, the sail is torn and nobody helped”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['I have stains, I have tears, and I have a bill.', 'I have tears, I have stains, and I have a bill.'],
    [
      "The kitchen's huge, the garden has a pond, and our host has a dog.",
      "The garden has a pond, the kitchen's huge, and our host has a dog.",
    ],
    [
      'The mast creaks, the sail is torn and nobody answers when I write.',
      'The sail is torn, the mast creaks and nobody answers when I write.',
    ],
    [
      'The skipper was funny, we saw otters twice, and the tea was hot.',
      'We saw otters twice, the skipper was funny, and the tea was hot.',
    ],
    ['It rattles, it smells, and the lid is loose.', 'It smells, it rattles, and the lid is loose.'],
    [
      'The hall was freezing, there was mud on the seats and the manager shrugged when I told him.',
      'There was mud on the seats, the hall was freezing and the manager shrugged when I told him.',
    ],
  ],
  leaves: [
    'The soup was cold, the waiter was rude, and he left',
    'It turns on, it turns off, and the lid is loose.',
    'The train left, the bus came, and we walked home.',
    'The hall was freezing, its roof leaked, and nobody came.',
    'The mast creaks, but the sail is fine, and nobody helped',
    'A man was rude, the hall was freezing and nobody came',
    'The hall was freezing, the seats were wet',
    'The dressing was changed, the edges are closed, and the arm is in a sling.',
    'My laptop is slow, the fan is loud and nobody cares.',
    'The hotel was dirty, the carpet was damp and somebody rang at three.',
  ],
  words: () => ['and'],
  *propose(doc) {
    if (!doc.text.includes(',')) return;
    for (const { words } of statedSentences(doc)) {
      const parts = threeParts(words);
      const edits = parts && facts(doc, parts);
      if (edits) yield { edits };
    }
  },
};

/** How things are or were, as a whole. */
const STATE =
  /^(?:be|is|are|was|were|'s|'re|have|has|had|'ve|need|cost|smell|stink|taste|look|sound|feel|weigh|work|fit|own|love|hate|want|know|seem|stay|keep|leak|wobble|creak|sparkle|drag|rattle|squeak|sag|shake|ignore|flicker|lag|make|hang|buzz|scream|hum|slide|glow|shine|peel|see)$/u;
const OWN = /^(?:the|our|your|every|most|there|nobody|everyone|everything)$/u;
const SAME = /^(?:i|we|you|it|they)$/u;

/** The whole comes before what is in it. */
const WHOLE =
  /^(?:hotel|motel|hostel|inn|guesthouse|resort|campsite|restaurant|café|cafe|pub|bar|flat|apartment|house|cottage|place|school|hospital|ward|clinic|ship|ferry|train|plane|bus|car|park|museum)$/u;

/** The first two with subjects of their own, or all with the same pronoun. */
function facts(doc: Doc, [first, second, third]: Parts) {
  const [one, two] = [verbOf(first), verbOf(second)];
  const [opening, other, last] = [first[0], second[0], third[0]];
  if (isDone(first, one) || isDone(second, two)) return undefined;
  if (first.slice(1, 4).some(({ lower, index }) => WHOLE.test(lower) && one?.index === index + 1)) return undefined;
  if (!one || !two || !opening || !other || !last || last.pos === 'VERB') return undefined;
  if (!third.slice(1, 9).some(({ pos, lower }) => pos === 'VERB' || pos === 'AUX' || lower === "'s")) return undefined;
  const same = SAME.test(opening.lower) && opening.lower === other.lower;
  if (!same && !(OWN.test(opening.lower) && (OWN.test(other.lower) || isSeen(second)))) return undefined;
  if (same && (one.lemma === 'turn' || (one.lemma === two.lemma && /^(?:be|it|they)$/u.test(one.lemma))))
    return undefined;
  const pronoun = /^(?:it|they)$/u.test(opening.lower) ? opening.lower : undefined;
  if ([...first.slice(1), ...second.slice(1)].some(({ lower }) => BACK.test(lower))) return undefined;
  if (third.some(({ lower }, at) => BACK.test(lower) && lower !== pronoun && !isOwn(third, at))) return undefined;
  return exchange(doc, first, second, /^\p{Lu}/u.test(opening.text));
}

const BACK = /^(?:it|its|they|them|their|he|him|his|she|her|that)$/u;

/** `the usher … him`: what the pronoun means is named in the same part. */
function isOwn([first, who]: readonly Token[], at: number): boolean {
  return at > 2 && /^(?:the|our|my)$/u.test(first?.lower ?? '') && who?.pos === 'NOUN';
}

/** `we saw otters twice`: what one came upon, at whatever time. */
function isSeen([subject, verb]: readonly Token[]): boolean {
  return /^(?:i|we)$/u.test(subject?.lower ?? '') && /^(?:saw|loved|hated|had)$/u.test(verb?.lower ?? '');
}

/** `the dressing was changed`: a step among others. */
function isDone(words: readonly Token[], verb: Token | undefined): boolean {
  const next = verb && words[words.indexOf(verb) + 1];
  return /^(?:was|were)$/u.test(verb?.lower ?? '') && next?.pos === 'VERB' && /(?:ed|en)$/u.test(next.lower);
}

function verbOf(words: readonly Token[]): Token | undefined {
  const verb = words.slice(1, 6).find(({ pos, lower }) => pos === 'VERB' || pos === 'AUX' || lower === "'s");
  const [, , bare] = words;
  if (!verb) return words.length === 3 && bare && STATE.test(bare.lemma) ? bare : undefined; // `the mast creaks`, taken for a noun
  if (STATE.test(verb.lower) || STATE.test(verb.lemma)) return verb;
  return conjugate(verb.lemma, 'third') === verb.lower && verb.lower !== verb.lemma ? verb : undefined;
}
