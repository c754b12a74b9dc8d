import { type Doc, matches, type Rule, readLexicon } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isMessage } from '../../around/kind.js';
import { all } from '../../around/only-if.js';
import { isGrave } from '../../around/register.js';
import { polarityOf } from '../../person/polar.js';
import { bareText } from '../bare-text.js';
import { frankFor } from '../frank-words.js';
import { isLukewarm } from '../lukewarm.js';
import { isSoleStatement, opensWithClause } from '../stance.js';

/** Turns of phrase that praise or blame. */
const PRAISES =
  /\b(?:worth (?:the|every|it)|time[- ]saver|blew (?:me|us|my [a-zà-ž]+|our [a-zà-ž]+|everyone|the [a-zà-ž]+) away|cheered (?:me|us) (?:right )?up|made (?:me|us) (?:laugh|smile)|moved (?:me|us|everyone|(?:all|both|every one) of us|the whole [a-zà-ž]+)|(?<!they )turned out (?:perfect|great|lovely|beautiful[a-zà-ž]*|well)|lightning fast|with (?:such )?(?:care|astonishing [a-zà-ž]+|real warmth)|works wonders|worked wonders|welcomed (?:me|us) with|went out of (?:her|his|their) way|like a dream|works a treat|a treat|sensational|gave such an? (?:moving|beautiful|lovely|funny|inspiring)|turned out to be even (?:funnier|better|lovelier|nicer)|(?:is|was|are|were) (?:astonishing|immaculately kept)|magic|a marvel|melts? my heart|outdid (?:it|him|her|them)sel(?:f|ves)|slaps|rocks|tasted (?:heavenly|divine)|melts? in|won (?:me|us) over|kept (?:me|us) (?:hooked|smiling)|(?:is|are|was|were) (?:[a-zà-ž]+ly |very |so |really )?(?:enchanting|heartwarming|moving(?= and\b|$)|uplifting|riveting|spellbinding|mesmeri[sz]ing|captivating|exquisite|flawless|honest and fair|a triumph|quick|fast|very clear|clear and [a-zà-ž]+|easy to (?:use|follow|clean|read|install|assemble)|comfortable)(?: and (?:the|my|our|it) [^,.]*)?$)\b/iu;
const BLAMES =
  /\b(?:tast(?:es|ed) (?:like|of) (?:dishwater|vinegar|ash|petrol|mud|wet cardboard|cardboard|soap|nothing|rubber|plastic|sawdust|paper|chalk)|to sleep|falls? apart|fell apart|fell flat|far too|way too|sucks|sucked|riddled with|full of (?:trash|rubbish|litter|ads|adverts|weeds|potholes)|(?:badly|poorly|shoddily|carelessly) (?:[a-zà-ž]+ed|built|made|run|lit|written|drawn|sewn|cut)|mumbled|rushed (?:us|me|through)|droned on|went nowhere|dragged on|faster than it|put (?:me|us) off|sounded fake|looked nothing like|a letdown|ignored us|sold (?:me|us) (?:a|an) (?:sick|broken|fake|mouldy|faulty|dud)|(?:was|were|got|arrived) (?:smashed|crushed|shattered|soaked|torn|broken)|melted after|useless (?:on|at|for|in)|peeling|gave (?:me|us) a (?:sore|stiff|bad)|crackles?(?: and|$)|(?:is|was|are) a (?:complete |total )?rip-off|completely insincere|(?:is|was|were|are) (?:offensive|louder than an?)|came late|wilted|talked down to|(?:is|are|was|were) (?:[a-zà-ž]+ly )?(?:tedious|lifeless|clunky|amateurish|pointless|overpriced|overrated|overhyped|unwatchable|unreadable|grim|shoddy|stodgy|trash|garbage|endless|a bore|a slog|off key))\b/iu;
