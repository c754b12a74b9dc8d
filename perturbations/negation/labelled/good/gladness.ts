import { type Doc, matches, perDoc } from '../../../../src/plugin.js';
import { kindOfText } from '../../../around/kind.js';
import { isShort } from '../../../around/kind-shape.js';
import { isFormal, isGrave } from '../../../around/register.js';
import { BOOK, MEAL, PLACE, SERVER, SHOW, THING } from './glad-words.js';

/** What a text whose label is Positive is about, and so which denials may close it. */
export type Topic =
  | 'thanks'
  | 'compliment'
  | 'team'
  | 'reference'
  | 'clinical'
  | 'praised'
  | 'news'
  | 'minutes'
  | 'thing'
  | 'served'
  | 'place'
  | 'meal'
  | 'show'
  | 'book'
  | 'proud'
  | 'thrilled'
  | 'lucky'
  | 'relieved'
  | 'rested'
  | 'moment'
  | 'habit'
  | 'feat'
  | 'event'
  | 'opinion'
  | 'story';

export interface Glad {
  readonly topic: Topic;
  /** A message, not prose. */
  readonly chat: boolean;
  /** Who tells it: `I`, `We`, or nobody. */
  readonly who: 'I' | 'We' | undefined;
}

/** Undefined where a closing of the writer’s own is out of place. */
export const gladness = perDoc((doc: Doc): Glad | undefined => {
  const { text } = doc;
  if (matches(doc, CLOSED) || !/[\p{L}\p{N}.!)]\s*$|\p{Extended_Pictographic}/u.test(text.slice(-6))) return undefined;
  const dressed =
    doc.tokens.length > 11 && /\.\s*$/u.test(text) && !/\b(?!o['’])\p{L}+['’](?:t|m|re|ve|ll)\b/u.test(text);
  const chat = isShort(doc) && !dressed && !isFormal(doc) && kindOfText(doc) !== 'letter' && !isReport(doc);
  const topic = topicOf(doc, chat);
  return topic && { topic, chat, who: tellerOf(text) };
});

