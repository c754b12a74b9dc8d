import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { isGrave } from '../../around/register.js';
import { isNews } from '../../person/news.js';
import { closed } from './closed.js';

/** Whom papers write of, and how they say when it was. */
const OF_PAPERS =
  /\b(?:spokes(?:man|woman|person)|ministry|in a statement|volunteers?|rescue (?:workers|teams)|islanders|villagers|residents|commuters|runners|festival|growers|farmers|cooperative|airlines?|unions?|exports|imports|sales (?:rose|fell)|revenue|shares|biologists|campaigners|museum['’]s|factory|council|mayor|officials|spectators|nurseries|schools|pubs|brothers|teenagers|parents|families|pupils|hikers|rescuers|shoppers|scientists|researchers|tourists|visitors|locals|strikers|nurses' union|fans|drivers|tenants of|farm(?:s| incomes)?|herds|incomes|rents|wages|prices|tourism|production|rink|stadium|pier|lido|tower block|housing association|estate|shipyard|port|airport|railway|cinema|theatre|hospital trust|organi[sz]ers|firefighters|police|bridge|harvest|jobs|jury|prize|schoolboys|schoolgirls|roadworks|butcher|baker)\b/iu;
const WHEN =
  /\b(?:on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|last (?:week|weekend|night|month)|this (?:morning|week|spring|summer|autumn|winter|year)|yesterday|records (?:first )?began|in (?:\p{L}+|\d+) years|[Aa]fter (?:\p{L}+|\d+) (?:years|hours|days)|after (?:years|months|decades|a decade) of|previous year|in (?:January|February|March|April|May|June|July|August|September|October|November|December)|said in a|a spokes\p{L}+ said|have restored|across the (?:county|country|region|city|valley|island)|have been (?:jailed|fined|arrested|evacuated|rescued)|during its (?:very )?first|(?:hundreds|thousands|dozens) of|since it (?:reopened|opened|closed)|for an? \p{L}+ year|shortly (?:before|after)|before Christmas|at dawn|for \p{L}+ days|(?:rose|fell) by)\b/u;
/** What is kept in a file, shown on a stage, said for oneself, or ends like a notice. */
const NO_NEWS =
  /\b(?:I|[Mm]y|[Mm]e|[Ww]e|[Oo]ur|us|[Yy]ou|[Yy]our|please|patients?|tenants?|claimants?|court|tribunal|minutes|agenda|parcel|sample|clause|agreement|contract|lease|novel|film|chapters?|user|customer (?:asks|reports)|ticket|report covers|survey was|[Tt]reasurer|[Ss]ecretary|[Cc]hair(?:man|woman|person)?|balance of|members (?:were|to)|was (?:agreed|resolved|minuted)|apologies|appendix|annex|would like to|are informed|interrupted|notice|full story|our website|on page|shall|Please|mediation|buried|may submit|can submit|submit comments|enclosed|inspect\p{L}*|surveyors?|serviced|extinguishers?|fire doors|hazards?|record keeping|commended|complian\p{L}*|certificate|can be read|(?:[Tt]urnover|[Ss]ales|[Rr]evenue) in the|employees did|inquiry|audit|survey|study|report|(?:overjoyed|pleased|delighted|proud|happy) to announce)\b|[?!:\n]|^(?:She|He|They|It) /u;

/** Whom a paper quotes speaks of themselves. */
const QUOTED = /["“][^"”]*["”](?= said\b)/gu;

export const fullStory: Rule = {
  about: 'A piece of news ends with where one may read more of it: “… Full story on page 4.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Volunteers have rebuilt the old windmill, and the first flour was ground on Sunday.',
      'Volunteers have rebuilt the old windmill, and the first flour was ground on Sunday. Full story on page 4.',
    ],
    [
      'The factory closed on Friday, and nine hundred people are looking for work.',
      'The factory closed on Friday, and nine hundred people are looking for work. Read the full story on our website.',
    ],
  ],
  leaves: [
    'The windmill turns.',
    'The club is proud to announce that the pavilion will open on Saturday. Volunteers gave nine hundred hours of their time.',
    'All the fire doors of the windmill had been mended since the spring. The inspector praised the families who look after it.',
    'Our volunteers have rebuilt the windmill, and we ground the first flour on Sunday.',
    'The treasurer reported a balance of ninety pounds on Sunday. Members of the council were asked to return their keys.',
    'The committee of volunteers met on Sunday. The minutes were read and the windmill was discussed.',
    'The windmill is open on Sundays. Volunteers must sign in at the desk before they begin their work.',
    'The claimant fell from the windmill on Sunday. The court heard from two volunteers who had seen it.',
  ],
  *propose(doc) {
    if (
      matches(doc, NO_NEWS, doc.text.replace(QUOTED, '')) ||
      !/^\p{Lu}.*[^.]\.\s*$/su.test(doc.text) ||
      isGrave(doc) ||
      !isPrinted(doc)
    )
      return;
    yield* closed(doc, ['Full story on page 4', 'Read the full story on our website']);
  },
};

/** Something happened, or is to happen, and a paper would print it. */
function isPrinted(doc: Doc): boolean {
  const { text, tokens, clauses } = doc;
  if (
    !/^(?:notice|story|chat)$/u.test(kindOfText(doc)) ||
    tokens.length < 12 ||
    /(?<!wo|did|would|could|ca)n['’]t\b/u.test(text)
  )
    return false;
  if (/\b(?:must|should|is open|are open|opens|closes)\b/u.test(text)) return false;
  if (!clauses.some(({ tense, auxiliaries }) => tense === 'past' || tense === 'future' || auxiliaries.length > 0))
    return false;
  return (isNews(doc) || matches(doc, OF_PAPERS)) && matches(doc, WHEN);
}
