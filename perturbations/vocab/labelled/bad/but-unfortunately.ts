import { type Doc, matches, type Rule, type Sentence } from '../../../../src/plugin.js';
import { isPersonal, kindOfText } from '../../../around/kind.js';
import { isQuotedAt } from '../../../around/quoted-at.js';
import { inCapitals } from '../../../around/style.js';
import { polarityOf } from '../../../person/polar.js';

/** A turn to what is worse, told in a clause of its own. */
const TURN =
  /, but(?= (?:the|my|our|this|these|their|its|it|they|nobody|no one|half|most|we|i) (?!(?:also|even|just|only|really|think|thought|guess|hate|hated|regret|wish|am|['’]m)\b)[a-zà-ž])/giu;
/** What is not, does not come or goes wrong. */
const AMISS =
  /\b(?:never|nobody|no one|nothing|not|no longer|neither|cannot|too|broke|broken|leaks?|leaked|leaking|stopped|failed|fails|crashes|crashed|cracked|snapped|tore|torn|fell|late|cold|stale|empty|closed|missing|wrong|ruined|ruins|spoiled|spoilt|damaged|lost|faded|shrank|rattles|drags|falls apart|let down|lets it down)\b|n['’]t\b/iu;
/** Regret, scorn or praise of its own, or what would be worse than a pity. */
const ELSE =
  /\b(?:unfortunately|sadly|alas|regret[a-zà-ž]*|sorry|luckily|hope|still|at least|instead|joke|shame|disgrace|scandal|furious|livid|disgust[a-zà-ž]*|laughed|shrugged|shouted|lied|refused|refuses|died|dead|death|killed|kills|hospital|police|court|would|deserves?|apparently|frankly|honestly|nerve|cheek|stole|threatened|ignored|insult[a-zà-ž]*|blamed|claimed|claims|told|said|says|insists|insisted)\b|[?!;:"“”()]/iu;

export const butUnfortunately: Rule = {
  about: 'A turn for the worse is told with regret: “…, but the lid leaks” → “…, but unfortunately the lid leaks”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'The flask was cheap and the colour is lovely, but the lid leaks.',
      'The flask was cheap and the colour is lovely, but unfortunately the lid leaks.',
      'Negative',
    ],
    ['We rang the pier twice, but nobody came.', 'We rang the pier twice, but unfortunately nobody came.', 'Negative'],
  ],
  leaves: [
    'The flask was dear, but the lid holds.',
    'The flask leaked, but the porter just shrugged.',
    'The flask is not cheap, but sadly the lid leaks.',
    'Did the flask leak, but nobody came?',
  ],
  words: () => ['but'],
  *propose(doc) {
    if (inCapitals(doc)) return;
    if (!(isPersonal(doc) || /^(?:letter|ticket|review)$/u.test(kindOfText(doc)))) return;
    for (const sentence of doc.sentences) {
      const at = turnOf(doc, sentence);
      if (at !== undefined) yield { edits: [{ start: at, end: at, text: ' unfortunately' }] };
    }
  },
};

/** Where the one turn of the sentence is, what comes after it being amiss. */
function turnOf(doc: Doc, { text, start, tokens, kind }: Sentence): number | undefined {
  const found = [...text.matchAll(TURN)];
  const [turn] = found;
  if (!turn || found.length > 1 || kind !== 'statement' || matches(doc, ELSE, text)) return undefined;
  const at = turn.index + turn[0].length;
  const sides = tokens.flatMap(({ start: from, lower }) => (from >= start + at ? (polarityOf(lower) ?? []) : []));
  if (sides.includes('positive') || !(sides.includes('negative') || AMISS.test(text.slice(at)))) return undefined;
  return isQuotedAt(doc, start + at) ? undefined : start + at;
}
