import { type Doc, matches, perDoc } from '../../src/plugin.js';
import { isPolar } from '../around/evaluative.js';
import { kindOfText } from '../around/kind.js';
import { isNews } from './news.js';
import { isPrinted } from './printed.js';
import { kindOfProse } from './prose-kind.js';
import { tradeByDefault, tradeByWords } from './trade-by-words.js';

/** Who writes prose that speaks for nobody, and the words with which a text is said to be theirs. */
export interface Trade {
  readonly name: string;
  /** `P` stands for the person. */
  readonly frames: readonly string[];
}

const JOURNALIST: Trade = { name: 'journalist', frames: ['P reports: ', 'P writes: '] };
const RESEARCHER: Trade = { name: 'researcher', frames: ['P writes: '] };
const LAWYER: Trade = { name: 'lawyer', frames: ['P writes: '] };
const DRAFTER: Trade = { name: 'lawyer', frames: ['P drafted this clause: '] };
const MANAGER: Trade = { name: 'manager', frames: ['P writes: '] };
const CRITIC: Trade = { name: 'critic', frames: ['P writes: '] };
const BLOGGER: Trade = { name: 'blogger', frames: ['P writes: '] };

const FORECASTER: Trade = { name: 'forecaster', frames: ['P writes: '] };
const OF_SPORT: Trade = { name: 'sports journalist', frames: ['P reports: ', 'P writes: '] };
const BAKER: Trade = { name: 'baker', frames: ['P wrote this recipe: '] };

