import { genderOf, isFirstName, isPlace, type Span } from '../../src/plugin.js';
import { type Anaphor, HE, IT, SHE, THEY } from './anaphor.js';
import { givenName } from './given-names.js';
import { knownName } from './known-names.js';

/** Last words of names of things, bodies and places; not `Games` or `Mountains`, which are now `it`, now `they`. */
const THING_HEADS = new Set(
  `university college school institute academy museum library hospital airport airlines airline airways company corporation
   inc foundation association organization league party church cathedral temple mosque bank army navy force department
   agency bureau commission committee congress senate parliament court act constitution treaty amendment declaration
   river lake ocean sea bay gulf strait canal island peninsula mountain mount volcano valley canyon desert
   forest trench reef county city town village state province republic kingdom empire union street avenue square
   park garden bridge tower building palace castle wall station stadium arena theater theatre hotel mall zoo prison
   dynasty revolution war battle crisis depression festival day award prize cup bowl championship series  
   bible testament quran book gospel museum code index scale theory theorem law disease syndrome virus telescope station
   diet century era age period style school alphabet language sutra zodiac equator hemisphere basin district region
   express railway railroad highway route apollo pact plan project program movement church order guild brotherhood`
    .trim()
    .split(/\s+/u),
);
/** First names that are as often something else when they stand alone, or that both women and men bear. */
const UNSURE: ReadonlySet<string> = new Set(
  'rose|ruby|jade|amber|mercedes|java|python|pearl|daisy|lily|violet|iris|ivy|holly|crystal|melody|hope|faith|grace|joy|mark|art|bill|rich|frank|gene|jack|drew|will|max|norm|dick|pat|mercury|angel|christian|dean|earl|duke|king|prince|star|summer|autumn|april|may|june|august|dawn|victoria|georgia|virginia|carolina|florence|sydney|paris|chad|jordan|israel|charlotte|austin|houston|madison|jackson|lincoln|washington|darwin|lima|kent|chester|jersey|kenya|india|asia|america|china|dakota|phoenix|santiago|diego|francisco|antonio|jose|jean|robin|kelly|leslie|casey|morgan|taylor|jamie|alexis|dana|sasha|andrea|kim|lee|stacy|shannon|tracy|alex|sam|charlie|chris|jackie|terry|frankie|ashley|courtney|lindsay|sidney|evelyn|vivian|beverly|carol|cameron|dominique|shelby|sandy|jody|kerry|blair|avery|riley|quinn|reese|rowan|sage|skyler|kai|noel|nikita|billie|bobbie|marion|aubrey|hilary|joyce|laurence|lynn|whitney|tiffany|wendy|little|big|great|old|new|mount|saint|st|san|santa|fort|hurricane|lake|black|white|red|green|blue'.split(
    '|',
  ),
);
const OFFICE: ReadonlySet<string> = new Set(
  'secretary|president|minister|governor|senator|chancellor|director|ambassador|justice|officer|speaker|chairman|ceo'.split(
    '|',
  ),
);
const MALE_TITLE =
  /^(?:king|prince|sir|lord|mr|mr\.|emperor|tsar|czar|pope|duke|saint nicholas|father|uncle|sultan|shah|kaiser|pharaoh)$/u;
const RULER =
  /^(?:king|queen|prince|princess|emperor|empress|tsar|czar|pope|duke|duchess|sultan|shah|kaiser|pharaoh)$/u;
const FEMALE_TITLE = /^(?:queen|princess|lady|mrs|mrs\.|ms|ms\.|miss|empress|duchess|dame|aunt|madame|mother)$/u;

/** The pronoun for a name, or undefined where the name does not say whether it is a woman, a man or a thing. */
export function nameAnaphor(name: Span): Anaphor | undefined {
  const known = knownName(name.text);
  if (known) return known.anaphor;
  const words = name.tokens.filter(({ kind }) => kind === 'word');
  const [first, second] = words;
  const last = words.at(-1);
  if (!first || !last || /^["“]/u.test(name.text)) return /^["“].*["”]$/u.test(name.text) ? IT : undefined;
  if (words.some(({ lower }) => OFFICE.has(lower))) return undefined;
  // `Queen Anne of the United Kingdom`: the title says who it is, and not the realm
  const of = words.findIndex(({ lower }) => lower === 'of');
  if (of > 1 && RULER.test(first.lower)) return FEMALE_TITLE.test(first.lower) ? SHE : HE;
  if (of === 1 && RULER.test(first.lower)) return undefined;
  if (THING_HEADS.has(last.lower)) return IT;
  if (/^\p{Lu}{3,5}$/u.test(name.text) || isPlace(name.text))
    return UNSURE.has(first.lower) && words.length === 1 ? undefined : IT;
  if (second && /^(?:lake|mount|hurricane|cape|typhoon)$/u.test(first.lower)) return IT;
  if (first.lower === 'the')
    return /^the \p{Lu}\p{Ll}+(?:ans|ons|ers|ians|ese|ings)$/u.test(name.text) ? THEY : undefined;
  if (!/^\p{Lu}/u.test(last.text) && !/^[IVX]+$/u.test(last.text)) return undefined;
  if (second && MALE_TITLE.test(first.lower) && !/^(?:of|James)$/u.test(second.text)) return HE;
  if (second && FEMALE_TITLE.test(first.lower) && second.lower !== 'of') return SHE;
  return personNamed(words.map(({ text }) => text));
}

function personNamed(words: readonly string[]): Anaphor | undefined {
  const [first = ''] = words;
  if (
    words.length > 3 ||
    UNSURE.has(first.toLowerCase()) ||
    !(givenName(first) || isFirstName(first)) ||
    isPlace(words.join(' '))
  )
    return undefined;
  if (words.some((word) => !/^\p{Lu}/u.test(word) && !/^(?:de|da|van|von|bin|del|di|la|le)$/u.test(word)))
    return undefined;
  const listed = givenName(first);
  if (listed) return listed;
  const gender = genderOf(first);
  return gender === 'female' ? SHE : gender === 'male' ? HE : undefined;
}
