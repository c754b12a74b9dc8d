import { type Doc, lowerOpening, type Rule, type Token } from '../../../src/plugin.js';
import { phraseAt } from '../asked.js';
import { type Stated, statedSentences } from '../stated.js';

const IN =
  /^(?:room|bedroom|flat|apartment|house|hotel|hostel|motel|villa|cottage|cabin|lodge|office|building|kitchen|garden|town|village|city|school|museum|park|lobby|gym|spa|library|station|airport|restaurant|café|cafe|bar|pub|theatre|cinema|clinic|hospital|ward|kit|pack|package|box|set|starter kit|course|album|book|novel|collection)$/u;
/** What has, and does not merely hold, what is in it. */
const BUILT =
  /^(?:room|bedroom|flat|apartment|house|hotel|hostel|motel|villa|cottage|cabin|lodge|office|building|kitchen|garden|town|village|city|school|museum|park|lobby|gym|spa|library|station|airport|restaurant|café|cafe|bar|pub|theatre|cinema|clinic|hospital|ward)$/u;
const ON = /^(?:ladder|bike|keyboard|remote|boat|bus|train|ferry|farm|campsite|site|page|menu|island|estate)$/u;

export const thereHas: Rule = {
  about: 'What something has is there in it: “The villa has two pools” ↔ “There are two pools in the villa”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The villa has two pools.', 'There are two pools in the villa.'],
    ['This ladder has nine rungs', 'There are nine rungs on this ladder'],
    ["There's a sauna in the hotel", 'The hotel has a sauna'],
    ['There are two lifts in this building.', 'This building has two lifts.'],
  ],
  leaves: [
    'My villa has two pools',
    'The villa has a lovely feel',
    'The villa has two pools and a bar',
    'The villa had been sold',
    'The phone has a fault',
    'There is a man in the hotel',
    "There's a problem in the hotel",
    'There is a pool in the villa that leaks',
    'The villa has no pool',
    'There were six eggs in the box',
  ],
  words: () => ['there', 'has', 'have', 'had'],
  *propose(doc) {
    for (const stated of statedSentences(doc)) {
      const edit = had(doc, stated) ?? there(doc, stated);
      if (edit) yield { edits: [edit] };
    }
  },
};

const OWNED = /^(?:an?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|several)$/u;
/** What is no part of it. */
const NO_PART =
  /^(?:feel|vibe|atmosphere|problem|issue|fault|charm|smell|look|view|reputation|way|lot|bit|kind|sort|policy|history|chance|future|character|mind|break|rating|lack|tendency|ability|right|queue|word|error|leak|man|woman|child|mouse|rat|fire|party|meeting|fight|fly|hair|entrance|exit|entry|key|lid|door)s?$/u;

function had(doc: Doc, { words, first, last, clauses, opened }: Stated) {
  const [clause, second] = clauses;
  if (!clause || second || clause.verb !== clause.finite || !/^(?:has|have|had)$/u.test(clause.verb.lower))
    return undefined;
  const { head, tokens, end } = clause.subject;
  const preposition = IN.test(head.lower) ? 'in' : ON.test(head.lower) ? 'on' : undefined;
  if (preposition === undefined || tokens.length > 3 || !/^(?:the|this|each|every)$/u.test(first.lower))
    return undefined;
  const part = partAt(doc, doc.tokens[clause.verb.index + 1], last);
  if (!part || part.end !== last || doc.text.slice(end, clause.verb.start).trim() !== '' || words.length > 10)
    return undefined;
  const be = clause.verb.lower === 'had' ? (part.plural ? 'were' : 'was') : part.plural ? 'are' : 'is';
  const whole = lowerOpening(first) + doc.text.slice(first.end, end);
  return { start: first.start, end: last.end, text: `${opened('there')} ${be} ${part.text} ${preposition} ${whole}` };
}

function there(doc: Doc, { words, first, last, opened }: Stated) {
  const be = words[1];
  if (first.lower !== 'there' || !be || !/^(?:is|'s|are|was|were|'re)$/u.test(be.lower) || words.length > 11)
    return undefined;
  const part = partAt(doc, words[2], last);
  const preposition = part && doc.tokens[part.end.index + 1];
  const opener = preposition && doc.tokens[preposition.index + 1];
  const head = opener && doc.nounPhrases.find(({ start }) => start === opener.start);
  if (!head || head.end !== last.end || !/^(?:the|this)$/u.test(opener.lower) || head.number === 'plural')
    return undefined;
  if (!(preposition.lower === 'in' ? BUILT : ON).test(head.head.lower) || !/^(?:in|on)$/u.test(preposition.lower))
    return undefined;
  const has = /^w/u.test(be.lower) ? 'had' : 'has';
  return { start: first.start, end: last.end, text: `${opened(head.text)} ${has} ${part.text}` };
}

function partAt(doc: Doc, opener: Token | undefined, last: Token) {
  if (!opener || !OWNED.test(opener.lower)) return undefined;
  const found = phraseAt(doc, opener, { start: opener.start, end: last.end, text: '', tokens: [] });
  if (!found || found.end !== found.phrase.tokens.at(-1) || found.phrase.tokens.length > 4) return undefined;
  if (found.phrase.animacy === 'person' || NO_PART.test(found.end.lower) || found.end.pos !== 'NOUN') return undefined;
  return {
    text: doc.text.slice(opener.start, found.end.end),
    end: found.end,
    plural: found.phrase.number === 'plural',
  };
}
