import { matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isMessage } from '../../around/kind.js';
import { all } from '../../around/only-if.js';
import { addresses, isSoleStatement, opensWithClause } from '../stance.js';

const HOW =
  '(?:(?:just|roughly|more or less|pretty much|much|fairly|quite|pretty|about|a bit|really|perfectly|rather|all in all|reasonably|basically) )?';
const NEITHER =
  '(?:passable|acceptable|adequate|middling|so-so|average|mediocre|decent|tolerable|satisfactory|unremarkable|run-of-the-mill|fine|okay|ok|all right|alright|serviceable|nothing special|nothing out of the ordinary|neither (?!early|late|left)[A-Za-zÀ-ž]+ nor [A-Za-zÀ-ž]+|uneventful|unexceptional|routine|of average comfort|medium quality|half full|(?:medium|average)-sized|standard|typical|moderate|normal|ordinary|edible|watchable|readable|drinkable|listenable|playable|wearable|bearable|usable|presentable|the same as (?:always|ever|usual|before)|of (?:normal|average|ordinary|standard|typical) (?:length|size|height|quality|width|weight|strength)|an? (?:ordinary|standard|normal|regular|typical|average|run-of-the-mill) [A-Za-zÀ-ž]+|an? (?:sort|kind|shade) of [A-Za-zÀ-ž]+)';
/** What one says of a thing that is neither good nor bad. */
const MIDDLING = new RegExp(
  String.raw`(?:\b(?:is|was|are|were)|(?<=^it)['’]s) ${HOW}(?:${NEITHER}|on a par with [^,.]{3,30}|comparable to [^,.]{3,30}|like any other|small|short|basic|plain|simple|(?:quiet|${NEITHER}) for an? [A-Za-zÀ-ž]+|what (?:i|we|you) (?:had )?expected|what you['’]d expect|as [A-Za-zÀ-ž]+ as you(?: would|['’]d) (?:think|expect)|moderate today)$|\b(?:(?:does|did|do) (?:the|its|their) job|does what it says|tastes? like any other [A-Za-zÀ-ž]+|neither good nor bad)$`,
  'iu',
);
/** What one lives through, or has done for one, and can sum up. */
const SUMMED =
  /\b(?:was|were) (?!.*\b(?:about|for a|as|what|on a par|comparable|half full|sized|normal|standard|short|neither|plain|basic|simple|small|quiet|moderate|ordinary|edible|drinkable|wearable|usable|presentable|the same|of|an?)\b)/iu;
/** What is eaten, worn or used is tasted or tried, not lived through. */
const NOT_SUMMED =
  /\b(?:bread|soup|salad|cheese|coffee|tea|wine|beer|cake|sauce|rice|pasta|pizza|curry|stew|fish|steak|chicken|fries|chips|noodles|sandwich|burger|pie|toast|eggs?|jam|butter|milk|towels?|sheets|pillows?|blankets?|shoes|boots|gloves|socks|shampoo|soap|glue|paint|wifi|signal|lighting|colou?r)\b|^[a-zà-ž]+ (?:[a-zà-ž]+ )?(?:queues?|waits?|traffic|weather|wind|prices?|distance|size|beach)\b/iu;

/** Of somebody: how they did their work, not how they were. */
const AT_WORK =
  /\b(?:was|were) (?:[a-zà-ž]+ )?(?:passable|acceptable|adequate|middling|so-so|average|mediocre|decent|satisfactory|unremarkable|run-of-the-mill|okay|ok|all right|alright|nothing special)$/iu;

export const middling: Rule = {
  about:
    'A lukewarm verdict is summed up or said to be one’s own: “Overall, the play was passable”, “I’d say the play was passable”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The play was passable', 'Overall, the play was passable'],
    ['This toaster is middling', "I'd say this toaster is middling"],
    ['The juggler was adequate', 'Overall, the juggler was adequate'],
    ['The ladder did its job', 'All in all, the ladder did its job'],
    ['The ferry was quiet for a Monday', "I'd say the ferry was quiet for a Monday"],
  ],
  leaves: [
    'The play was superb',
    'I am fine',
    'The hall was quiet',
    'The ladder did its job badly',
    'The tenant is fine.',
    'The lift is fine now',
    'My mother is fine',
    'Overall, the play was passable',
    'Is the play okay?',
  ],
  onlyIf: all(isMessage, isSoleStatement, opensWithClause),
  *propose(doc) {
    if (addresses(doc) && !/\byou(?: would|['’]d) (?:think|expect)\b/iu.test(doc.text)) return;
    const said = doc.text.replace(/(?:[\s.]|\p{Extended_Pictographic}|\uFE0F|\u200D)+$/u, '');
    const [clause, second] = doc.clauses;
    if ((second && !/\b(?:as|what|does|did|do)\b/iu.test(said)) || clause?.subject.person !== 3 || clause.negation)
      return;
    if (clause.subject.animacy === 'person' && (clause.tense !== 'past' || !matches(doc, AT_WORK, said))) return;
    if (
      !MIDDLING.test(said) ||
      /[!?,:;"“”]|\b(?:i guess|i think|overall|honestly|now|(?<!moderate )today)\b/iu.test(said)
    )
      return;
    if (!/^(?:the|this|that|these|those|our|it(?:['’]s| is| was) an? )\b/iu.test(said)) return;
    if (/\b(?:does|did|do) (?:the|its|their) job$/iu.test(said))
      return yield* eachInFront(doc, ['All in all,', "I'd say"]);
    yield* eachInFront(
      doc,
      matches(doc, SUMMED, said) && !matches(doc, NOT_SUMMED, said) ? ['Overall,', "I'd say"] : ["I'd say"],
    );
  },
};
