import type { Question, Rule } from '../../../src/plugin.js';
import { asksOfThePast, opening, plainQuestion } from '../asked.js';

/** Verbs of what can be brought about at all; with others (`eat`, `vote`, `take`) `can` asks what is safe or allowed. */
export const FEASIBLE =
  /^(?:fit|climb|fly|swim|survive|win|crush|carry|lift|outrun|outlive|reach|travel|find|see|buy|get|float|walk|run|jump|break|grow|cause|learn|catch|swallow|watch|circle|beat|defeat|hold|cross|melt|dissolve|stop|detect|hear|exceed|fill|ski|surf|sail|build|move|support|sting|play|spell|throw|tow|pull|bite|live|handle|finish|experience|feel|drown|outfly|outswim|enjoy|ride|visit|perform|look|read|write|perceive|digest|memorize|touch|sit|sleep|spot|encounter|stream|stand|defend|solve|lay|dig|dive|sing|dance|speak|hide|breathe|glow|produce|paint|cover|roll|balance|bend|squeeze|regrow|accommodate|blink|chew|smell|taste)$/u;

/** What people are able to do or not, whatever the rules are. */
const BODILY =
  /^(?:climb|swim|survive|outrun|outlive|lift|jump|see|hear|reach|smell|taste|feel|sleep|breathe|memorize)$/u;

export const possibleFor: Rule = {
  about: '“Can X do it?” → “Is it possible for X to do it?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Can a goat climb a tree?', 'Is it possible for a goat to climb a tree?'],
    ['Could an owl catch a fish?', 'Would it be possible for an owl to catch a fish?'],
    ['Can you buy stamps at a bakery?', 'Is it possible to buy stamps at a bakery?'],
    ['Can a full moon fall on a Monday?', 'Is it possible for a full moon to fall on a Monday?'],
  ],
  leaves: [
    'Can you help me?',
    'Could the crowd hear the singer when the hall opened in 1921?',
    'Can I go now?',
    'Could Galileo see the moons of Jupiter?',
    "Could a yak's heart outweigh a cat?",
    'Could she have met him?',
    'Could it be late?',
    'Can a goalkeeper catch a back-pass?',
    'Can any goat climb?',
    'Can dogs eat chocolate?',
    'Can tourists vote in Italy?',
    'Can a citizen legally vote twice?',
    'Can a bishop move sideways?',
    'Can cheese be frozen?',
    'Can drinking tea be harmful?',
    'Can a bank charge a fee?',
    'Can a diabetic stop taking tablets in summer?',
    'Can a coeliac enjoy a beer?',
    'Can moles see nothing because they live below ground?',
  ],
  words: () => ['can', 'could'],
  *propose(doc) {
    const question = plainQuestion(doc);
    const { auxiliary, subject, predicate } = question ?? {};
    if (!question || !auxiliary || !subject || !predicate || !/^(?:can|could)$/u.test(auxiliary.lower)) return;
    if (asksOfThePast(question) || /\b(?:bishop|knight|pawn|rook)s?\b/iu.test(subject.text)) return; // by the rules of a game
    if (auxiliary.lower === 'could' && subject.kind === 'name' && subject.animacy !== 'thing') return; // then, or now?
    const [verb, second] = predicate.tokens;
    const generic = subject.head.lower === 'you' && !/^(?:me|us|my|your|please)$/u.test(second?.lower ?? '');
    if (!verb || (subject.kind === 'pronoun' && !generic)) return;
    if (verb.lower === 'stop' && /ing$/u.test(second?.lower ?? '')) return; // `stop taking it`: may one?
    if (!(FEASIBLE.test(verb.lower) || happens(question)) || verb.lower === 'you') return;
    if ((subject.animacy === 'person' || AILING.test(subject.text)) && !generic && !BODILY.test(verb.lower)) return; // people may be able, and not allowed
    if (
      /^(?:any|only|both|all|either)\b/iu.test(subject.text) ||
      /^(?:help|please|tell|send|give|explain|show)$/u.test(verb.lower)
    )
      return;
    if (
      predicate.tokens.some(({ lower }) =>
        /^(?:not|never|nothing|nobody|none|no|hardly|barely|because|ever|any|your|you|hypothetically|please|and)$/u.test(
          lower,
        ),
      )
    )
      return;
    const start = auxiliary.lower === 'can' ? 'is it possible' : 'would it be possible';
    const text = generic ? `${start} to ${predicate.text}` : `${start} for ${subject.text} to ${predicate.text}`;
    yield { edits: [{ start: question.start, end: question.end, text: opening(question, text) }] };
  },
};

/** Of them `can` asks what is safe: whom the tagger may not take for people. */
const AILING =
  /\b(?:diabetic|asthmatic|coeliac|celiac|epileptic|ha?emophiliac|alcoholic|insomniac|vegan|vegetarian|allergic|pregnant|breastfeeding|patient|sufferer|toddler|newborn|infant|baby|babies)s?\b/iu;

/** What a thing does by itself, that nobody allows: no being, nothing with rules, and nothing done to it. */
function happens({ subject: { animacy, kind, text, tokens, determiner }, predicate }: Question): boolean {
  const [verb, second] = predicate.tokens;
  if (animacy !== 'thing' || kind !== 'common' || verb?.lower !== verb?.lemma || !HAPPENS.test(verb?.lower ?? ''))
    return false;
  if (verb?.lower === 'be' && !/.(?:er|ous|al|ful|ic|ive|able|ible|ant|ent)$/u.test(second?.lower ?? '')) return false;
  if (/^(?:my|your|our|this|that|these|those|such)$/u.test(determiner?.lower ?? '')) return false;
  return !RULED.test(text) && !/ing$/u.test(tokens[0]?.lower ?? '');
}

const HAPPENS =
  /^(?:be|fall|happen|occur|strike|lead|cause|make|burn|contain|weigh|carve|spread|turn|become|remove|drift|kill|change|last|exist|form|end|start|begin|explode|freeze|boil|evaporate|rust|rot|expand|shrink|sway|bend|leak|sink|rise|collapse|heal|erupt|rotate|spin|stick|transmit|trigger|damage|destroy|ruin|affect|prevent|produce|generate|conduct|absorb|reflect|block|attract|repel|ferment|spoil|ripen|bloom|germinate|sprout|power|freeze|ignite|dissolve|corrode|erode|scratch|stain|fade|crack|shatter)$/u;
/** What is bound by rules or the law, so that `can` asks what is allowed. */
const RULED =
  /\b(?:bishop|knight|pawn|king|queen|rook|castle|piece|ball|card|cards|team|company|firm|shop|store|restaurant|hotel|airline|bank|court|jury|government|country|nation|state|city|club|school|church|organi[sz]ation|university|contract|will|law|clause|licen[cs]e|lease|deal|warranty|policy|sentence|trial|vote|party|union|logo|website|account|password|employer|parliament|army|police|staff|support|landlord|insurer|agency|council|charity|word|number|year|letters?)\b/iu;
