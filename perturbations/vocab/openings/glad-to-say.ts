import { type Clause, type Doc, matches, type Rule } from '../../../src/plugin.js';
import { isPersonal } from '../../around/kind.js';
import { all } from '../../around/only-if.js';
import { isFormal } from '../../around/register.js';
import { inCapitals } from '../../around/style.js';
import { polarityOf } from '../../person/polar.js';
import { speaksIll } from '../../person/speaks-ill.js';
import { isLukewarm } from '../lukewarm.js';
import { opened } from '../opened.js';
import { addresses, opensWithClause, opensWithStatement } from '../stance.js';

const OWN_MOOD =
  /[!?:;"“”\n]|\b(?:glad|happy|pleased|delighted|sorry|honest[a-zà-ž]*|luckily|thankfully|fortunately|happily|please|i think|i guess|if|died|funeral|loss|late (?:husband|wife|mother|father)|better than|too|good enough|birthday|weekend|tomorrow|today|tonight|would|will|could|favou?rite)\b/iu;

export const gladToSay: Rule = {
  about: 'Praise is told gladly: “The vet was wonderful” → “I’m happy to say that the vet was wonderful”',
  expects: { sentiment: 'same' },
  examples: [
    ['The vet was wonderful with our parrot', "I'm happy to say that the vet was wonderful with our parrot"],
    ['My new kettle works perfectly.', "I'm happy to say that my new kettle works perfectly."],
  ],
  leaves: [
    'The vet was rude',
    'The soup was average',
    'You were wonderful',
    'I love it',
    'The lasagne was heavenly',
    'The soup was good but cold',
    'The lessee is good.',
    'The vet was wonderful!',
  ],
  onlyIf: all(isPersonal, opensWithStatement, opensWithClause),
  *propose(doc) {
    const [clause] = doc.clauses;
    if (
      !clause ||
      !/^(?:the|my new|our(?! (?:mum|mom|dad|son|daughter|cat|dog))|these)\b/iu.test(doc.text) ||
      matches(doc, OWN_MOOD) ||
      /\babout it\b/iu.test(doc.text)
    )
      return;
    if (isFormal(doc) || inCapitals(doc) || addresses(doc) || isLukewarm(doc)) return;
    if (speaksIll(doc) || !praises(clause, doc)) return;
    yield* opened(doc, ["I'm happy to say that", "I'm glad to say that"]);
  },
};

/** How somebody treated one, or how well a thing does its work: what might have been otherwise, not what is lovely to see. */
function praises({ subject, tense, copular, rest, auxiliaries }: Clause, { sentences }: Doc): boolean {
  if (subject.person !== 3 || auxiliaries.length > 0 || tense === 'future' || tense === 'modal') return false;
  const said = sentences[0]?.text ?? '';
  if (!copular) return WELL_DONE.test(said);
  return (
    subject.animacy === 'person' &&
    tense === 'past' &&
    TREATED.test(rest.text) &&
    rest.tokens.every(({ lower }) => polarityOf(lower) !== 'negative')
  );
}

const WELL_DONE =
  /\b(?:like a (?:charm|glove|dream)|with (?:such |great |real )?(?:kindness|care|patience|warmth)|listened (?:patiently|carefully)|(?:work|run|fit|perform)(?:s|ed)? (?:perfectly|beautifully|brilliantly|flawlessly)|(?:passed|recovered|made a full recovery))\b/iu;
const TREATED =
  /^(?:(?:so|very|really|incredibly|wonderfully|always|just) )*(?:kind|patient|gentle|professional|friendly|polite|helpful|attentive|encouraging|reassuring|knowledgeable|wonderful|fantastic|superb|brilliant|lovely|great|amazing|excellent|on time|punctual|thorough)\b/iu;
