import { type Doc, matches, perDoc } from '../../src/plugin.js';
import { most, scoredBy } from '../around/by-words.js';

/** What prose in full sentences that speaks for nobody is about, by its words: `lexicons/prose-kinds.tsv`. */
export type ProseKind = (typeof KINDS)[number];

const KINDS = [
  'film',
  'play',
  'book',
  'music',
  'food',
  'stay',
  'goods',
  'software',
  'exhibit',
  'history',
  'nature',
  'weather',
  'sport',
  'court',
  'deal',
  'news',
  'study',
  'notice',
  'clinical',
  'service',
  'office',
  'freight',
  'game',
] as const;

const scores = scoredBy(new URL('../lexicons/prose-kinds.tsv', import.meta.url));

/** Somebody speaks, is spoken to or spoken of before. */
const SOMEBODYS =
  /\b(?:I|[Mm]y|[Mm]e|[Ww]e|[Oo]ur|[Uu]s|[Yy]ou|[Yy]ours?|[Pp]lease)\b|\b(?:Nana|Gran|Granny|Grandma|Grandpa|Grandad|Granddad|Mum|Mummy|Mom|Dad|Daddy|Auntie?|Uncle)\b|\b[Mm]ine (?:is|was|has|came|does|broke|fell|fogged|arrived)\b|[?\n]|\p{Extended_Pictographic}|^(?:diary|(?:mon|tues|wednes|thurs|fri|satur|sun)day[,.:]|minutes|agenda|notice|reminder|schedule|dear|to|hi|hello|hey|they|their|its|these|those|enclosed|attached|user|customer|caller|pt)\b|^(?!An? |This |The )(?:\S+ ){0,3}\S+:/iu;
/** What is said in more words than one. */
const SAID: readonly (readonly [ProseKind, RegExp])[] = [
  [
    'book',
    /\b(?:(?:first|second|third|final|last|this|fourth) volume|to put down|page-turner|history of|life of \p{Lu})/u,
  ],
  [
    'notice',
    /\b(?:(?:is|are|will be|remains?) (?:closed|shut|cancelled|unavailable|out of (?:order|use))|remains? valid|calls at|will (?:not )?(?:run|stop|be served))\b/u,
  ],
  ['film', /\b(?:plot holes?|on (?:the )?screen|box[- ]office)\b/u],
  ['stay', /\b(?:sea view|room service|parking lot|front desk|from the station)\b/u],
];
const QUOTED = /["“][^"”]*["”]/gu;
/** Short, and with the marks of talk. */
const isSaid = ({ text }: Doc): boolean =>
  /!|n['’]t\b|['’](?:s (?:a|an|the|so|open|not|[a-zà-ž]+ing)|re|ve|ll|m)\b|^(?:ugh|thanks|bravo|not|ask|yay|well|oh|sorry|yes|no|some people|five stars|never|worst|best)\b|\b(?:again|apparently|till|reckon)\b|^[^.!?]{1,20}\. \p{Lu}/iu.test(
    text,
  );

/** What is handed out: it says itself what it is. */
export const OF_BOOKLETS =
  /^This (?:leaflet|pamphlet|booklet|brochure|guide|page|handbook|form|document)\b[^.]* (?:describes|explains|lists|tells|sets out|contains|covers|shows)\b/u;

/** Prose in full sentences that speaks for nobody. */
export const isNobodys = perDoc((doc: Doc): boolean => {
  const { text, tokens } = doc;
  if (tokens.length < 9 || (tokens.length < 18 && isSaid(doc)) || !/^["“]?\p{Lu}.*[.!]["”]?\s*$/su.test(text))
    return false;
  return !(/["“]/u.test(text) ? SOMEBODYS.test(text.replaceAll(QUOTED, '')) : matches(doc, SOMEBODYS));
});

/** Undefined where its words tell nothing, or as much of one thing as of another. */
export const kindOfProse = perDoc((doc: Doc): ProseKind | undefined => {
  if (!isNobodys(doc)) return undefined;
  const score = new Map(scores(doc));
  for (const [kind, words] of SAID) if (matches(doc, words)) score.set(kind, (score.get(kind) ?? 0) + 2);
  const first = most(score);
  return first && first.score > 1 ? KINDS.find((kind) => kind === first.kind) : undefined;
});
