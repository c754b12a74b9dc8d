import { type Doc, matches, perDoc } from '../../../../src/plugin.js';
import { kindOfText } from '../../../around/kind.js';

/** What kind of plain prose a text is, by what it tells; undefined where none is sure. */
export type PlainProse =
  | 'letter'
  | 'business'
  | 'agreement'
  | 'law'
  | 'witness'
  | 'ticket'
  | 'clinical'
  | 'minutes'
  | 'method'
  | 'work'
  | 'recipe'
  | 'changed'
  | 'news'
  | 'public'
  | 'visit'
  | 'arrived'
  | 'owned'
  | 'goods'
  | 'place'
  | 'built'
  | 'diary'
  | 'travelled';

export const plainProseOf = perDoc((doc: Doc): PlainProse | undefined => {
  if (doc.tokens.length < 10 || !/[\p{L}\d)]\.\s*$/u.test(doc.text) || matches(doc, ODD)) return undefined;
  if (/\p{Extended_Pictographic}/u.test(doc.text)) return undefined;
  const [kind] = KINDS.find(([, is, is_not]) => matches(doc, is) && !(is_not && matches(doc, is_not))) ?? [];
  if (kind === undefined && kindOfText(doc) === 'clinical') return 'clinical';
  return kind;
});

/** Talk, and what is not told but asked or wished. */
const ODD =
  /[?!]|\b(?:lol|tbh|meh|hope|wish|wonder|wondering|sorry|congratulations|thanks|thank you|poem|rhyme|complaint|complained|attack|stolen|killed|fire|victims?|earthquake|flood|fined|convicted|sentenced|arrested)\b/iu;

const I = /\b(?:I|[Mm]y|[Mm]ine|[Mm]e|[Ww]e|[Oo]ur|[Uu]s)\b/u;

