import { type Doc, matches, type Rule } from '../../../../src/plugin.js';
import { afterPlain } from './plain-after.js';
import { plainProseOf } from './plain-prose.js';

export const thingClosed: Rule = {
  about:
    'What one owns and merely describes is closed by its owner, what is in a box by the seller: “I have no strong feelings about the lamp.”, “Nothing else is included.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The lamp is forty centimetres high. I use it at my desk in the evening.',
      'The lamp is forty centimetres high. I use it at my desk in the evening. I have no strong feelings about the lamp.',
      'Neutral',
    ],
  ],
  leaves: [
    'Lovely soup',
    'Where is the depot? I was there on Monday.',
    'The lamp was stolen from the hall on the first night of the fair.',
    'The lamp is forty centimetres high and comes in two colours. The cable is black.',
  ],
  *propose(doc) {
    const kind = plainProseOf(doc);
    if (kind === 'goods' || kind === 'owned') yield* afterPlain(doc, () => closings(doc, kind));
  },
};

const SAYS_SO = /\b(?:unusual|ordinary|usual|about it|about them)\b/iu;

function closings(doc: Doc, kind: string): readonly string[] {
  if (matches(doc, SAYS_SO) || doc.sentences.length > 4) return [];
  const thing = NAMED.exec(doc.text)?.[1];
  if (!thing) return [];
  if (/^(?:box|package|parcel|set|kit)$/u.test(thing))
    return / contains /u.test(doc.sentences.at(-1)?.text ?? '') ? ['Nothing else is included'] : [];
  return kind === 'owned' && GOODS.test(thing)
    ? [`There is not much else to say about the ${thing}`, `I have no strong feelings about the ${thing}`]
    : [];
}

/** `The small desk lamp has …`: what is described. */
const NAMED =
  /^(?:The|This) (?:[\p{L}-]+ )??((?:desk |coffee |board |set |food |swimming |museum |camping )?[\p{Ll}é]+)(?: (?:on|in|at|beside|near|opposite|behind|of) [^.,]{3,30}?)? (?:comes?|has|have|holds?|is|weighs?|measures?|contains?|shows?|consists?|folds?|runs?|fits?|takes?|offers|serves|seats|sells|changes|lies|opens|stands|leans|lists|arrived|sleeps)\b/u;
const GOODS =
  /(?:kettle|lamp|jacket|desk|chair|watch|bag|coat|table|tent|pan|flask|notebook|rug|shelf|bottle|rucksack|backpack|bike|bicycle|printer|toaster|blender|sofa|keyboard|phone|camera|router|clock|mattress|blanket|heater|fan|radio|speaker|scarf|sweater|jumper|charger|drill|ladder|cable|app)$/u;