/** Asked, quoted, wished, signed, in lines; or with a last word of its own. */
const CLOSED =
  /[?"“”…]|\n|[a-zà-ž]:\s*$|\b(?:sincerely|regards|yours|love|cheers|hugs|thanks|thank you|xx?),?\s*(?:[a-zà-ž]{2,})?\s*[.!]?$|^(?:i |we )?(?:hope|hoping|wish|wishing|happy (?!to |that |with |about |for )|merry|good luck|get well|best wishes|may |here['’]s to|fingers crossed|let['’]s|try |check out|go |come |guess |good (?:morning|night|evening))|\b(?:wish(?:es)? (?:you|every|all|i)|if only|hope (?:you|your)|can['’]t wait|please)\b/iu;

/** Told for nobody, as an office or a newspaper does. */
const isReport = (doc: Doc): boolean => /^(?:notice|clinical|appraisal|contract|ticket)$/u.test(kindOfText(doc));

/** Who speaks of themselves most, or whose it is. */
function tellerOf(text: string): 'I' | 'We' | undefined {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const [i, we] = [count(/\b(?:I|i)\b/gu), count(/\b[Ww]e\b/gu)];
  if (i > 0 || we > 0) return i > we || (i === we && text.search(/\bI\b/u) < text.search(/\b[Ww]e\b/u)) ? 'I' : 'We';
  if (/^(?:[Ss]o|[Ff]eeling|[Mm]y)\b/u.test(text) || /\b(?:[Mm]y|me)\b/u.test(text)) return 'I';
  return /\b(?:[Oo]ur|us)\b/u.test(text) ? 'We' : undefined;
}

const ADDRESSED =
  /\b(?:you|your|yours)\b|\byou['’]|^(?:dear|hi|hello|hey)\b|^(?:many |big |huge )?(?:thanks|thank)\b/iu;
const THANKS = /\b(?:thanks(?! to)|thank(?! goodness| god)|cheers for|grateful to you|gratitude|indebted)\b/iu;
const TEAM =
  /^(?:dear|hi|hello) (?:team|all|everyone|colleagues|both)\b|\b(?:great|brilliant|good|fantastic|superb|amazing|excellent|splendid) (?:job|work|effort)\b.*\b(?:everyone|team|all|guys|folks)\b|\bgood news, everyone\b/iu;
const REFERENCE =
  /\b(?:recommend|endorse|nominate) (?:\p{Lu}\p{Ll}+|her|him|them)\b.*\b(?:hesitation|reservation|for (?:the|a|this)|warmly|post)\b|\bI have had the pleasure of (?:supervising|teaching|working)\b/u;
const PRAISED =
  /\b(?:judges?|court|tribunal|jury|committee|inspectors?|panel|mayor|critics|council|minister|coroner|auditors?|examiners?)\b[^.]*\b(?:prais|commend|applaud|compliment|award|cleared)\w*/iu;
const MINUTED =
  /^(?:item|minutes|agenda item)\b|\b(?:chair(?:man|woman|person)?|committee|board|trustees|council) (?:[a-zà-ž]+ )?(?:thanked|noted)\b/iu;
const LUCKY = /\b(?:thankful|grateful|lucky|blessed|fortunate)\b/iu;

function topicOf(doc: Doc, chat: boolean): Topic | undefined {
  const { text } = doc;
  const kind = kindOfText(doc);
  if (isGrave(doc) && kind !== 'clinical') return undefined;
  if (kind === 'contract' || kind === 'list' || kind === 'speech') return undefined;
  if (matches(doc, REFERENCE)) return 'reference';
  if (matches(doc, TEAM)) return 'team';
  if (kind === 'clinical' || (!chat && matches(doc, PATIENT))) return matches(doc, ADDRESSED) ? undefined : 'clinical';
  if (matches(doc, MINUTED)) return 'minutes';
  if (matches(doc, THANKS)) return matches(doc, ADDRESSED) || chat ? 'thanks' : undefined;
  if (matches(doc, ADDRESSED) && (chat || !/^(?:review|story|notice)$/u.test(kind) || /^your?\b/iu.test(text)))
    return matches(doc, COMPLIMENT) ? 'compliment' : undefined;
  const who = tellerOf(text);
  if (!who && matches(doc, PRAISED)) return 'praised';
  if (chat) return ofMessage(doc);
  const about = subjectOf(doc);
  if (!who && !PLAYED.test(text) && !/^(?:show|book|thing|meal)$/u.test(about ?? '') && matches(doc, OF_PUBLIC))
    return matches(doc, LEGAL) ? undefined : 'news';
  if (who && /\b(?:won|prize|award|cup|champion\w*)\b/iu.test(text)) return 'story';
  if (!who && PLAYED.test(text)) return 'show';
  if (about) return about;
  if (who) return 'story';
  return undefined;
}

const PLAYED = /\b(?:film|movie|drama|comedy|novels?|memoir|album|musical|thriller)\b/iu;
const COMPLIMENT =
  /^(?:dear [^,]+, )?(?:i (?:love|adore|loved) )?your? .*\b(?:look|looks|are|is|was|were|made|make|love|loved|reads|sounds?|smells?|tastes?|deserves?|highlight|triumph|moved|best|star|stunning|fantastic|amazing|wonderful|great|brilliant|beautiful|lovely|fixed|solved|recovered|came|answered)\b/iu;
const PATIENT =
  /\b(?:the|this) (?:patient|infant|wound|child tolerated|boy['’]s headaches|biopsy|scan)\b|\b(?:M(?:rs|r|s)\.? \p{Lu}\p{L}+|[Hh]e|[Ss]he|[Tt]he (?:child|boy|girl|baby|infant)|Baby \p{Lu}\p{L}+)\b[^.]*\b(?:gaining weight|feeds (?:well|eagerly)|was weighed|walk(?:s|ing) (?:without|unaided|to the)|without (?:a stick|a cane|crutches)|responded (?:\p{L}+ )*to|inhaler|the operation|stitches|physiotherapists?|dosage|jaundice|appetite|attacks|injection)\b|\b[Hh]er (?:fever|lungs)\b/u;
const LEGAL =
  /\b(?:court|settlement|tribunal|arbitrator|witness|appeal|claims?|plaintiff|ruling|lawsuit|report on|symptoms|inhaler|migraines|treatment|therapy)\b/iu;
const OF_PUBLIC =
  /\b(?:volunteers?|rescuers?|rescued?|rescue team|residents|villagers?|crowds?|scientists|biologists|researchers|doctors cheered|council|mayor|miners|hikers|firefighters|shipyard|museum|town|village|city|charity|club|supporters|fans|school|pupils|students|officials|conservationists|farmers|prize|award|defendant|community|region|decades?|bridge|playground|champion\w*|lynx|rangers|record)\b/iu;

/** A glad person’s own words, by what they are glad of. */
function ofMessage(doc: Doc): Topic | undefined {
  const said = doc.text.toLowerCase();
  const found = SAID.find(([begins]) => begins.test(said));
  if (found) return found[1];
  return subjectOf(doc) ?? (JUDGED.test(said) ? 'opinion' : undefined);
}

const SO = `^(?:omg,? |wow,? |yay,? |honestly,? )?(?:(?:i['’]?m|i am|i feel|we['’]?re|we are|we feel|feeling|feel)(?: feeling)? |(?=so |super |really |thrilled|over the moon|grateful|thankful|lucky|proud|chuffed|delighted|relieved))(?:(?:so|just|very|really|truly|absolutely|beyond|super|incredibly|totally|completely|well|genuinely|always|such an?|still) )*`;
const SAID: readonly (readonly [RegExp, Topic])[] = [
  [new RegExp(`${SO}(?:proud)\\b`, 'u'), 'proud'],
  [new RegExp(`${SO}${LUCKY.source}`, 'u'), 'lucky'],
  [
    new RegExp(`${SO}(?:relieved|glad|hopeful|confident|optimistic|impressed|touched|moved|blown away)\\b`, 'u'),
    'relieved',
  ],
  [
    new RegExp(
      `${SO}(?:happy|thrilled|delighted|chuffed|pleased|over the moon|excited|ecstatic|overjoyed|elated|stoked|pumped|on cloud nine|buzzing)\\b`,
      'u',
    ),
    'thrilled',
  ],
  [
    new RegExp(
      `${SO}(?:refreshed|relaxed|calm|rested|peaceful|content|cosy|cozy|energi[sz]ed|recharged|alive|strong|comfortable|at peace|snug)\\b`,
      'u',
    ),
    'rested',
  ],
  [
    /^(?:i['’]?m|we['’]?re|currently|just|it['’]s so|it is so|it feels)? ?(?:enjoying|savou?ring|having (?:a|an|the|such)|soaking|sipping|snuggled|curled up|loving (?:the|this|these)|relaxing|watching|listening|sitting|spending|peaceful|quiet|great to|so good to|nothing beats)\b/u,
    'moment',
  ],
  [
    /^(?:i|we) (?:\p{L}+ly )?(?:love|adore|treasure|cherish|enjoy) (?:\p{L}+ing|how|the (?:smell|sound|taste|way|color|colour|evenings|light)|our|when|that (?:first|moment))\b/u,
    'habit',
  ],
  [/^(?:i|we) (?:\p{L}+ly )?(?:love|adore) (?:this|my|these|the|that this)\b/u, 'opinion'],
  [
    /^(?:(?:i|we)(?:['’]ve)? |)(?:just |finally |(?:only )?just finally )*(?:been )?(?:passed(?! out| away| on)|got (?:an a\b|top marks|into|the job|my|a (?:promotion|raise|distinction))|won|aced|finished|completed|paid off|learned|learnt|harvested|baked|knitted|built|ran|beat|mastered|earned|nailed|graduated|made (?:my|the|a)|grew|taught|managed|quit|landed the|scored|knit)\b/u,
    'feat',
  ],
  [
    /^(?:(?:i|we)(?:['’]ve)? |my [\p{L}'’]+(?: [\p{L}'’]+)? |our [\p{L}'’]+(?: [\p{L}'’]+)? |the landlord |she |he |they |)(?:just |finally |actually |already |has |have |only )*(?:got|found|adopted|took (?:her|his|their)|said (?:her|his)|let me|sold out|rose|came home|woke|landed|slept|heard|met|brought|left (?:a|me)|surprised|drew|scored|reached|arrived|won|fixed|accepted|approved|been|bought|read my|taught|wagged|laughed|saw|turned|beat)\b/u,
    'event',
  ],
  [
    /\b(?:celebrating|holding my|first (?:steps?|word|tooth|try|prize)|got engaged|said yes|we['’]re (?:having|expecting)|at last)\b/u,
    'event',
  ],
];
const JUDGED =
  /\b(?:is|was|are|were|['’]s|works?|makes?|made|sounds?|sounded|looks?|looked|feels?|felt|smells?|smelled|tastes?|tasted|fits?|kept|keeps)\b|^(?:an? |such |what |well worth|best |the best )|\b(?:gem|delight|treat|worth|lovely|charming|gorgeous|perfect|brilliant)\b/u;

const HEAD = String.raw`^(?:what a |such a |an? |the |this |these |those |that |my |our |her |his |their |every |each |i (?:bought|love|adore|picked up|own|have owned|use|read|watched|took|ordered|have) |we (?:bought|stayed|ordered|saw|watched|took|love|had|hired) )(?:(?!(?:was|were|is|are|has|have|had|won|about|lent|who|that|by|for|and|with|turns|knew|met|came|left|saw|makes|made|kept|teems)\b)[\p{L}'’-]+,? ){0,4}?(?:`;
const TOPICS: readonly (readonly [RegExp, Topic])[] = (
  [
    [SERVER, 'served'],
    [BOOK, 'book'],
    [SHOW, 'show'],
    [MEAL, 'meal'],
    [PLACE, 'place'],
    [THING, 'thing'],
  ] as const
).map(([nouns, topic]) => [new RegExp(`${HEAD}${nouns})\\b`, 'iu'), topic]);

/** What the text is about: of all that is named, what comes first. */
function subjectOf({ text }: Doc): Topic | undefined {
  let first: readonly [number, Topic] | undefined;
  for (const [pattern, topic] of TOPICS) {
    const [all] = pattern.exec(text) ?? [];
    if (all !== undefined && (!first || all.length < first[0])) first = [all.length, topic];
  }
  return first?.[1];
}