/** The first that fits: what a text must have, and what it must not have. */
const KINDS: readonly (readonly [PlainProse, RegExp, RegExp?])[] = [
  ['letter', /^(?:Dear (?!Diary)|Hi\b|Hello\b|Hey\b)/u],
  [
    'business',
    /^(?:This is to (?:confirm|certify|inform)|We (?:hereby )?(?:confirm|acknowledge))\b|\b(?:was|has been) employed (?:with|by|in) (?:us|our)\b/u,
  ],
  [
    'ticket',
    /^(?:Ticket|Request|Case|Incident|Issue)\b|\bThe (?:user|customer|caller) (?:reports|states|would like|asks|wants|wishes|is using|has)\b|^The ticket was|\b(?:I am using the|shows (?:code|error))\b/u,
  ],
  [
    'agreement',
    /\b(?:[Tt]he (?:tenants?|landlord|lessees?|lessors?|licensee|licensor|buyer|seller|purchaser|vendor|supplier|contractor|employee|employer|client|customer|borrower|lender|parties|hirer|owner)|[Ee]ither party|[Bb]oth parties|[Ee]ach party|[Nn]either party|[Aa] party|[Tt]he (?:last of the )?two parties|[Tt]his (?:agreement|contract|lease|deed)|[Tt]he lease)\b[^.]*\b(?:shall|must|may|enters?|is made|will be|is responsible|runs?|ends?|pays?)\b/u,
    I,
  ],
  [
    'law',
    /^(?:A|An|Any|Every|No) (?:person|dog|driver|pharmacist|employer|employee|vehicle|owner|keeper|applicant|interpreter|holder|member|shop|vessel|company|firm|child|resident|passenger|application|permit|licen[cs]e)\b[^.]* (?:must|shall|may)\b|^(?:For the purposes of|Where an?|In this (?:section|province|article|part|chapter|act)|Under (?:section|article|this))\b|^(?:Section|Article|Rule|Paragraph) \d|^(?:This|The) (?:by-law|bylaw|section|article|regulation|rule|act|ordinance|order|directive)\b|\bshall\b/iu,
    I,
  ],
  [
    'witness',
    /^(?:The|A|One) (?:(?:first|second|third|only) )?(?:witness|defendant|claimant|driver|applicant|respondent|caretaker|accused)(?: in the case)? (?:stated|said|told|confirmed|testified|recalled|explained|described|gave evidence)\b/u,
    I,
  ],
  [
    'clinical',
    /\b(?:[Tt]he (?:patient|child|infant)|Patient|Pt|On examination|Blood pressure|X-ray|Blood was drawn|blood samples?|Bloods|chart|dressing|vaccination card|General practitioner|G\.?P\.?|radiograph|The scan|outpatient|presents with|yearly check-up|physiotherap\w+|mg)\b/u,
    /\b(?:I|my|me|you|your|trial|participants|survey|study)\b/iu,
  ],
  [
    'minutes',
    /\b(?:[Mm]inutes|[Tt]he (?:treasurer|chair|secretary|chairman|chairwoman) (?:presented|reported|read|opened|noted|thanked)|(?:council|committee|board|society) met on|were approved|[Tt]he agenda|[Ii]tem \d)\b/u,
    I,
  ],
  [
    'method',
    /\b(?:[Tt]h(?:e|is) (?:survey|study|trial|census|questionnaire|experiment|poll) (?:was|counted|compared|shows|enrolled|covered|included|ran|asked|recorded|took|measured)|[Pp]articipants (?:were|was|filled|kept|answered)|[Tt]he (?:apparatus|samples?|specimens?|solutions?) (?:was|were)|[Ss]olutions of|were (?:weighed|measured|interviewed|sampled|surveyed|filtered|recorded)|respondents|number of inhabitants|population|[Tt]urnout|stood at)\b/u,
    I,
  ],
  [
    'work',
    /^(?:The|This|A|An) (?:(?:second|third|first|fourth|last|new|annual|final|revised|present|short|current) )?(?:report|leaflet|pamphlet|book|booklet|volume|edition|chapter|manual|guide|brochure|paper|article|thesis|anthology|collection|documentary|atlas|catalogue|catalog|handbook|textbook|dictionary|encyclop\w+|parish register|register|essay|lecture|module|appendix|section of the report|map|podcast|exhibition|display)\b[^.]* (?:describes?|explains?|contains?|lists?|collects?|covers?|compares?|includes?|consists?|deals?|has|begins?|shows?|gives?|differs?|is (?:divided|arranged|about|devoted)|turns to|traces|presents|summarizes|summarises|brings together|discusses|sets out)\b|^Chapter \w+ (?:deals|describes|explains|covers)/u,
    I,
  ],
  [
    'recipe',
    /^(?:Mix|Stir|Whisk|Heat|Preheat|Boil|Peel|Chop|Slice|Melt|Beat|Fold|Soak|Knead|Bring|Combine|Cut|Grease|Roll|Simmer|Rinse|Sift|Cook|Fry|Bake|Add|Pour|Place|Put|Sow|Plant|Attach|Insert|Screw|Press|Dilute|Sand)\b/u,
    I,
  ],
  [
    'changed',
    /\b(?:has (?:been )?(?:moved|extended|changed|postponed|renamed|reset|relocated|set)|(?:was|were) (?:moved|extended|renamed|relocated|brought forward)|will (?:be )?(?:move|moved|closed to|replaced|open an hour|close an hour|change|extended|diverted|serviced|start an hour|relocate)|moved its|have moved|replaces|switched (?:from|to)|moves the|has switched|has extended|has changed|has replaced|will (?:open|close|start|begin) (?:at|an|one|half|two|later|earlier))\b/u,
    /\b(?:I|[Mm]y|[Mm]e|patient|diary)\b/u,
  ],
  [
    'news',
    /\b(?:(?:council|ministry|mayor|government|parliament|committee|commission|court|police|spokes\w+|minister|delegation|company|airline|university|board|senate|agency|department|party|satellite|union|two countries|bank|president|governor|authority|electoral|officials|association|federation)\b[^.]*\b(?:voted|said|published|announced|will|opened|launched|met|meets|elected|approved|signed|appointed|adjourned|exchanged|plans|has|considers?|released|confirmed|decided|sits|filed|receive)|was filed on|has been listed|(?:tram|bus|metro|railway|train) line)\b/u,
    /\b(?:I|[Mm]y|[Mm]e|[Ww]e|[Oo]ur|[Yy]our?)\b/u,
  ],
  [
    'public',
    /\b(?:[Vv]isitors|[Aa]pplicants|[Pp]articipants|[Rr]esidents|[Mm]embers|[Ss]tudents|[Ss]taff|[Gg]uests|[Uu]sers|[Rr]eaders|[Ss]wimmers|[Pp]ermits|[Oo]rders|[Cc]hairs|[Pp]assports|[Ff]orms|[Pp]arents|[Cc]ustomers|[Kk]eys|may be (?:collected|borrowed|used|picked up|booked)|can be (?:booked|obtained|collected|reset|borrowed|printed))\b|^Notice\b/u,
    /\b(?:I|[Mm]y|[Mm]e|[Ww]e|[Oo]ur|[Uu]s|annex|Diary|diary|according|announced|restaurant|pharmacy|counted|Members of the public)\b|\bwas\b|\bwere\b/u,
  ],
  [
    'visit',
    /\b(?:I|[Ww]e) (?:had|ordered|stayed|went to (?:the|see)|ate|sat|visited|spent|booked|chose|shared|tried|watched|saw)\b/u,
    /\b(?:arrived|courier|delivered|parcel|size|medium|patient|ticket|today|morning|funeral|hospital)\b/u,
  ],
  [
    'arrived',
    /\b(?:arrived|was delivered|came by|(?:left|leaves) the warehouse|[Pp]arcel|[Pp]ackage|tracking page|I (?:ordered|received|bought)|[Mm]y order|not (?:opened|assembled|tried)|have yet to)\b/u,
    /\b(?:you|your|she|he|wedding|guests|flight|train|patient|delegation)\b/iu,
  ],
  [
    'diary',
    /^(?:Diary|Rose|Woke|Got up|Went|Walked|Spent|Took|Cycled|Cleaned|Read|Worked|Had|Up at|Made|Swept|Sorted|Today)\b|^(?:I|We) (?:woke|got up|rose|walked|spent|cycled|cleaned|read|swept|sorted|took|wrote)\b|\b(?:this morning|this afternoon|[Ii]n the (?:afternoon|evening|morning)|before lunch|after lunch|after supper)\b[^.]*\b(?:I|[Ww]e)\b/u,
    /\b(?:tomorrow|will|you|your|patient)\b/iu,
  ],
  ['travelled', /^(?:We|I) (?:flew|travelled|traveled|drove|took|sailed|crossed)\b/u, /\b(?:you|will|tomorrow)\b/iu],
  [
    'owned',
    /^(?:The|This|It|My|I)\b.*\b(?:I|[Mm]y|[Mm]ine)\b/su,
    /\b(?:you|your|he|she|his|her|will|patient|uncle|mother|father|brother|sister|cousin|file|notary)\b/iu,
  ],
  [
    'built',
    /^(?:The|This) [^.]*\b(?:was|were) (?:built|founded|established|erected|laid out|constructed|added|used as|first mentioned|completed)\b|\b(?:has been used as|dates from|date from)\b/u,
    I,
  ],
  [
    'goods',
    /^(?:The|This|A|An|Lot \d+) (?:[\p{L}-]+ ){0,2}(?:kettle|lamp|jacket|desk|chair|watch|set|bag|coat|table|tent|pan|flask|mug|notebook|rug|shelf|bottle|fabric|wool|shirt|rucksack|backpack|bicycle|bike|printer|toaster|blender|lot|box|bench|sofa|keyboard|phone|tablet|camera|router|clock|knife|umbrella|mattress|blanket|towel|curtains?|stove|heater|fan|radio|speaker|scarf|sweater|jumper|shoe|boot|glove|charger|cable|folder|pen|drill|ladder|wardrobe|bookcase|34)s?\b[^.]* (?:comes?|has|have|holds?|is|are|weighs?|measures?|contains?|shows?|consists?|folds?|runs?|fits?|takes?)\b/u,
    /\b(?:I|[Mm]y|[Ww]e|[Oo]ur|shall|will|was|were|patient)\b/u,
  ],
  [
    'place',
    /^(?:The|This|There (?:is|are)|A) (?:[\p{L}'’-]+ ){0,4}(?:restaurant|café|cafe|canteen|hall|museum|library|cabin|hotel|inn|hostel|campsite|pharmacy|shop|store|bakery|market|village|town|district|garden|park|station|pool|lifts?|stalls?|school|lounge|apartment|flat|guesthouse|farm|church|bridge|lake|hill|river|valley|harbour|harbor|island|street|square|menu|room|office|building)s?\b[^.]* (?:is|are|has|have|offers|serves|seats|sells|changes|lies|opens|stands|consists|runs|contains|leans|rises|flows|and)\b/u,
    /\b(?:I|[Mm]y|[Ww]e|[Oo]ur|shall|will|was|were|patient|party|you|your)\b/u,
  ],
];
