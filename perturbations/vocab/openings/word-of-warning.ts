import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isPersonal, kindOfText } from '../../around/kind.js';
import { all, mayHave } from '../../around/only-if.js';
import { polarityOf } from '../../person/polar.js';
import { isReview } from '../../person/reviewed.js';
import { speaksIll } from '../../person/speaks-ill.js';
import { isLukewarm } from '../lukewarm.js';
import { opensWithClause, opensWithStatement } from '../stance.js';

/** What is warned of already, told with luck or remorse, or said to one reader. */
const ELSE =
  /\b(?:warn[a-zà-ž]*|beware|careful|avoid|but|although|though|however|luckily|fortunately|thank[a-zà-ž]*|sorry|you|your|if|never again|until|used to|say|honest[a-zà-ž]*|seriously|frankly|star|stars|better|about as|not tried|laughed|cried|smiled|gladly|quickly|replaced|refunded|outlived|outlasted|survived|has never|have never|still works?)\b|[:;?!"“”]|\n/iu;
/** What any buyer or guest may meet with: it broke, is dirty, or nobody helps. */
const MAY_BEFALL_ANY =
  /\b(?:mou?ld[a-zà-ž]*|smell(?:s|ed|t)?|stank|filthy|dirty|stain[a-zà-ž]*|leak[a-zà-ž]*|drip[a-zà-ž]*|broke|broken|out of order|came (?:off|away|apart|undone)|fell (?:apart|off)|peel[a-zà-ž]*|crack[a-zà-ž]*|snap(?:s|ped)|fad(?:es|ed)|shrank|rust[a-zà-ž]*|split|jam(?:s|med)|cold|lumpy|noisy|noise|loud|beeping|barking|drill[a-zà-ž]*|traffic|green|cockroach[a-zà-ž]*|bed ?bugs|damp|hair|shrugged|rude|overcharged|late|undercooked|overcooked|raw|stale|bland|tiny|cramped|nobody|no one|not work[a-zà-ž]*|stopped working|died|scratch[a-zà-ž]*|wobbl[a-zà-ž]*|batter(?:y|ies))\b|n['’]t (?:work|close|fit|hold|charge|turn on|stick)\b/iu;

export const wordOfWarning: Rule = {
  about: 'What went wrong with goods or a place is told as a warning: “A word of warning: The pool was green …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The hotel faced a filthy yard where dogs were barking all night. When we asked for another room, the owner shrugged.',
      'A word of warning: The hotel faced a filthy yard where dogs were barking all night. When we asked for another room, the owner shrugged.',
    ],
  ],
  leaves: [
    'The hotel was noisy',
    'The cordless drill has outlived two others in my workshop. It holds a charge for days, and the chuck has never slipped.',
    'The hotel faced the sea and had lovely rooms. We slept well and the noise of the waves was a joy to us.',
    'Your hotel faced a yard where dogs were barking all night. When we asked for another room, the owner shrugged.',
    'The hotel faced a noisy yard, but the owner moved us at once. We would stay there again with pleasure.',
    'My mattress came off the roof of the car. It landed in a field and nobody was hurt by it or even saw it.',
  ],
  onlyIf: all(isReview, isPersonal, mayHave(MAY_BEFALL_ANY)),
  *propose(doc) {
    if (matches(doc, ELSE) || !matches(doc, MAY_BEFALL_ANY)) return;
    if (kindOfText(doc) === 'letter' || isLukewarm(doc) || !speaksIll(doc)) return;
    if (doc.tokens.some(({ lower }) => polarityOf(lower) === 'positive') || !opensOnThing(doc)) return;
    yield* eachInFront(doc, ['A word of warning:', 'Be warned:']);
  },
};

/** The first thing told is of the goods, the place or those who run it. */
function opensOnThing(doc: Doc): boolean {
  const [clause] = doc.clauses;
  if (!opensWithStatement(doc) || !opensWithClause(doc) || !clause || clause.tense === 'future') return false;
  return /^(?:the|our (?:room|cabin|table|tour|guide|cottage|flat|tent|waiter|waitress)|nobody (?:at|in|on) the|these|this|both|two of the)\b/iu.test(
    doc.text,
  );
}
