import { type Doc, type NounPhrase, perDoc, type Question, type Token } from '../../../src/plugin.js';
import { opensClause } from '../agreement.js';
import { asksOtherThanAbility } from './allowed.js';

/** What somebody or some machine does by strength, skill or sense; of anything else `can` asks what may be. */
const FEAT =
  /^(?:crush|break|hold|fill|support|carry|build|destroy|reach|beat|cover|feed|melt|cut|cross|tow|lift|pull|push|drag|walk|swim|fly|run|outrun|climb|jump|leap|dive|float|speak|talk|sing|whistle|see|hear|smell|detect|spot|hide|catch|throw|kick|move|store|transport|contain|defeat|hatch|accommodate|read|write|draw|paint|play|drive|ride|row|paddle|sail|swallow|chew|bite|breathe|dig|burrow|crawl|hop|jog|sprint|balance|juggle|solve|count|calculate|translate|understand|recognize|recognise|distinguish|imitate|mimic|escape|survive|travel|open|stand|pick|grip|hang|squeeze|scale|fetch|cook|bake|knit|sew|touch|lay|close|unlock|stroll|hike|ski|skate|surf|cycle|circle|afford|handle|sting|explain|fit|digest|sleep|rotate|turn|navigate|land|glide|hover|outswim|outlast|withstand|lick|steer|assemble|repair|fix|pronounce|memorize|recite|shout|wave|clap|scratch|stretch|bend|tie|fold|peel|slice|chop|boil|fry|roast|sketch|hum|dance|wrestle|box|chase|hunt|kill|grasp|blink|yawn|sneeze|type|photograph|film|record|feel|taste|perceive|sense|regrow|regenerate|camouflage|watch|change|vomit|burp|sweat|cry|laugh|smile|blush|think|reproduce|breed|mate|hibernate|retract|inflate|puff|outfly|live|find|blush|snore|shiver|sneak|stalk|circumnavigate|guess|tell|outwit|haul|rescue|nibble|chew|whisper|yell|hit|shoot|aim|teach|learn|master|spell|multiply|add|divide|locate|track|trace|sniff|taste|dodge|squirt|spray|spit|spin|weave|graze|waddle|slither|outlive|hurl|look|finger|dunk|outpace|gallop|trot|row|bowl|skip|march|wade|drink|eat|bark|repeat|peer|roll|follow|recover|migrate|quench)$/u;

/** What a thing too is able to do. */
const WORK =
  /^(?:crush|break|hold|fill|support|carry|destroy|reach|cover|melt|cut|cross|tow|lift|pull|push|float|move|store|transport|contain|accommodate|survive|travel|withstand|stop|dissolve|penetrate|shatter|power|heat|cure|damage|harm|grow|outlast|outrun|outswim|walk|swim|fly|run|climb|jump|hop|crawl|dive|see|hear|smell|speak|breathe|block|absorb|reflect|produce|generate|detect|bite|sting|swallow|digest|dig|glide|hover|dehydrate|erode|corrode|trigger|poison|infect|regrow|regenerate|help|attract|repel|conduct|remove|kill|protect|cure|hurl|throw|carve|dent|pierce|puncture|scratch|spin|rotate|orbit|sail|save|weaken|quench|calm)$/u;

const MACHINE =
  /\b(?:car|truck|lorry|van|bus|train|tram|boat|ship|ferry|submarine|canoe|helicopter|plane|airplane|jet|rocket|drone|robot|crane|tractor|bulldozer|bicycle|bike|motorcycle|scooter|moped|elevator|lift|computer|laptop|phone|smartphone|telescope|microscope|camera|printer|engine|spacecraft|spaceship|rover|satellite|battery)s?$/iu;

const OTHERWISE = /[;:()–—]|\b(?:please|possibly|nothing|nobody|never|ever|even|so|either|neither|whether)\b/iu;
const BETWEEN = /^(?:still|easily|safely|comfortably)$/u;

/** `Can` or `could` of ability: what asks, and the verb of what its subject is able to do. */
export interface Ability {
  readonly question: Question;
  /** `still`, `easily` in front of the verb. */
  readonly adverb: Token | undefined;
  readonly verb: Token;
}

