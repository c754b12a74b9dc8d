import {
  type Candidate,
  type Doc,
  matches,
  mayMatch,
  type Rule,
  type Sentence,
  type Token,
} from '../../../src/plugin.js';
import { isQuotedAt } from '../../around/quoted-at.js';
import { inCapitals } from '../../around/style.js';

/** What is counted, measured or said of two only in jest, and couples that are one thing. */
const NO_PAIR =
  /^(?:half|bit|lot|couple|way|hours?|days?|weeks?|months?|years?|minutes?|time|times|night|morning|evening|quarter|third|end|rest|other|more|same|thing|things|kind|sort|number|day|back|front|ins|outs|ups|downs|bed|breakfast|salt|pepper|bride|groom)$/u;
/** What two are together in, or what denies one of them. */
const TOGETHER =
  /\b(?:both|neither|either|nor|or|between|among|mix[a-zà-ž]*|combin[a-zà-ž]*|compar[a-zà-ž]*|differ[a-zà-ž]*|blend[a-zà-ž]*|join[a-zà-ž]*|separat[a-zà-ž]*|together|each other|one another|married|marry|met|meet|argu[a-zà-ž]*|agree[a-zà-ž]*|shared?|with each|not|never|no|without|nobody|only|also|as well|even|than|if)\b|n['’]t\b|\?/iu;

export const bothThings: Rule = {
  about:
    'Of two things named each is meant, “both”: “She plays the flute and the harp.” → “She plays both the flute and the harp.”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['She plays the flute and the harp.', 'She plays both the flute and the harp.'],
    ['The waiter and the cook were kind to us.', 'Both the waiter and the cook were kind to us.'],
    ['It came with a lid and a strap.', 'It came with both a lid and a strap.'],
  ],
  leaves: [
    'She plays the flute and sings.',
    'Mix the flour and the butter.',
    'The waiter and the cook were married.',
    'We stayed a day and a night.',
    "She doesn't play the flute and the harp.",
    'He took the flute, the harp and the drum.',
    'She plays the flute and the harp is broken.',
  ],
  words: () => ['and'],
  *propose(doc) {
    if (inCapitals(doc)) return;
    for (const sentence of doc.sentences) {
      if (
        (mayMatch(doc, TOGETHER) && matches(doc, TOGETHER, sentence.text)) ||
        sentence.kind === 'command' ||
        sentence.text.includes(':')
      )
        continue;
      const ands = sentence.tokens.filter(({ lower }) => lower === 'and');
      for (const and of ands) {
        const candidate = paired(doc, sentence, and);
        if (candidate) yield candidate;
      }
    }
  },
};

const ARTICLE = /^(?:an?|the)$/u;
const OWNED = /^(?:my|our|his|her|their|its)$/u;

function paired(doc: Doc, sentence: Sentence, and: Token): Candidate | undefined {
  const left = phraseBefore(doc, and);
  const right = phraseAfter(doc, and);
  if (!left || !right || !isAlike(left.lower, right.determiner.lower) || isQuotedAt(doc, left.start)) return undefined;
  const before = doc.tokens[left.index - 1];
  const after = doc.tokens[right.end + 1];
  if (left === sentence.tokens[0]) {
    const does = after && (after.pos === 'AUX' || after.pos === 'VERB') && !/^(?:is|was|has)$/u.test(after.lower);
    return does ? edit(left, `Both ${left.lower}`) : undefined;
  }
  const ends = !after || /^[.!;]+$/u.test(after.text) || after.kind === 'emoji';
  const governed = before && (before.pos === 'VERB' || /^(?:with|for|from|in|on|to|by|about)$/u.test(before.lower));
  return ends && governed && before.index >= (sentence.tokens[0]?.index ?? 0)
    ? edit(left, `both ${left.text}`)
    : undefined;
}

const edit = ({ start, end }: Token, text: string): Candidate => ({ edits: [{ start, end, text }] });

const isAlike = (one: string, other: string) =>
  (ARTICLE.test(one) && ARTICLE.test(other) && (one === 'the') === (other === 'the')) ||
  (OWNED.test(one) && one === other);

/** The determiner of the phrase that ends before the word. */
function phraseBefore({ tokens }: Doc, { index }: Token): Token | undefined {
  const head = tokens[index - 1];
  if (head?.pos !== 'NOUN' || NO_PAIR.test(head.lower)) return undefined;
  for (let at = index - 2; at >= Math.max(0, index - 4); at--) {
    const token = tokens[at];
    if (!token) return undefined;
    if (ARTICLE.test(token.lower) || OWNED.test(token.lower)) return token;
    if (!/^(?:ADJ|NOUN)$/u.test(token.pos)) return undefined;
  }
  return undefined;
}

/** The phrase that begins after the word: its determiner, and where it ends. */
function phraseAfter({ tokens }: Doc, { index }: Token): { determiner: Token; end: number } | undefined {
  const determiner = tokens[index + 1];
  if (!determiner || !(ARTICLE.test(determiner.lower) || OWNED.test(determiner.lower))) return undefined;
  let end = index + 1;
  while (end < index + 4 && /^(?:ADJ|NOUN)$/u.test(tokens[end + 1]?.pos ?? '')) end++;
  const head = tokens[end];
  return head?.pos === 'NOUN' && !NO_PAIR.test(head.lower) ? { determiner, end } : undefined;
}
