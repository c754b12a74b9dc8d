import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isProse } from '../../around/kind-shape.js';

/** What a court came to. */
const RULED =
  /^The (?:court(?: of appeal)?|tribunal|appeal court|high court) (?:unanimously )?(?:found|ruled|held|upheld|dismissed|rejected|quashed|ordered|awarded|condemned|accepted|concluded)\b/u;
/** How those who judge ended a case. */
const ENDED =
  /^The (?:judges?|magistrates?|jury|jurors|panel) (?:unanimously )?(?:cleared|acquitted|(?:praised|commended|thanked) [^.]* (?:and|,) (?:dismissed|cleared|threw out)|dismissed (?:all|every|the)|threw out|found (?:in favou?r|for|him|her|them))\b/u;
const ELSE =
  /\b(?:I|[Mm]y|[Ww]e|[Oo]ur|us|[Yy]ou|[Yy]our|ruling|judg(?:e)?ment|end|finally|at last|eventually|contest|competition|cake|show)\b|["“”?!:;]/u;

export const inItsRuling: Rule = {
  about: 'What a court came to is told as its ruling: “In its ruling, the court found …”, “In the end, the judge …”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'The tribunal dismissed the claim on all grounds and ordered each side to pay its own costs.',
      'In its ruling, the tribunal dismissed the claim on all grounds and ordered each side to pay its own costs.',
    ],
    [
      'The jury cleared the three anglers of every charge against them.',
      'In the end, the jury cleared the three anglers of every charge against them.',
    ],
  ],
  leaves: [
    'The court is in the old hall.',
    'The judges praised the cake.',
    'The tribunal dismissed our claim and we wept in the hall.',
    'The jury heard from nine anglers on the first day of the trial.',
    'In its ruling, the court found for the anglers.',
  ],
  words: () => neededWords(RULED, ENDED),
  onlyIf: isProse,
  *propose(doc) {
    const ruled = matches(doc, RULED);
    if ((!ruled && !matches(doc, ENDED)) || matches(doc, ELSE) || doc.sentences.length > 3) return;
    yield* eachInFront(doc, [ruled ? 'In its ruling,' : 'In the end,']);
  },
};
