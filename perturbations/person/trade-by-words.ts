import { type Doc, matches, perDoc } from '../../src/plugin.js';
import { isPolar } from '../around/evaluative.js';
import { kindOfText } from '../around/kind.js';
import { isProse } from '../around/kind-shape.js';
import { isPrinted } from './printed.js';
import { isNobodys, kindOfProse, OF_BOOKLETS, type ProseKind } from './prose-kind.js';
import { isRecord } from './record.js';
import type { Trade } from './writer.js';

const writes = (name: string): Trade => ({ name, frames: ['P writes: '] });
const reviewed = (name: string): Trade => ({ name, frames: ['From a review by P: '] });
const critic = (name: string): Trade => ({ name, frames: ['P writes: ', 'From a review by P: '] });

const REPORTER: Trade = { name: 'journalist', frames: ['P reports: ', 'P writes: '] };
const DRAFTER: Trade = { name: 'lawyer', frames: ['P drafted this clause: ', 'Clause drafted by P: '] };
const COPYWRITER: Trade = { name: 'copywriter', frames: ['P wrote this description: ', 'Description written by P: '] };

/** Who writes of such things: what they are worth, and what they are. */
const TRADES: { readonly [kind in ProseKind]?: readonly [verdict: Trade | undefined, plain: Trade | undefined] } = {
  film: [critic('film critic'), writes('film critic')],
  play: [critic('theatre critic'), writes('theatre critic')],
  book: [critic('book critic'), writes('book critic')],
  music: [critic('music critic'), writes('music critic')],
  food: [reviewed('diner'), writes('food blogger')],
  stay: [reviewed('guest'), writes('travel blogger')],
  goods: [reviewed('customer'), COPYWRITER],
  software: [undefined, writes('technician')],
  exhibit: [undefined, writes('curator')],
  history: [writes('historian'), writes('historian')],
  nature: [writes('geographer'), writes('geographer')],
  weather: [writes('meteorologist'), writes('meteorologist')],
  sport: [writes('sports journalist'), writes('sports journalist')],
  court: [writes('court reporter'), writes('court reporter')],
  news: [REPORTER, REPORTER],
  study: [writes('researcher'), writes('researcher')],
  service: [reviewed('customer'), reviewed('customer')],
  office: [undefined, { name: 'secretary', frames: ['P writes: ', 'Note by P: '] }],
  freight: [undefined, { name: 'shipping clerk', frames: ['P writes: ', 'Note by P: '] }],
  game: [undefined, { name: 'teacher', frames: ['P explains the rules: '] }],
};

/** Of somebody of whom one reads before; or handed in, put up or said to all. */
const OF_SOMEBODY = /^(?:he|she|one|it(?! (?:is|was) (?:an?|the|one)))\b/iu;
const HIS = /^(?:his|her)\b/iu;
/** What a body makes known of itself, or a file says. */
const OF_A_FILE =
  /\b(?:the customer who|work order|regrets?|treasurer|the minutes|apologies|ticket (?:was|is|concerns)|the (?:user|caller|client) )\b/iu;
const TO_COME = /\b(?:will|shall|must|may|can|should)\b/u;
const TERMS = /\b(?:shall|may|must|passes to|pays|begins?|ends|is (?:governed|entitled|payable|liable))\b/u;
/** What a shop says of its goods. */
const IS_SO =
  /\b(?:contains?|comes? (?:in|with)|measures?|weighs?|holds|has|have|includes?|is (?:sold|made|available|\p{L}+ (?:centi)?met(?:re|er)s)|are (?:sold|made|available)|can be|consists? of|fits|runs on|requires|takes)\b/u;

const OF_A_CROWD = /\b(?:residents|council|villagers|walked out|uproar|protest\p{L}*|visitors)\b/u;
const OF_A_CONTEST = /\b(?:medals?|prizes?|contest|competition|bakers?|cakes?|trophy|awarded it)\b/u;
/** Of what it is now, or of its history. */
const AS_IT_IS = /\b(?:is|are|has|have|belongs|serves|offers|now|since|(?:18|19|20)\d\d|built|founded)\b/u;
/** What nobody says of goods and places unless to find fault. */
const FAULTS =
  /\b(?:peeled|faded|crackl\p{L}+|refus\p{L}+|missing|scratchy|crooked|incomprehensible|waste of|mou?ldy|sticky|wobbl\p{L}+|leak(?:s|ed|y)|ripped|tore|came (?:off|apart)|fell (?:off|apart)|turned out to be|at all costs|broke|droppings|gave out)\b/u;

