import { type Doc, matches, perDoc } from '../../src/plugin.js';
import { isPlainFact } from './charged.js';

/** What one answers or ends with, rather than brings up. */
const REPLIES =
  /\b(?:either (?:way|one|is|works)|same to (?:me|us)|no difference|matter|mind|preference|whatever|whichever|fine (?:by|with)|works for|not (?:bothered|fussed)|indifferent|neutral|don['’]t care|gone|savings|sold|sacked|evicted|over|sense|world|common|average|standard|regular|ordinary|usual|passable|middling|okay|ok|fine|my back|killing|enough|pack in|one more|dies|nightmare|every single)\b/iu;
/** A place, an hour, a number, or what somebody does. */
const TOLD =
  /\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:noon|midnight|tomorrow|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|out of service|sold out|next to|opposite|under the|behind the|beside the|near the|between|room|floor|gate|platform|street|lane|road|on leave|on the (?:hook|shelf|table|desk|left|right|second|third|first)|from|lives?|works?|keeps?|sells?|teach(?:es)?|plays?|owns?|runs?|opens?|closes?|starts?|ends?|leaves?|comes? in|made of|called|about|in the|for (?:tonight|members|guests|later)|used to be|grey|blue|green|red|black|white|brown|yellow|gets? the|has been handed)\b/iu;

/** A fact of no weight on somebody or something else, such as one passes on: where, when, how many, what they do. */
export const isInformation = perDoc((doc: Doc): boolean => {
  const [clause, second] = doc.clauses;
  if (!clause || second || clause.subject.person !== 3 || clause.tense === 'past' || doc.sentences.length > 1)
    return false;
  if (
    /^(?:that|this(?! [a-zà-ž]+ (?:[a-zà-ž]+ )?(?:has|opens|closes|is for|goes|takes|used to be)\b)|these|those|they|your)\b/iu.test(
      doc.text,
    ) ||
    matches(doc, REPLIES)
  )
    return false;
  return matches(doc, TOLD) && isPlainFact(doc);
});