/** How nothing but a piece of news, a forecast, a report of a match or a recipe begins. */
const SURE: readonly (readonly [RegExp, Trade])[] = [
  [
    /^(?:(?:Dozens|Hundreds|Thousands) of (?:pensioners|passengers|families|commuters|residents|shoppers|tourists) (?:have|were|spent|lost)\b|Commuters were\b|Rescuers cheered\b|Inspectors found\b|The (?:town|village|school)(?:['’]s new (?:\p{Ll}+ ){1,2}| )has\b|After a (?:dismal|difficult) \p{Ll}+, the town\b|After \p{Ll}+ of decline, the\b|The prisoner was freed\b|The restored organ was\b|The closure of the children['’]s ward\b)/u,
    JOURNALIST,
  ],
  [
    /^(?:Light|Heavy|Strong|Scattered|Gentle) (?:rain|winds?|showers|snow|clouds?)\b[^.]*\b(?:will|are expected|is expected)\b/u,
    FORECASTER,
  ],
  [
    /^(?:The (?:home side|striker|goalkeeper|visitors)|After a (?:thrilling|tense|dull) (?:first|second) half, the)\b(?!.*\b(?:will|shall)\b)/su,
    OF_SPORT,
  ],
  [
    /^(?:Solutions of|The apparatus was|Sample \p{Lu} was)\b.*\b(?:rinsed|heated|weighed|dried|filtered)\b/su,
    RESEARCHER,
  ],
  [/^(?:Mix|Whisk|Beat|Cream|Rub) the (?:flour|butter|eggs|sugar|cream)\b/u, BAKER],
];

const AUCTIONEER: Trade = { name: 'auctioneer', frames: ['P writes: '] };

/** What a firm reports of itself. */
const OF_A_FIRM =
  /\b(?:quarter(?:ly)?|forecast|revenue|turnover|milestones?|percent|per cent|profits?|cooperative|shareholders|our (?:members|customers|branches|sales|new (?:office|store|branch)))\b/iu;
const BY_A_FIRM = /\b(?:[Ww]e|[Oo]ur)\b/u;
const TO_OR_OF_ONE =
  /\b(?:I|[Mm]y|[Mm]e|[Yy]ou|[Yy]our|[Pp]lease|[Hh]i|[Dd]ear|(?<!\b(?:[Tt]he|[Oo]ur) )[Tt]eam)\b|["“”?!\n]|^(?:\S+ ){0,3}\S+:/u;

/** Whoever speaks or is spoken to; a quotation, a heading, a greeting; somebody of whom one reads before. */
const SOMEBODYS =
  /\b(?:I|[Mm]y|[Mm]e|[Mm]ine|[Ww]e|[Oo]ur|[Uu]s|[Yy]ou|[Yy]our|[Pp]lease|Nana|Gran|Granny|Grand(?:ma|pa|ad|dad)|Mum|Mom|Dad)\b|["“”?!\n]|^(?:\S+ ){0,3}\S+:|^(?:diary|minutes|agenda|notice|reminder|schedule|dear|to|hi|hello|hey|he|she|they|his|her|their|it|its|this (?!report|study|survey|paper|agreement|clause|contract|lease)|these|that|those|mother|father|child|mr|mrs|ms|dr|pt|patient|customer|user|caller|tenant|client|wound|left|put|took|sent|moved)\b|\b(?:enclosed|attached|according to|spokes\w+|would like|looking for|the court (?:finds|orders)|journalist|reporter|researcher|lawyer|critic|blogger)\b/iu;
const CLINICAL =
  /\b(?:patients|(?:the|a) patient|resident (?:is|was|has|fell|seen|refused|slept)|pt|wound|clinic|ward|dose|symptoms?|medication|blood pressure|appetite|mother|nursery|daughter says|son says)\b/iu;
const TALK = /n['’]t\b|['’](?:re|ve|ll|d|m)\b|\b(?:there|that|what|it)['’]s\b|\p{Extended_Pictographic}/iu;

/** Short forms that papers print too. */
const SHORT = /n['’]t\b|\b(?:they|it)['’]ll\b/giu;

const RULES = /\b(?:shall|may|must)\b/u;
const STATES = /\b(?:will|warrants?|is|are|acknowledges|accepts)\b/u;
const TOLD = /\b(?:was|were|had|has|failed|paid|found|refused|signed)\b/u;
const OF_A_DEAL =
  /\b(?:(?:this|the) (?:agreement|contract|lease|tenancy)|(?:either|each|both|neither) part(?:y|ies)|the (?:goods|buyer|seller|tenant|landlord|supplier|hirer|lessee|lessor))\b/iu;
const OF_LAW =
  /\b(?:the (?:defendant|claimant|plaintiff|respondent|trustee|lessee|lessor|witness|arbitrator)|the (?:parties met|will was)|the (?:supplier|buyer|seller|contractor|tenant|landlord) (?:failed|refused|did not|was|has|had)|the (?:lease|contract|agreement|tenancy|licen[cs]e|deed) (?:began|was|runs|expires|ended)|the (?:court|tribunal) (?:found|held|was satisfied|heard|ordered|ruled|dismissed|rejected))\b/iu;
const OF_RESEARCH =
  /\b(?:surveys?|respondents|samples?|participants|interviewees|questionnaires?|this (?:report|study)|rainfall|the data|measured|specimens?|herbarium|centrifuged|figures for|findings|hypothes[ie]s|(?:was|were) repeated (?:twice|three|four|five))\b|^the (?:report|survey|study) (?:covers|lists|describes|sets out)\b/iu;
const OF_FILMS =
  /^(?:the|this) (?:[a-zà-ž]+ )?(?:film|movie|novel|book|play|documentary|series|album|musical|memoir|opera|biography|exhibition|volume|anthology)\b[^.]*\b(?:follows|tells|runs|is set|opens|has|was (?:shot|filmed|written)|covers|describes|contains|consists of|comprises|brings together)\b/iu;
const OF_BODIES =
  /\b(?:museum|library|council|trains?|buses|bridge|road|street|station|timetable|committee|residents|exhibition|festival|company|revenue|quarter|percent|per cent|board|sales|unemployment|factory|mill|workers|farmers|volunteers|airlines?|cooperative|harvest|police|crime|morale|fishermen|inquiry|audit|school|hospital|town|villagers|market|budget|wages)\b/iu;
/** What those write down who look after goods and accounts. */
const OF_A_DESK =
  /\b(?:customers?|warranty|tickets? \d+|invoices?|parcels?|courier|signature|accounts?|firmware|depot|enquir(?:y|ies)|quer(?:y|ies)|pupils|homework|appraisal)\b/iu;
/** What hangs in a hall. */
const PINNED_UP =
  /\b(?:will be (?:closed|out of|unavailable|switched|shut|sealed|cleaned|tested|resurfaced|painted)|instead|staff|reminder|meeting|has been moved|tribunal|hearing|counsel|families|are provided|dropped off|sign up|join)\b/iu;
/** What a thing or place on offer has, weighs or measures. */
const OF_WARES =
  /^(?:the|this) (?!council|committee|company|board|club|tribunal|court)[^.]*\b(?:comes? (?:in|with)|weighs?|measures?|holds|folds|runs? on|has (?:an?|two|three|four|five|six|[a-zà-ž]+ty(?:-[a-zà-ž]+)?) |is (?:on an?|open|served|located|available)|are available|takes? (?:two|three|four|\d+)|includes?)\b/iu;

/** What is written down when a child or a patient is seen. */
const OF_A_CHECK =
  /(?:^(?:the|this) (?:child|baby|infant|toddler|newborn)\b[^.]*\b(?:is|was|weighs?|weighed|measures?|sleeps|feeds)|\bwithin the normal range|\b(?:hearing|eyesight|vision|sight|reflexes) (?:and [a-zà-ž]+ )?(?:was|were) (?:tested|checked|normal))\b/iu;

/** Whose prose a text in several words reads like, where it speaks for nobody and nobody is spoken to. */
export const tradeOf = perDoc((doc: Doc): Trade | undefined => {
  if (matches(doc, OF_A_CHECK)) return undefined;
  const told = tradeOfTold(doc);
  if (told && told !== BLOGGER && !(told === LAWYER && kindOfProse(doc) === 'goods')) return told;
  const kind = kindOfText(doc);
  if (/^(?:list|speech|letter|ticket)$/u.test(kind)) return told;
  const worded = tradeByWords(doc) ?? (told ? undefined : tradeByDefault(doc));
  if (!worded || (kind === 'contract' && worded.name !== 'lawyer')) return told;
  return kind === 'clinical' && !/^(?:journalist|researcher)$/u.test(worded.name) ? told : worded;
});

function tradeOfTold(doc: Doc): Trade | undefined {
  const { text, tokens } = doc;
  if (!/^\p{Lu}.*\.\s*$/su.test(text) || tokens.length < 9) return undefined;
  if (matches(doc, BY_A_FIRM) && matches(doc, OF_A_FIRM))
    return matches(doc, TO_OR_OF_ONE) || matches(doc, CLINICAL) ? undefined : MANAGER;
  if (matches(doc, SOMEBODYS) || matches(doc, CLINICAL)) return undefined;
  const sure = SURE.find(([begins]) => begins.test(text));
  if (sure) return sure[1];
  const kind = kindOfText(doc);
  if (kind === 'contract' && !matches(doc, OF_LAW))
    return matches(doc, RULES) || (matches(doc, STATES) && !matches(doc, TOLD)) ? DRAFTER : undefined;
  if (matches(doc, TALK))
    return kind === 'notice' && !TALK.test(text.replace(SHORT, '')) && isOfBodies(doc) && isForThePaper(doc)
      ? JOURNALIST
      : undefined;
  if (kind === 'clinical' || kind === 'appraisal' || kind === 'list' || kind === 'speech') return undefined;
  if (matches(doc, OF_LAW)) return LAWYER;
  if (matches(doc, RULES) && matches(doc, OF_A_DEAL)) return DRAFTER;
  if (isNews(doc) && isForThePaper(doc)) return JOURNALIST;
  if (matches(doc, OF_RESEARCH)) return RESEARCHER;
  if (OF_FILMS.test(text)) return CRITIC;
  if (/\b(?:condemned|criticised|criticized|praised) by (?:the|a) (?:court|tribunal|judge|jury)\b/u.test(text))
    return JOURNALIST;
  if (tokens.length < 13 || matches(doc, OF_A_DESK) || isPrinted(doc)) return undefined;
  if (/^Lot \d/u.test(text)) return AUCTIONEER;
  if (OF_WARES.test(text) && !RULES.test(text.replace(/\bguests may\b/u, '')))
    return kind === 'notice' || !tokens.some(({ lower }) => isPolar(lower)) ? BLOGGER : undefined;
  if (kind !== 'notice' || matches(doc, RULES)) return undefined;
  if (matches(doc, OF_BODIES)) return isForThePaper(doc) ? JOURNALIST : undefined;
  return matches(doc, PINNED_UP) || !describes(doc) ? undefined : BLOGGER;
}

/** News of a town or a firm, and no rule of theirs. */
const isOfBodies = (doc: Doc) =>
  doc.tokens.length > 12 && matches(doc, OF_BODIES) && !matches(doc, RULES) && !matches(doc, OF_A_DESK);

/** What a paper tells: of a public body, a crowd or a firm, with its day or its figures. */
const PUBLIC_NEWS =
  /\b(?:council|government|ministers?|ministry|mayor|police|officials|analysts|residents|villagers|islanders|workers|volunteers|farmers|growers|fishermen|campaigners|unions?|firefighters|families|company|factory|mill|cannery|airlines?|unemployment|shares|sales|prices|wages|percent|per cent|profits?|revenue|hundreds|thousands|dozens|homes|bridge|election|strike|storm|flood[a-zà-ž]*|owners of|parents and staff|the whole town|national prize)\b/iu;
/** What a critic, a secretary or an inspector writes. */
const NO_PAPER =
  /\b(?:plot|jokes|script|screenplay|film|movie|actors?|cast|characters|chapters?|novel|sequel|treasurer|secretary|chair(?:man|woman|person)?|apologies|raffle|motion|inspector|surveyor|extinguishers|hazards|serviced|thanked|noted that|resolved to|record keeping|condition|defects?)\b/iu;

const isForThePaper = (doc: Doc) => matches(doc, PUBLIC_NEWS) && !matches(doc, NO_PAPER);

/** What is always so, of things and places: nothing that happened or is still to come, and nobody in it. */
function describes({ clauses, tokens, nounPhrases }: Doc): boolean {
  return (
    clauses.length > 0 &&
    clauses.every(({ tense }) => tense === 'present') &&
    !tokens.some(({ lower }) =>
      /^(?:will|resident|he|she|his|her|today|tomorrow|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/u.test(
        lower,
      ),
    ) &&
    !nounPhrases.some(({ animacy, number }) => animacy === 'person' && number === 'singular')
  );
}
