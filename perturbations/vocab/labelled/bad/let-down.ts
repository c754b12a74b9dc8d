import { type Clause, type Doc, matches, type Rule } from '../../../../src/plugin.js';
import { isMessage } from '../../../around/kind.js';
import { inCapitals } from '../../../around/style.js';
import { opened } from '../../opened.js';
import { addresses, isStance, opensWithClause, opensWithStatement } from '../../stance.js';

/** A mood, an opening or a joke of its own, and what is worse than a pity. */
const ELSE =
  /[?"“”:;…!]|\b(?:unfortunately|sadly|sorry|ugh|oh|honest[a-zà-ž]*|frankly|seriously|literally|at all|ever|even|so|again|stop|waste|joke|shame|disgrace|ridiculous|killed|nearly|hate|love|proper|believe|stand|wait|recommend|trust|like|care|cope|bear|breathe|slept|eaten|anymore|any more|alone|hope|lol|no lie|ngl|tbh|thought|expected|sack|boring|bored|bother|overrated|avoid|mum|dad|pregnan[a-zà-ž]*|cancer|died|passed away|forgive|worth|clue|idea)\b|[😡🤬😠🙄😂🤣]/iu;
/** Things that go wrong by themselves. */
const AMISS =
  /\b(?:(?:is|are) (?:all )?(?:dying|wilting|rotting|leaking|falling apart|closing down)|(?:die|break|fade|tear|wear out|run out|snap) (?:far |much |way )?too (?:fast|soon|quickly|easily)|got into (?:the|my|our)|knocked over (?:the|my|our)|died in the middle|towed|found a dead|went up by|have gone up|has gone up)\b/iu;

export const letDown: Rule = {
  about:
    'What did not come about is told with regret: “The choir didn’t sing” → “Unfortunately, the choir didn’t sing”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ["I didn't make the rowing team 😢", "Unfortunately, I didn't make the rowing team 😢", 'Negative'],
    ['My oars are all rotting 😔', 'Unfortunately, my oars are all rotting 😔', 'Negative'],
  ],
  leaves: [
    "I can't stand this boat",
    "You didn't row",
    'I am gutted that our oars are all rotting',
    'My oars are new',
    "I don't trust the boatman",
    "I didn't like the boat",
  ],
  onlyIf: isMessage,
  *propose(doc) {
    const [clause] = doc.clauses;
    if (!clause || doc.tokens.length > 18 || doc.sentences.length > 1 || inCapitals(doc) || matches(doc, ELSE)) return;
    if (!opensWithStatement(doc) || !opensWithClause(doc) || addresses(doc)) return;
    if (/^(?:my|our|the|this|these|a|i|we|they)\b/iu.test(doc.text) && (isUndone(clause) || isAmiss(doc)))
      yield* opened(doc, ['Unfortunately,']);
  },
};

/** Of the first thing told; not a feeling about it: `I’m sad that …`. */
function isAmiss(doc: Doc): boolean {
  return matches(doc, AMISS) && !/^(?:i|we|they)(?:['’]| am | are | was | feel )/iu.test(doc.text);
}

/** Denied of a deed, not of a feeling or a quality. */
function isUndone(clause: Clause): boolean {
  return (
    clause.negation !== undefined &&
    !clause.copular &&
    !isStance(clause) &&
    clause.tense !== 'future' &&
    /^(?:did|could|can|has|have|does|do|will)/u.test(clause.finite.lower) &&
    /^(?:make|get|win|pass|come|arrive|find|work|start|open|close|fit|load|reach|finish|save|fix|show|answer|reply|heal|stop|sleep|see|go|play|sing|run|charge|turn|ring|call|help|survive|last|grow|bloom|score|qualify|hear)$/u.test(
      clause.verb.lemma,
    )
  );
}
