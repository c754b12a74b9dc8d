import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isMessage } from '../../around/kind.js';
import { all } from '../../around/only-if.js';
import { bareText } from '../bare-text.js';
import { isLukewarm } from '../lukewarm.js';
import { addresses, isSoleStatement, opensWithClause } from '../stance.js';

/** Neither good nor bad, in other words than those of a lukewarm verdict. */
const NEITHER =
  /\b(?:un(?:exceptional|exciting|eventful|remarkable|changed)|modest|routine|middling|medium quality|of average \p{Ll}+|(?:just|only) an? \p{Ll}+|like (?:most|any other) \p{Ll}+|(?<!in )the usual \p{Ll}+|(?:at|in) its usual \p{Ll}+|as (?:busy|full|long|loud|quiet) as (?:usual|ever|always)|the same as (?:last|every|any other) (?:year|time|week|summer))\b/iu;
/** How something went or was, as somebody may ask. */
const ASKED_OF =
  /\b(?:went (?:as|about as|much as|more or less as) (?:expected|planned|usual)|(?<!in )the usual \p{Ll}+|(?:at|in) its usual \p{Ll}+|as (?:busy|full|long|loud|quiet) as (?:usual|ever|always)|the same as (?:last|every) (?:year|time|week|summer)|normal today|unchanged|routine|ended in a draw|ended (?:in )?(?:one|two|three|nil|goalless)\b.*)(?=\P{L}*$)/iu;
const ELSE =
  /[!?:;"“”…]|\b(?:in the usual|i guess|i suppose|i think|i['’]d|honest[a-zà-ž]*|frankly|overall|worth|wonder[a-zà-ž]*|my (?:mood|life|mum|mom|dad|health|back)|results?|scan|wound|patient|test|pain|sales|income|shares|vitals|again|sorry|finally|unfortunately|anything but|far from|never)\b|n['’]t\b/iu;
/** `The sofa is an ordinary sofa`, `The walls are plain white`: nothing to be judged. */
const TAUTOLOGY =
  /\b(\p{Ll}+) (?:is|was) an? (?:\p{Ll}+ )?\1$|\bplain (?:white|black|blue|grey|red|green|brown)\b|\bnormal colou?r\b/iu;

export const forWhatWorth: Rule = {
  about:
    'A verdict that is neither good nor bad is given for what it is worth: “For what it’s worth, the fair was modest”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The kiosk is unexceptional', "For what it's worth, the kiosk is unexceptional"],
    ['The paddles are plain but they work', "For what it's worth, the paddles are plain but they work"],
    ['The regatta went as planned', "If anyone's wondering, the regatta went as planned"],
  ],
  leaves: [
    'The kiosk is superb',
    'I am fine',
    'The sofa is an ordinary sofa',
    'The regatta was in the usual bay',
    'The weather was average',
    'The scan was routine.',
    'You were average',
    'The lessee pays the usual rent.',
    'The kiosk is anything but ordinary',
    'Is the kiosk ordinary?',
  ],
  onlyIf: all(isMessage, isSoleStatement, opensWithClause),
  *propose(doc) {
    const asked = matches(doc, ASKED_OF);
    if (!asked && !isLukewarm(doc) && !matches(doc, NEITHER)) return;
    if (
      !/^(?:the (?!weather\b|tiles\b)|this (?!is\b)|these (?!are\b)|our |their )/iu.test(doc.text) ||
      matches(doc, TAUTOLOGY) ||
      matches(doc, ELSE)
    )
      return;
    if (addresses(doc) || doc.tokens.length > 16) return;
    yield* eachInFront(
      doc,
      asked && !/\bcovered\b/u.test(doc.text) ? ["In case you're wondering,", "If anyone's wondering,"] : verdict(doc),
    );
  },
};

/** What one makes of a thing, not how somebody is or where a thing stands. */
function verdict(doc: Doc): readonly string[] {
  const [clause] = doc.clauses;
  if (!clause || clause.tense === 'future' || clause.tense === 'modal' || clause.subject.person !== 3) return [];
  if (clause.subject.animacy === 'person' && clause.tense !== 'past') return [];
  const judged =
    clause.copular ||
    clause.verb.lower === 'unexciting' ||
    /^(?:taste|smell|look|sound|feel|cover|do|work)$/u.test(clause.verb.lemma);
  return judged && !/\b(?:short|long|regular|common|usual(?! \p{Ll}+s))$/iu.test(bareText(doc))
    ? ["For what it's worth,"]
    : [];
}
