import { type Clause, lowerOpening, type Rule } from '../../../src/plugin.js';
import { isOfficial } from '../../around/register.js';
import { isNegator } from '../asked.js';
import { cueOf } from '../cue.js';
import { isPlain } from '../mood.js';

/** Words of an experience: what one has felt or suffered one is not mistaken about. */
const FELT =
  /^(?:i|me|my|mine|we|us|our|i'm|love|loves|hate|hates|best|worst|thank|thanks|died|dead|cry|cries|pain|broke|broken|lost|won|win|worth|waste|mess|hilarious|magical|dream|nightmare|kind|please|ruined|killing|stole|stolen|horrid|ever|hurt|hurts|pulse|denies|reports|instead|par|level|league|equal|match|comparable|original|remake|according|ministry|council|government|police|figures|committee|spokesman|spokeswoman)$/u;

export const notMistaken: Rule = {
  about: 'A plain fact on a time, a place or a person gets “If I’m not mistaken”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'She teaches maths at the school on Park Street.',
      "If I'm not mistaken, she teaches maths at the school on Park Street.",
    ],
    ['The recital lasted roughly an hour', "If I'm not mistaken, the recital lasted roughly an hour"],
    ['Her cousin plays the harp', "If I'm not mistaken, her cousin plays the harp"],
    ['The form is on the second page', "If I'm not mistaken, the form is on the second page"],
  ],
  leaves: [
    'I teach maths',
    'The sequel is on a par with the first film from 1990',
    'The soup was awful',
    'The soup is awful',
    'The new mattress is heavenly',
    'Our dog is seven',
    "It's a relief to be home",
    'She makes everybody feel at ease',
    'The weather is cloudy with some wind',
    'Is the form here?',
    'The soup is cold!',
    "The form isn't here",
    'The patient denies pain',
    'Maybe the form is here',
    'The form is on page 4 instead of page 5',
    'The water tastes weird',
    'Leo is such a kid',
    'The dress fits perfectly',
    'The pan is on, soup in nine minutes',
    "Mum's lasagne is better than any other",
    'The ferry leaves from pier two according to the leaflet',
    'The employee has met all objectives this quarter',
  ],
  *propose(doc) {
    const [clause] = doc.clauses;
    const [first] = doc.tokens;
    if (
      !clause ||
      !first ||
      doc.sentences.length > 1 ||
      isOfficial(doc) ||
      !isPlain(doc) ||
      !isCheckable(clause) ||
      first.start !== clause.start ||
      clause.subject.person !== 3
    )
      return;
    if (clause.tense !== 'present' && clause.tense !== 'future' && clause.verb.lower !== 'lasted') return;
    if (/[?!"“”:;,]|\.\.\./u.test(doc.text) || doc.tokens.length > 22) return;
    if (doc.tokens.some((token) => isNegator(token) || FELT.test(token.lower) || cueOf(token) !== undefined)) return;
    if (
      doc.tokens.some(({ lower }) =>
        /^(?:you|your|degrees|down|since|cloudy|raining|sunny|so|too|very|really|think|maybe|probably|seems|but|let's|always|never|again|better|worse|nicer|funnier|prettier|tastier|such|quite|sweet|weird|perfectly|beautifully|brilliantly|wonderfully|badly|poorly|terribly|horribly|nicely|great|tastes|smells|feels|looks|sounds|praised|complained|ugh|lol)$/u.test(
          lower,
        ),
      ) ||
      /^\p{Lu}{2}/u.test(clause.verb.text)
    )
      return;
    if (
      /^(?:this|these|that|those)$/u.test(clause.subject.tokens[0]?.lower ?? '') ||
      doc.clauses.filter((each) => each.sentence === clause.sentence).length > 1
    )
      return;
    const capital = /^\p{Lu}/u.test(first.text);
    const opening = `${capital ? 'If' : 'if'} I'm not mistaken, `;
    yield { edits: [{ start: first.start, end: first.end, text: opening + lowerOpening(first) }] };
  },
};

const WHEN_OR_WHERE =
  /\d|\b(?:noon|midnight|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|(?:in|on|at|from|near|by|behind|above|below|under|between|opposite|next to|around|until|for) [a-zà-ž]+|every (?:two|three|four|five|ten|twelve|fifteen|twenty|thirty) (?:minutes|hours|days|weeks)|every (?:half )?hour)\b/iu;
/** How many there are, or what there is of two kinds. */
const HELD =
  /^(?:about |around |roughly |nearly |over )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|ninety|an hour|both|mostly)\b|^the (?:drums|violin|piano|cello|guitar|harp|flute|trumpet|clarinet)\b/iu;
const SET =
  /^(?:stops?|run|leave|lives?|works?|teach(?:es)?|stud(?:y|ies)|opens?|closes?|starts?|begins?|leaves?|arrives?|departs?|runs?|costs?|belongs?|sits?|stands?|comes?|weighs?|meets?|lasts?|flies|fly|finish(?:es)?|ends?|expires?|sells?|serves?|lasted|coming|leaving|arriving|moving|meeting|starting|opening|closing|called|pronounced|spelled|spelt|named)$/u;

/** Whether it says when, where or who: what one could look up. */
function isCheckable({ copular, verb, rest, subject }: Clause): boolean {
  if (/^(?:weather|morale|mood|life|everybody|everyone|there)$/u.test(subject.head.lower)) return false;
  if (SET.test(verb.lower))
    return (
      WHEN_OR_WHERE.test(rest.text) || HELD.test(rest.text) || /^(?:called|named|spel\w+|pronounced)$/u.test(verb.lower)
    );
  if (/^(?:plays?|contains?|sells?|covers?|seats?|serves?|lasted|has|have)$/u.test(verb.lower) && HELD.test(rest.text))
    return true;
  const [first] = rest.tokens;
  return (
    copular &&
    (first?.pos === 'ADP' ||
      /^(?:opposite|upstairs|downstairs)$/u.test(first?.lower ?? '') ||
      /\d|day\b/u.test(first?.lower ?? '')) &&
    WHEN_OR_WHERE.test(rest.text)
  );
}