const ELSE =
  /[!?:;"“”…]|[😭💔😢😞🎉🥳]|\b(?:honestly|dishonest[a-zà-ž]*|to be honest|frankly|ngl|tbh|tbf|imo|imho|fr|lowkey|highkey|no lie|deadass|not gonna lie|serious[a-zà-ž]*|sick|ill|worried|surgeon|missed|weather|forecast|sky|so (?:we|i)(?:['’]re|['’]m| are| am)|personally|have to say|must say|sorry|thank[a-zà-ž]*|but|though|although|if|guess|suppose|maybe|perhaps|finally|at last|just|now|today|tomorrow|died|dead|stolen|funeral|surgery|cancer|accident|fire|crime|police|scan|ward|nobody knows|you|your|apparently|might|may|will|would|could|should)\b|n['’]t\b/iu;

let rarer: ReadonlyMap<string, string> | undefined;
/** Whether a word praises or blames, be it a rare one. */
function sideOf(lower: string): string | undefined {
  rarer ??= new Map(
    readLexicon(new URL('../../lexicons/polar-words-rarer.tsv', import.meta.url)).map(
      ({ word = '', polarity = '' }) => [word, polarity] as const,
    ),
  );
  return polarityOf(lower) ?? rarer.get(lower);
}

export const honestVerdict: Rule = {
  about: 'A verdict in any words is given frankly: “Honestly, the recital put me to sleep”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The recital put me to sleep', 'Honestly, the recital put me to sleep'],
    ['His kites are dreary and carelessly glued', 'Honestly, his kites are dreary and carelessly glued'],
    ["Ana's dumplings tasted heavenly", "I have to say, Ana's dumplings tasted heavenly"],
  ],
  leaves: [
    'My uncle taught me to fly a kite and it turned out perfect 🪁',
    'The kite shop was reasonable',
    'The recital is in the mill',
    'The kite was stolen',
    'The kite is average',
    'Honestly, the kite fell apart',
    'The lessee fell apart from the lessor.',
    'The kite fell apart but I love it',
    'You put me to sleep',
    'Our cat was put to sleep and we are sad',
    'This tuner is dishonest',
    'This kite slaps, ngl',
    'The ferry was late and we missed the regatta',
    'My cat is sick and I am worried',
  ],
  onlyIf: all(isSoleStatement, opensWithClause),
  *propose(doc) {
    const said = bareText(doc);
    if (
      matches(doc, ELSE, said) ||
      !(isMessage(doc) || isReviewed(doc, said)) ||
      isGrave(doc) ||
      (isLukewarm(doc) && !/\bworth\b/u.test(said)) ||
      doc.tokens.length > 17
    )
      return;
    if (/\b(?:cat|dog|vet|pet)\b.*\bto sleep\b/iu.test(said)) return;
    if (
      !/^(?:(?:the|this|that|these|those|our|my|his|her|their|everything) |\p{Lu}\p{Ll}+['’]s |it (?!is an?\b)|(?:[Hh]ospital|[Aa]irport|[Ss]tation|[Hh]otel|[Tt]rain) (?:parking|food|coffee|breakfast|toilets|fares) )/u.test(
        said.replace(/^\p{Lu}(?=(?:he|his|hat|hese|hose|ur|y|is|er|heir|verything|t)\b)/u, (letter) =>
          letter.toLowerCase(),
        ),
      )
    )
      return;
    if (/\b(?:reasonable|decent|adequate|passable|affordable|all right|alright|acceptable|satisfactory)\b/u.test(said))
      return; // no more than fair
    if (/\b(?:taught|told|gave|sent|brought|lent|bought|found|made) (?:me|us|it|him|her|them)\b.*\band\b/u.test(said))
      return; // a story
    const side = verdictOf(doc, said);
    if (side === undefined) return;
    yield* eachInFront(
      doc,
      side === 'positive'
        ? frankFor(
            doc,
            /\b(?:honest|quick|fast|clear|reasonable|affordable|easy)\b/u.test(said)
              ? ['I have to say,']
              : ['I have to say,', 'Honestly,'],
          )
        : ['Honestly,'],
    );
  },
};

/** A sentence of a review, with its full stop, on what one eats, rents or is served. */
function isReviewed({ text, sentences }: Doc, said: string): boolean {
  return sentences.length === 1 && text.length < 75 && OF_GUESTS.test(said);
}

const OF_GUESTS =
  /^(?:the|this|these|our|my|their) (?:[a-zà-ž]+ )?(?:food|cake|coffee|tea|soup|stew|bread|pizza|curry|pasta|salad|burger|fries|steak|wine|beer|breakfast|dinner|lunch|menu|mattress|bed|beds|room|rooms|apartment|flat|hotel|hostel|pool|zoo|film|movie|book|novel|show|concert|play|series|game|app|screen|keyboard|headphones|speakers?|battery|shoes|boots|jacket|seats?|staff|waiters?|waitress|driver|taxi|mechanic|guide|plumber|barber|teacher|ferry|tour|service|delivery|instructions|garden|beach) (?:is|are|was|were|tastes?|tasted|smells?|smelled|looks?|looked|sounds?|sounded|feels?|felt)\b/iu;

/** All for it or all against it, in what is said of the thing. */
function verdictOf({ clauses: [clause], tokens }: Doc, said: string): 'positive' | 'negative' | undefined {
  if (clause?.subject.person !== 3 || clause.tense === 'future' || clause.tense === 'modal' || clause.negation)
    return undefined;
  const judged =
    clause.copular ||
    /^(?:taste|smell|look|sound|feel|play|sing|work|drive|turn|perform|fit|read|cook)$/u.test(clause.verb.lemma);
  const sides = tokens.flatMap(({ lower, index }) => (index > clause.finite.index ? (sideOf(lower) ?? []) : []));
  const up = PRAISES.test(said) || (judged && sides.includes('positive'));
  const down = BLAMES.test(said) || (judged && sides.includes('negative'));
  if (up === down || (up && sides.includes('negative')) || (down && sides.includes('positive'))) return undefined;
  return up ? 'positive' : 'negative';
}