/** Whose prose a text reads like by what it is about; undefined where that is nobody’s, or not sure. */
export const tradeByWords = perDoc((doc: Doc): Trade | undefined => {
  const kind = kindOfProse(doc);
  if (matches(doc, OF_BOOKLETS) && !/\b(?:you|your|I|we|our|my)\b/iu.test(doc.text)) return writes('librarian');
  if (!kind || matches(doc, OF_SOMEBODY) || matches(doc, OF_A_FILE)) return undefined;
  const past = doc.clauses.some(({ tense }) => tense === 'past');
  if (kind === 'deal') {
    if (!past && matches(doc, TERMS)) return DRAFTER;
    return past && !matches(doc, TO_COME) ? writes('lawyer') : undefined;
  }
  if (kind === 'notice') return past && matches(doc, OF_A_CROWD) ? REPORTER : undefined;
  const [verdict, plain] = TRADES[kind] ?? [];
  const judged = matches(doc, FAULTS) || doc.tokens.some(({ lower }) => isPolar(lower));
  if (matches(doc, HIS)) return judged && verdict ? reviewed(verdict.name) : undefined;
  if (kind === 'court' && matches(doc, OF_A_CONTEST)) return REPORTER;
  if (judged) return verdict;
  if (kind === 'exhibit' && matches(doc, TO_COME) && !/\bholds|contains\b/u.test(doc.text)) return undefined;
  // who tells only of what was has been there
  if (/^(?:stay|food)$/u.test(kind) && past && !matches(doc, AS_IT_IS)) return verdict;
  if (/^(?:music|play)$/u.test(kind) && !past) return undefined;
  if (kind === 'service' && !past) return undefined;
  if (kind === 'goods' && past) return writes('customer');
  if (kind === 'goods' && !matches(doc, IS_SO)) return undefined;
  return plain;
});

const JOURNALIST = writes('journalist');
const OF_A_SHOUT =
  /^(?:shame|thank|thanks to (?:everyone|all|whoever)|congratulations|well done|someone|whoever|there (?:was|is) a|mr|mrs|ms|dr|miss)\b|!/iu;

/** Who says so of such things. */
const JUDGES: readonly (readonly [RegExp, Trade | undefined])[] = [
  [/\b(?:course|workshop|class|classes|lessons|instructor|tutor|exercises|quizzes)\b/u, reviewed('participant')],
  [/\b(?:exhibition|museum|tour|castle|zoo|gallery|aquarium|gardens)\b/u, reviewed('visitor')],
  [
    /\b(?:washer|helpline|app|kit|machine|cruise|delivery|warranty|seller|product|device|plumber|shop|staff)\b/u,
    reviewed('customer'),
  ],
];
/** What is read off and written down, and what no paper tells but its critic. */
const OF_A_LOG = /\b(?:gauge|readings?|log|entered in|samples?|plot|jokes|script|screenplay)\b/u;

/** What is told or described in full sentences and speaks for nobody may stand in a paper; an appraisal is by who teaches or leads. */
export function tradeByDefault(doc: Doc): Trade | undefined {
  const { text, tokens, sentences } = doc;
  const kind = kindOfText(doc);
  if (!isProse(doc) || !isNobodys(doc) || /["“]/u.test(text)) return undefined;
  if (kind === 'appraisal')
    return writes(
      /\b(?:class|homework|pupils?|classmates|lessons|school|reading|essays?)\b/u.test(text) ? 'teacher' : 'manager',
    );
  if (
    tokens.length < 16 ||
    !/^(?:notice|story|chat)$/u.test(kind) ||
    matches(doc, OF_A_SHOUT) ||
    matches(doc, OF_A_FILE)
  )
    return undefined;
  if (
    matches(doc, OF_SOMEBODY) ||
    matches(doc, HIS) ||
    matches(doc, TO_COME) ||
    isRecord(doc) ||
    isPrinted(doc) ||
    matches(doc, OF_A_LOG)
  )
    return undefined;
  if (tokens.some(({ lower }) => isPolar(lower))) {
    const judge = JUDGES.find(([words]) => matches(doc, words));
    if (judge) return judge[1];
  }
  return doc.clauses.length > 0 && sentences.every(({ kind: form }) => form === 'statement') ? JOURNALIST : undefined;
}