/** The question at the end of a text that asks with `can` or `could` what its subject is able to do. */
export const abilityAsked = perDoc((doc: Doc): Ability | undefined => {
  const [question, second] = doc.questions;
  if (!question || second || question.negation || question.form !== 'modal') return undefined;
  if (!/^(?:can|could)$/u.test(question.auxiliary.lower) || question.sentence !== doc.sentences.at(-1))
    return undefined;
  if (!opensClause(doc, question) || OTHERWISE.test(question.text)) return undefined;
  const [first, second_] = question.predicate.tokens;
  const adverb = first && BETWEEN.test(first.lower) ? first : undefined;
  const verb = adverb ? second_ : first;
  if (!verb || verb.pos === 'ADV' || befalls(verb, doc) || asksOtherThanAbility(doc) || holdsClause(question.subject))
    return undefined;
  return isAble(question.subject, verb.lower) ? { question, adverb, verb } : undefined;
});

/** `Could a pot melt in boiling water?`: without an object, these happen to a thing and are no feat of its; nor is what it contains, or on what one hits one's own head. */
function befalls({ lower, index }: Token, { tokens }: Doc): boolean {
  const next = tokens[index + 1];
  if (lower === 'hatch' && next?.lower === 'from') return true;
  if (lower === 'contain') return next?.pos !== 'NUM';
  if (/^(?:hit|break|lose|burn)$/u.test(lower) && /^(?:his|her|its|their|your|my|our)$/u.test(next?.lower ?? ''))
    return true;
  return (
    /^(?:melt|break|shatter|dissolve|heat|corrode|erode|cut|fill|boil|bend|tear|cook)$/u.test(lower) &&
    !(lower === 'cut' && /^(?:down|through|off)$/u.test(next?.lower ?? '')) &&
    !/^(?:DET|NOUN|PROPN|NUM|PRON|ADJ)$/u.test(next?.pos ?? '')
  );
}

/** `someone who was born in Austria`: where such a subject ends is not sure. */
function holdsClause({ tokens }: NounPhrase): boolean {
  return tokens.some(({ lower, text }) => /^(?:who|that|which|whose|if|when|because)$/u.test(lower) || text === ',');
}

/** Animals that no list knows. */
const ANIMAL =
  /^(?:seahorse|caterpillar|porcupine|oyster|clam|snail|slug|worm|flea|cockroach|hippo|rhino|zebra|giraffe|wasp|mosquito|vulture|stork|heron|peacock|pigeon|sparrow|hummingbird|newt|salamander|lemur|armadillo|badger|ferret|weasel|lynx|cougar|coyote|hyena|antelope|gazelle|buffalo|mule|donkey|pony|lamb|foal|eel|prawn|scorpion|grasshopper|dragonfly|moth|beetle|termite|centipede|platypus|wombat|orangutan|baboon|narwhal|orca|manatee|puffin|albatross|falcon|cuckoo|woodpecker|raven|crow|magpie|toucan|cobra|python|tarantula|cheetah)(?:e?s)?$/u;

/** Who does what the word is made from, though no list knows them: `violinist`, `composer`; no machine is called so. */
const DOER =
  /(?:ist|ian|[mp]oser|player|hunter|singer|painter|dancer|climber|pilot|captain|athlete|acrobat|travell?er|juggler|wrestler|boxer|sprinter|gymnast|sloth|legionary|kakapo|stoat)s?$/iu;

function isAble({ animacy, kind, head }: NounPhrase, verb: string): boolean {
  if (/^(?:length|height|width|depth|distance|weight|area|size|volume)$/u.test(head.lower)) return false;
  if (kind === 'pronoun')
    return FEAT.test(verb) && /^(?:you|he|she|they|we|someone|somebody|anyone|anybody|people|it)$/u.test(head.lower);
  if (
    MACHINE.test(head.lower) ||
    animacy === 'person' ||
    animacy === 'animal' ||
    DOER.test(head.lower) ||
    ANIMAL.test(head.lower) ||
    (animacy === 'unknown' && kind === 'name')
  )
    return FEAT.test(verb) || WORK.test(verb);
  return (
    WORK.test(verb) &&
    !/ing$|^(?:clot|lines?|sides?|angles?|monoxide|household|virus|infection|disease|cancer|tumou?r|pain|bacteria|law|rule)$/u.test(
      head.lower,
    )
  );
}
