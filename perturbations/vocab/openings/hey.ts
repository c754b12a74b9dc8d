import { matches, type Rule } from '../../../src/plugin.js';
import { isMessage } from '../../around/kind.js';
import { all, asks } from '../../around/only-if.js';
import { inCapitals } from '../../around/style.js';
import { opened } from '../opened.js';
import { isRhetorical } from '../rhetorical.js';

/** Asked of a friend or of all: whether and when they do something together or for one another. */
const ASKED =
  /^(?:(?:can|could|will|would|do|did|have|has|are|were|is|does|should|shall|when|where|which|what time|what day|who|how (?:many|long|late|soon)) (?:[a-zà-ž]+ ){0,3}?(?:you|u|we|i|anyone|anybody|someone|somebody|it)\b|anyone\b|anybody\b|any chance\b|any idea\b|fancy\b)|\b(?:anyone|anybody) (?:got|have|has|know|knows|up for|free|seen)\b/iu;
/** Asked in doubt, in want or of oneself. */
const ELSE =
  /\b(?:hey|hi|hello|why|wrong with|seriously|ever|even|really|worth|sorry|thanks?|please note|quick question|is it me|what if|why not|who knows|who cares|how come|i wonder)\b|["“”;:…]|\?\?|[?][!]|!/iu;

/** Asked of somebody whom one may not know. */
const TO_AN_OFFICE =
  /\b(?:please|option|export[a-zà-ž]*|version|settings|licen[cs]e|subscription|(?:could|would|can) you (?:tell|send|forward|let) (?:me|us))\b/iu;

export const hey: Rule = {
  about: 'A message that asks a friend hails them: “are we on for the quiz?” → “hey, are we on for the quiz?”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['Are we meeting at the pier or at the mill?', 'Hey, are we meeting at the pier or at the mill?'],
    ['anyone got a spare oar?', 'hey, anyone got a spare oar?'],
  ],
  leaves: [
    'Why are we here?',
    'Hey, are we meeting at the pier?',
    'Does it ever stop raining?',
    'Could the tenant be asked whether he agrees?',
    'I love it. Do you?',
    'Could you please tell me whether the raft is for hire?',
  ],
  onlyIf: all(asks, isMessage),
  *propose(doc) {
    if (inCapitals(doc) || doc.sentences.length > 2 || doc.tokens.length > 24) return;
    if (!doc.sentences[0]?.text.includes('?') || !matches(doc, ASKED)) return;
    if (matches(doc, TO_AN_OFFICE) && !/\p{Extended_Pictographic}/u.test(doc.text)) return;
    if (matches(doc, ELSE) || isRhetorical(doc)) return;
    yield* opened(doc, ['Hey,']);
  },
};
