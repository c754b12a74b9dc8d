import { type Candidate, type Doc, matches, type Rule } from '../../../src/plugin.js';
import { endOf } from '../../around/end-of.js';
import { isGrave } from '../../around/register.js';
import { saidAfter } from '../../around/said-after.js';
import { isPlain } from '../mood.js';

export const nothingMore: Rule = {
  about:
    'What is complete is said to be: “Nothing else is included.” of a box, “There was no other business.” of a meeting, “Nothing else to report.” of a day',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The kit contains six brushes, a tray and a bottle of ink.',
      'The kit contains six brushes, a tray and a bottle of ink. Nothing else is included.',
    ],
    [
      'The minutes of the previous meeting were approved. The treasurer presented the accounts for the year.',
      'The minutes of the previous meeting were approved. The treasurer presented the accounts for the year. There was no other business.',
    ],
    [
      'The kit contains six brushes, a tray and a bottle of ink. It weighs a kilogram.',
      'The kit contains six brushes, a tray and a bottle of ink. Nothing else is included. It weighs a kilogram.',
    ],
    [
      'Diary, Monday. Went to the bank, bought a stamp and wrote to Ada. In the evening I sorted the seeds.',
      'Diary, Monday. Went to the bank, bought a stamp and wrote to Ada. In the evening I sorted the seeds. Nothing else to report.',
    ],
  ],
  leaves: [
    'The box contains a lamp, a cord and no bulb. It is red.',
    'The box contains a lamp, and a spare bulb may be ordered for ten euros.',
    'The kit contains brushes and no tray.',
    'The kit contains six brushes and a tray. Wash the brushes first. Dry them with the cloth supplied.',
    'The kit contains six brushes, a tray and a bottle of ink. Instructions are in French.',
    'The lovely kit contains six brushes, a tray and a bottle of ink.',
    'The lift was mended. The next meeting will be held in May.',
    'Diary, Monday. Went to the bank and cried all the way home. In the evening I slept.',
    'The book contains six poems, a map and a list of names.',
    'The novel is about a mill in Ghent. It was first published in Dutch.',
    'The play is set in Ghent and has two acts.',
    'The series follows two brothers who run a mill on the coast of Kent.',
    'The road follows the river as far as the mill.',
  ],
  *propose(doc) {
    const minuted = beforeNextMeeting(doc);
    if (minuted) yield minuted;
    if (doc.tokens.length < 9 || !/\p{L}[.]/u.test(endOf(doc, 2)) || isGrave(doc)) return;
    const packed = isPlain(doc, coloured(doc)) && inBox(doc);
    if (packed) yield packed;
    const said = closing(doc);
    if (said === undefined || !isPlain(doc, coloured(doc))) return;
    const after = saidAfter(doc, said);
    if (after) yield after;
  },
};

/** `second-hand`, `again` and the like colour opinions, not facts. */
const coloured = ({ tokens }: Doc) => tokens.find(({ lower }) => /^(?:new|only|very|dark|special|even)$/u.test(lower));

const BOX =
  /^(?![^.]*, and [^.]*\b(?:is|are|may|can|was|were|will|has|have|must|lies|lie)\b)(?:the|this|each) (?:box|kit|set|package|pack|parcel|tin|crate|bundle|hamper) (?:contains|includes|holds|comes with|consists of) [^.;]*,[^.;]* and [^.;,]+\.$/iu;
const GOODS =
  /\b(?:comes|come|is supplied|are supplied|was delivered) with (?:an?|two|three|four|five|six|its|the|pegs|straps|instructions) [^.;]* and [^.;,]+\.$/iu;
const MEETING =
  /\b(?:minutes of the (?:previous|last) meeting (?:were|was)|(?:treasurer|clerk|secretary|chair|chairman|committee) (?:presented|reported|agreed|approved|explained|proposed)|members? present|it was agreed that|the committee considered)\b/iu;
/** What is yet to come stands last in such a record. */
const AHEAD = /\b(?:would be held|next meeting|is set for|other business|adjourned|closed at|item \d+)\b/iu;
const DAY =
  /^(?:(?:Yesterday|Today|After (?:lunch|work|supper|breakfast|the rehearsal)),? (?:I|we) |Went |Diary, today I |Diary, [^.:]{3,20}[.:] (?:Got|Took|Went|Rang|Caught|Walked|Spent|Posted|I )|(?:Got up|Took the|Went to|Walked to|Caught the|Rang) |(?:I|This morning I|On \p{Lu}\p{Ll}+day I) (?:walked|took|spent|went|caught|got up)\b)/u;
/** Several parts of a day, or its end. */
const PART_OF_DAY = /\b(?:afternoon|evening|lunch|home|supper|back by|back at)\b/iu;
/** What is nothing but minutes. */
const MINUTED = /\b(?:minutes of the (?:previous|last) meeting were|it was agreed that|^Minutes of )\b/iu;
/** What is known of a work beside its plot, and of other texts that look like it. */
const ELSE =
  /\b(?:contract|lease|tenant|council|patient|court|you|your|please|attached|sold|available|opens in|will be|price|euros|pounds|tickets?)\b/iu;

/** What is in the box is told first, and other things after it. */
function inBox({ sentences }: Doc): Candidate | undefined {
  const [first, second] = sentences;
  if (!first || !second || sentences.length > 3 || !BOX.test(first.text)) return undefined;
  const after = sentences.slice(1).map(({ text }) => text);
  if (
    after.some((text) =>
      /\b(?:instructions|manual|booklet|batteries|included|supplied|provided|enclosed|also)\b/iu.test(text),
    )
  )
    return undefined;
  return { edits: [{ start: second.start, end: second.start, text: 'Nothing else is included. ' }] };
}

/** `The next meeting will be held in May` stands last in minutes, behind what there was no more of. */
function beforeNextMeeting(doc: Doc): Candidate | undefined {
  const last = doc.sentences.at(-1);
  if (!last || doc.sentences.length < 2 || !/^The next meeting (?:will be|was) /u.test(last.text)) return undefined;
  if (!matches(doc, MEETING) || matches(doc, ELSE_SAID) || isGrave(doc)) return undefined;
  return { edits: [{ start: last.start, end: last.start, text: 'There was no other business. ' }] };
}

const ELSE_SAID = /\b(?:other business|no further|not|please|attached|enclosed)\b/iu;

function closing(doc: Doc): string | undefined {
  const { text, sentences } = doc;
  if (sentences.length === 1 && BOX.test(text)) return 'Nothing else is included';
  const met = sentences.length > 1 && (matches(doc, MINUTED) || (matches(doc, MEETING) && !matches(doc, ELSE)));
  if (met && !AHEAD.test(sentences.at(-1)?.text ?? '')) return 'There was no other business';
  if (matches(doc, ELSE)) return undefined;
  if (sentences.length < 3 && GOODS.test(sentences.at(-1)?.text ?? '')) return 'Nothing else is included';
  const last = sentences.at(-1)?.text ?? '';
  return DAY.test(text) &&
    sentences.length > 1 &&
    (matches(doc, PART_OF_DAY) || /\b(?:back|left)\b/u.test(last)) &&
    !/\b(?:will|tomorrow)\b/iu.test(last)
    ? 'Nothing else to report'
    : undefined;
}
