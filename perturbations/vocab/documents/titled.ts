import { type Doc, matches, neededWords, once, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { inCapitals } from '../../around/style.js';
import { isVerdict } from '../headings/headable.js';

/** How a text begins, what it must also speak of, what stands before such texts, and whether it judges, must not, or either. */
const KINDS: readonly (readonly [RegExp, RegExp, string, 'fact' | 'verdict' | 'any'])[] = [
  [
    /^(?:A (?:lorry|van|car|coach|bus|truck|tanker)|(?:Heavy goods )?[Vv]ehicles|Traffic|The (?:northbound|southbound|eastbound|westbound|ring road|bypass|tunnel|motorway|coast road|level crossing)|(?:One|Both|Two) lanes?)\b/u,
    /^(?!.*\b(?:killed|died|dead|shall|must)\b).*\b(?:carriageway|bypass|motorway|diverted|lanes?|road (?:was|is|will be) (?:closed|reopened)|tailbacks?|roadworks)\b/su,
    'Traffic news:',
    'any',
  ],
  [
    /^The (?:lease|tenancy|sublease) (?:covers|shall (?:run|begin|last)|runs|begins|includes|is for|ends)\b/u,
    /\b(?:term|rent|years?|months?|floor|parties|notice|payable)\b/u,
    'Lease terms:',
    'fact',
  ],
  [
    /^(?:(?:Water |Soil |Air |Core )?[Ss]amples were (?:taken|collected|drawn)|In this (?:experiment|trial|study)|Participants were|Measurements were)\b/u,
    /\b(?:ranged|measured|recorded|[Aa]ppendix|table|levels?|followed|assigned|percent|per cent)\b/u,
    'From the report:',
    'any',
  ],
  [
    /^(?:Motion \d+|It was (?:resolved|noted|agreed) that|The (?:date|matter|motion|question|proposal|election) (?:of|on|to|that) )/u,
    /\b(?:deferred|adjourned|left open|carried|seconded|withdrawn|postponed to|next meeting)\b/u,
    'From the minutes:',
    'any',
  ],
  [
    /^(?:Since (?:the|your|last|yesterday)[^,.]*(?:update|upgrade|release|migration)\b|The (?:app|program|export|import|login|search function|calendar|website|plugin|sync|dashboard|software) )/u,
    /^(?!.*\b(?:apolog\p{Ll}+|human being|refund|money|waste|worst|rubbish|useless|joke|love|brilliant|superb|wonderful|great|faster|finally|fixed|no longer|thank\p{Ll}*|patient|helpful|kind|may|shall|supports)\b).*\b(?:logs? (?:me|us|users) out|freezes|froze|crash(?:es|ed)|deletes|hangs|error|fault|blank|duplicates)\b/su,
    'Bug report:',
    'any',
  ],
  [
    /^(?:The|This|Each) (?:glossary|index|(?:first|second|third|new|latest) edition|volume|appendix|directory|catalogue|magazine|journal|atlas|dictionary|almanac|timetable) (?:lists|contains|adds|appears|covers|includes|runs|has|gives)\b/u,
    /./u,
    'For reference,',
    'fact',
  ],
  [
    /^(?:Our|The) (?:\p{Ll}+ )?(?:room|cabin|apartment|cottage|flat) (?:faced|contained|had (?:two|one|three|four|a)|looked onto|was on the)\b/u,
    /\b(?:beds?|desk|wardrobe|floor|breakfast|courtyard|kitchen|window)\b/iu,
    'For reference,',
    'fact',
  ],
  [
    /^The (?:witness|defendant|claimant|accused|applicant|notary|executor|appellant|respondent) (?:signed|confirmed|is an?|lives|produced|identified|handed over|arrived)\b/u,
    /./u,
    'For the record,',
    'fact',
  ],
  [
    /^The (?:buyer|seller|tenant|landlord|lessee|lessor|supplier|hirer|borrower|licensee|client|insurer) (?:pays|bears|keeps|insures|maintains|provides|retains|collects|delivers)\b/u,
    /\b(?:unless|contract|agreement|lease|costs|risk|premises|deposit)\b/u,
    'For the avoidance of doubt,',
    'fact',
  ],
  [
    /^(?:(?:Electors|Voters|Passengers|Visitors|Guests|Applicants|Students|Customers|Items|Parcels|Vehicles) (?:who|that|which) |A (?:person|passenger|visitor|member|reader|resident) who )(?!.*\bshall\b)[^.]*\b(?:may|must)\b/u,
    /./u,
    'Please note that',
    'fact',
  ],
  [
    /^(?:The|At \p{Ll}+ (?:months|years|weeks),? the) (?:child|infant|boy|girl|baby|toddler) (?:responded|tolerated|walks|babbles|has (?:gained|caught)|is (?:feeding|gaining))\b/u,
    /\b(?:treatment|weight|progress|dose|fever|feeds?|milestones|parents)\b/u,
    'Clinical note:',
    'any',
  ],
  [
    /^(?:Parliament|Turnout (?:stood|was|rose|fell)|The (?:senate|assembly|cabinet|senator|prime minister|finance minister) )/u,
    /\b(?:returns|resumes|said|stood at|announce|recess|noon|percent|per cent|vote)\b/u,
    'News in brief:',
    'any',
  ],
  [
    /^The (?:first|second|third|fourth|final|new|latest) season (?!of the|ticket)/u,
    /\b(?:dialogue|episodes?|plot|characters?|mystery|cast|writers|finale|series)\b/u,
    'TV review:',
    'verdict',
  ],
  [
    /^(?:Half of the|Most of the|The) recipes /u,
    /\b(?:oven|ingredients?|measurements|loaf|family|cake|index)\b/u,
    'Cookbook review:',
    'verdict',
  ],
  [/^After (?:\p{Ll}+ )?(?:fifty|a hundred|\p{Ll}+ hundred|\d+) pages\b/u, /./u, 'Book review:', 'verdict'],
  [
    /^(?:The dubbing|The subtitles|Two hours of|Ninety minutes of|The young lead)\b/u,
    /\b(?:film|movie|lips|voices|audience|scenes?|screen)\b/u,
    'Film review:',
    'any',
  ],
];
const ELSE =
  /\b(?:[Yy]our|[Dd]ear|[Pp]lease|sincerely|regards|thanks?|review|for the record|for reference)\b|[?“”"\n]|\p{Extended_Pictographic}|^.{0,24}:/u;

export const titled: Rule = {
  about:
    'A text of a kind is headed or opened as such texts are: “Traffic news: …”, “Bug report: …”, “From the report: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  words: once(() => neededWords(...KINDS.map(([start]) => start))),
  examples: [
    [
      'The lease covers the raft and both of its oars. Rent is payable in May.',
      'Lease terms: The lease covers the raft and both of its oars. Rent is payable in May.',
    ],
    [
      'Since the last update, the app logs me out whenever I open the map of the pier.',
      'Bug report: Since the last update, the app logs me out whenever I open the map of the pier.',
    ],
    [
      'The magazine appears four times a year and is sent to all who own a raft.',
      'For reference, the magazine appears four times a year and is sent to all who own a raft.',
    ],
  ],
  leaves: [
    'The lease covers the raft',
    'Since the last update, your app logs me out whenever I open the map of the pier.',
    'The magazine appears to be written by cats, and it is a disgrace to the pier.',
    'A bus full of singers came to the pier in May, and we danced with them until it was late.',
    'The app update has fixed the fault on the map of the pier, and it crashes no longer.',
    'Since the last update the app is a joke, it freezes on the pier and I want my money back.',
  ],
  *propose(doc) {
    const { text, sentences } = doc;
    if (!/^\p{Lu}.*\.\s*$/su.test(text) || text.length < 50 || sentences.length > 4) return;
    if (matches(doc, ELSE) || inCapitals(doc)) return;
    const label = titleFor(doc);
    if (label !== undefined) yield* eachInFront(doc, [label]);
  },
};

function titleFor(doc: Doc): string | undefined {
  const fit = KINDS.filter(([start, needs]) => matches(doc, needs) && start.test(doc.text));
  const [, , label, what] = fit[0] ?? [];
  if (fit.length !== 1 || label === undefined) return undefined;
  return what === 'any' || (what === 'verdict') === isVerdict(doc) ? label : undefined;
}
