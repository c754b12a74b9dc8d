import type { Clause, Rule } from '../../src/plugin.js';
import { endOfWords } from '../around/end-of-words.js';
import { isFormal } from '../around/register.js';
import { inCapitals } from '../around/style.js';
import { isTimeless, soleClause } from './first-clause.js';

const OWNED =
  /^(?:phone|laptop|tablet|chair|sofa|mattress|car|bike|camera|printer|blender|vacuum|headphones|keyboard|monitor|speaker|watch|microwave|oven|fridge|lamp|desk|couch|kettle|toaster|heater|software|app)$/u;
const RUN =
  /^(?:company|restaurant|café|cafe|bakery|gym|salon|library|school|bank|airline|landlord|mechanic|shop|store|neighborhood|neighbourhood|street|hotel|bar|pub|clinic|team|park|website|app|software|garage|diner|barber)$/u;

/** Whoever is content since the first day. */
const JUDGED =
  /^(?:impressed|delighted|pleased|thrilled|satisfied|dissatisfied|disappointed|unimpressed|happy|amazed|unhappy)$/u;

export const hasBeen: Rule = {
  about: 'Says for how long a thing or a place has been as the text says',
  expects: { sentiment: 'same' },
  examples: [
    ['This kettle is a nuisance', 'This kettle has been a nuisance since day one'],
    ['This bakery is excellent', 'This bakery has been excellent for years'],
    ["I'm amazed by the brakes of this bike", "I've been amazed by the brakes of this bike since day one"],
  ],
  leaves: [
    'This film is dull',
    'This kettle is the best',
    'This kettle is red',
    'This kettle was fine',
    'This shop is closed',
    'This company is hiring',
    "I'm amazed that you came",
    'This bakery is near the station',
  ],
  *propose(doc) {
    const clause = soleClause(doc);
    const end = endOfWords(doc);
    if (clause?.tense !== 'present' || clause.negation) return;
    if (!end || end !== clause.end || !isTimeless(doc) || inCapitals(doc) || isFormal(doc)) return;
    const { finite } = clause;
    const spans =
      (clause.copular ? ofThing(clause) : undefined) ??
      (ofSpeaker(clause) ? ['since day one', 'from the first day'] : []);
    const perfect = finite.lower === 'is' ? 'has been' : finite.lower === 'are' ? 'have been' : "'ve been";
    if (perfect === "'ve been" && !/^['’]m$/u.test(finite.lower)) return;
    for (const span of spans)
      yield {
        edits: [
          { start: finite.start, end: finite.end, text: perfect },
          { start: end, end, text: ` ${span}` },
        ],
      };
  },
};

/** No superlative, no colour, nothing that is so by nature or for the moment. */
const LASTING =
  /^(?:(?:so|very|really|pretty|quite|fairly|incredibly|absolutely|totally|completely|simply|just) )?(?:great|amazing|terrible|awful|excellent|fantastic|wonderful|horrible|average|mediocre|okay|ok|fine|standard|useless|dishonest|fabulous|outstanding|disappointing|unreliable|reliable|brilliant|dreadful|perfect|decent|so-so|annoying|superb|shady|dirty|filthy|friendly|unbearable|flawless|noisy|loud|slow|user-friendly|buggy|glitchy|helpful|rude|lovely|a (?:nightmare|treasure|disaster|joy|pleasure|delight|nuisance|mess|gem|lifesaver|blessing|disgrace|joke|pain|headache|dream)(?: to (?:use|drive|wear|deal with|work with))?)$/iu;

function ofThing({ subject, rest }: Clause): readonly string[] | undefined {
  if (!/^(?:this|these)$/u.test(subject.determiner?.lower ?? '') || subject.tokens.length !== 2) return undefined;
  if (!LASTING.test(rest.text)) return undefined;
  if (RUN.test(subject.head.lower)) return ['for years'];
  return OWNED.test(subject.head.lower) ? ['since day one', 'from day one'] : undefined;
}

/** `I'm delighted with these headphones`. */
function ofSpeaker({ tokens, subject }: Clause): boolean {
  const said = tokens.slice(2);
  const at = said.findIndex(({ lower }) => JUDGED.test(lower));
  const [, preposition, ...thing] = said.slice(at);
  return (
    at >= 0 &&
    at < 3 &&
    /^i$/iu.test(subject.text) &&
    /^(?:with|by)$/u.test(preposition?.lower ?? '') &&
    thing.some(({ lower }) => /^(?:this|these|my|our)$/u.test(lower)) &&
    thing.some(
      ({ lower }) => OWNED.test(lower) || RUN.test(lower) || /^(?:product|kitchen|flat|apartment)$/u.test(lower),
    ) &&
    thing.every(
      ({ pos, lower }) => /^(?:NOUN|ADJ|DET|ADP|PRON|PUNCT)$/u.test(pos) && !/^(?:that|how|what)$/u.test(lower),
    )
  );
}
