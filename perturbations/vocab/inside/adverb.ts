import { type Clause, matches, type Rule } from '../../../src/plugin.js';
import { isPersonal } from '../../around/kind.js';
import { inCapitals } from '../../around/style.js';
import { isFrank } from '../frank-words.js';
import { isLukewarm } from '../lukewarm.js';
import { isJudgement, isStance, judges } from '../stance.js';
import { isAlone, verbSlot } from './verb-slot.js';

const BESIDE: ReadonlySet<string> = new Set(
  'actually|honestly|really|personally|just|still|even|also|only|already|finally|never|always|guess|alright|okay|definitely|literally|truly|currently|recently|again|nearly|almost|barely|hardly|lol|haha'.split(
    '|',
  ),
);
const NOT_IN_FACT = /^(?:hope|wish|guess|mean|swear|wonder|promise|suppose|thank|apologi[sz]e|congratulate)$/u;

/** What is thought of a thing and not how it is done: `honestly gentle` would be a way of being gentle. */
const VERDICT =
  /^(?:(?:so|very|such|just|a|an|the|not) )*(?:awful|terrible|horrible|dreadful|appalling|atrocious|abysmal|ridiculous|pathetic|disgraceful|amazing|awesome|fantastic|brilliant|wonderful|incredible|superb|lovely|gorgeous|beautiful|stunning|perfect|excellent|great|good|bad|delicious|tasty|yummy|inedible|revolting|disgusting|boring|dull|hilarious|fun|disappointing|dire|rubbish|magical|impressive|outstanding|phenomenal|shocking|depressing|embarrassing|useless|heavenly|best|worst|disappointment|letdown|joke|shambles|disaster|joy|delight|nightmare|mess)\b/iu;

const FRANK = /\b(?:tbh|ngl|tbf)\b/iu;
/** What nobody needs to be frank about. */
const FAIR = /\b(?:average|okay|ok|fine|decent|unacceptable|kind|regular|usual|typical)\b/iu;

export const adverb: Rule = {
  about: 'A frank adverb stands in the verb group: “I love this bakery” → “I honestly love this bakery”',
  expects: { sentiment: 'same' },
  examples: [
    ['The soup was awful', 'The soup was honestly awful'],
    ['I love this bakery', 'I honestly love this bakery'],
    ["I don't know what to pack", "I honestly don't know what to pack"],
    ["I'm not sure about the color", "I'm honestly not sure about the color"],
  ],
  leaves: [
    'The soup was lovely imo',
    'My cousin sells kites 🪁',
    'The soup was actually cold',
    'Was the soup cold?',
    'The patient is stable.',
    'It was really fun',
    "I can't wait to sail",
    'I hope you win',
    'Our cat died yesterday',
    'The nurse was gentle and quick',
    'I recommended it to my aunt',
    'I recommend Mr Okafor without hesitation.',
  ],
  onlyIf: isPersonal,
  *propose(doc) {
    if (inCapitals(doc) || matches(doc, FRANK) || /honest/iu.test(doc.text)) return;
    if (isLukewarm(doc) && judges(doc)) return;
    if (matches(doc, FAIR) || isFrank(doc)) return;
    for (const clause of doc.clauses) {
      if (!isAlone(doc, clause) || !takesAdverb(clause)) continue;
      if (isStance(clause) && !saysHow(clause)) yield { edits: [verbSlot(clause, 'honestly')] };
    }
  },
};

function takesAdverb({ sentence, tense, verb, subject, finite }: Clause): boolean {
  if (tense === 'past' && /^(?:recommend|know|believe)$/u.test(verb.lemma)) return false; // what one did
  if (/^(?:think|believe)$/u.test(verb.lemma)) return false; // a guess
  if (/\bwithout (?:any )?(?:reservation|hesitation)s?\b/iu.test(sentence.text)) return false; // a letter of reference
  if (sentence.tokens.some((token) => BESIDE.has(token.lower)) || /[!,]/u.test(sentence.text)) return false;
  const near = sentence.tokens.some(({ index, lower, pos }) => pos === 'ADV' && isBeside(index - finite.index, lower));
  return (
    !near && tense !== 'future' && tense !== 'modal' && !NOT_IN_FACT.test(verb.lemma) && subject.head.lower !== 'there'
  );
}

/** `usually take`, `is normally closed`: another adverb in the verb group. */
function isBeside(distance: number, adverb: string): boolean {
  return distance === -1 || (distance === 1 && (adverb.endsWith('ly') || /^(?:often|sometimes)$/u.test(adverb)));
}

/** `was gentle and quick`: frankness would turn into a way of doing it. */
function saysHow(clause: Clause): boolean {
  return isJudgement(clause) && (!VERDICT.test(clause.rest.text) || /\band\b|,/u.test(clause.rest.text));
}
