import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { closed } from './closed.js';

/** What was found out and written up. */
const FOUND_OUT =
  /\b(?:the (?:survey|study|audit|inquiry|inspection|census|investigation|trial)|(?:a|this) (?:survey|study)|according to (?:the|a) (?:report|survey|study)|the report (?:covers|found|says|shows|lists|describes|concludes|recommends))\b/iu;
const NO_REPORT =
  /\b(?:I|[Mm]y|[Mm]e|[Ww]e|[Oo]ur|us|[Yy]ou|[Yy]our|patients?|class|pupils?|school report|customer|user|ticket|courts?|tribunal|judges?|jury|claimants?|respondents?|employers?|employees?|grievance|disciplinary|dismiss\p{L}*|misconduct|hearing|appeal|police|suspect|arrest\p{L}*|satisfied|defendants?|details|full report|enclosed|copy|given in|[Tt]ables?|[Aa]ppendix|[Aa]nnex|published separately|film|novel)\b|[?!:\n"“”]/u;

/** What a board did, as its minutes tell it. */
const MINUTED =
  /^the (?:board|committee|panel|trustees|governors|council) (?:considered|deferred|noted|discussed|reviewed|approved|rejected|resolved|received|examined|heard)\b[^!?"“”]*$/iu;

export const fullReport: Rule = {
  about:
    'What a survey or an audit found ends with where the rest stands: “… Further details are given in the full report.”',
  expects: { sentiment: 'same', labels: 'same' },
  fallback: true,
  examples: [
    [
      'The board considered two offers for the mill. It put off its decision until May.',
      'The board considered two offers for the mill. It put off its decision until May. The full minutes are available on request.',
    ],
    [
      'The survey was carried out in May among 900 anglers. A third of them fish at night.',
      'The survey was carried out in May among 900 anglers. A third of them fish at night. Further details are given in the full report.',
    ],
  ],
  leaves: [
    'The survey was long.',
    'The tribunal is content that the miller was heard at every stage. The investigation was long, and each side was asked twice.',
    'The patient took part in the study and slept well.',
    'My survey of the house was carried out in May. The roof is sound.',
  ],
  words: () => neededWords(FOUND_OUT, MINUTED),
  *propose(doc) {
    if (
      matches(doc, MINUTED) &&
      doc.tokens.length > 14 &&
      !/\b(?:minutes|available|thank[a-zà-ž]*|praise[a-zà-ž]*|disgrace[a-zà-ž]*)\b/iu.test(doc.text)
    )
      return yield* closed(doc, ['The full minutes are available on request']);
    if (kindOfText(doc) !== 'notice' || doc.tokens.length < 14 || !matches(doc, FOUND_OUT) || matches(doc, NO_REPORT))
      return;
    if (/\.\s*$/u.test(doc.text))
      yield* closed(doc, ['Further details are given in the full report', 'See the full report for details']);
  },
};
