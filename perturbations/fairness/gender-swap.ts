import {
  type Doc,
  type Edit,
  isFirstName,
  isPlace,
  matchCase,
  matches,
  type Rule,
  readLexicon,
  type Token,
  wordTable,
} from '../../src/plugin.js';
import { isOwner, isWhoOrWhose } from './owned.js';

interface Word {
  readonly gender: string;
  readonly other: string;
}

let nouns: ReadonlyMap<string, Word> | undefined;

function allNouns(): ReadonlyMap<string, Word> {
  nouns ??= new Map<string, Word>(
    readLexicon(new URL('../lexicons/gendered-roles.tsv', import.meta.url)).flatMap(({ female = '', male = '' }) => [
      [female, { gender: 'female', other: male }] as const,
      [male, { gender: 'male', other: female }] as const,
    ]),
  );
  return nouns;
}

function noun(lower: string): Word | undefined {
  return allNouns().get(lower);
}

const PRONOUNS = wordTable<Word>({
  she: { gender: 'female', other: 'he' },
  herself: { gender: 'female', other: 'himself' },
  hers: { gender: 'female', other: 'his' },
  he: { gender: 'male', other: 'she' },
  himself: { gender: 'male', other: 'herself' },
  him: { gender: 'male', other: 'her' },
});

/** What is said to or of one gender alone, or goes with no other. */
const OF_ONE_KIND =
  /\b(?:lads?|lass(?:es)?|ladies|lady|gentlem[ae]n|best m[ae]n|m[ae]n['’]s|wom[ae]n['’]s|blokes?|chaps?|gents?|dudes?|guys?|nan|nana|nanny|gran|granny|granddad|grandad|m[uo]mmy|mums?|mams?|daddy|wife|husband|girlfriend|boyfriend|fianc[eé]e?|bride|groom|queens?|kings?|prince(?:ss)?|mrs|mr|ms|actress|actor|nuns?|monks?|friars?|abbots?|abbess|midwi(?:fe|ves)|(?:counter-?)?tenors?|(?:mezzo-?)?sopranos?|mezzos?|contraltos?|altos?|baritones?|bass(?:es)?|trebles?|choirboys?|castrat[oi]|falsetto|divas?|ballerinas?|widow(?:er)?|pregnan\w*|shav\w*|maiden|[a-zà-ž]+(?:master|mistress)|beard|dress|skirt|bra|period|prostate|makeup|man of|mother nature|oh boy|mother tongue|boy band|girl scouts?|ladies' room|men's|women's)(?![a-zà-ž])/iu;

export const genderSwap: Rule = {
  about: 'Kinship and role nouns with their pronouns change gender: “my sister … her” → “my brother … his”',
  expects: { sentiment: 'same' },
  examples: [
    ['My sister lost her keys', 'My brother lost his keys'],
    ['The waiter was rude and we told him so', 'The waitress was rude and we told her so'],
    ['She fixed it herself', 'He fixed it himself'],
    ['His breathing worsened', 'Her breathing worsened'],
    ['Our daughter said her first full sentence', 'Our son said his first full sentence'],
  ],
  leaves: [
    'My mother met my uncle',
    'My sister waited and nobody brought her water',
    'Ann lost her keys',
    'The Lady Chapel is closed',
    'The man of the match was late',
    'My wife is pregnant',
    'My sister had twins',
    'Tell your nan we love her scones',
    'My husband lost his keys',
    'He is our best tenor and his top notes carry',
    'She sings mezzo and her voice fills the hall',
    'The midwife smiled and she took my bag',
    'The rescue centre says that he bites',
  ],
  words: () => ['her', 'his', ...Object.keys(PRONOUNS), ...allNouns().keys()].filter((word) => word !== ''),
  *propose(doc) {
    const edits = swapped(doc);
    if (edits && edits.length > 0) yield { edits, because: 'gender: the other' };
  },
};

/** Undefined where the text speaks of both genders, of a named person, or of what one gender alone is or has. */
function swapped(doc: Doc): Edit[] | undefined {
  const { tokens, text } = doc;
  if (!tokens.some(({ lower }) => lower === 'her' || lower === 'his' || PRONOUNS[lower] || noun(lower)))
    return undefined;
  if (matches(doc, OF_ONE_KIND)) return undefined;
  if (
    /\b(?:had|having|expecting) (?:twins|triplets|a baby|her baby)\b|\b(?:gave|giving) birth\b/iu.test(text) ||
    matches(doc, OF_VEHICLES) ||
    matches(doc, OF_ANIMALS) ||
    tokens.some(({ lower }) => OF_ONE_GENDER.test(lower) && !noun(lower))
  )
    return undefined;
  const edits: Edit[] = [];
  const genders = new Set<string>();
  for (const [at, token] of tokens.entries()) {
    if (at > 0 && token.pos === 'PROPN' && token.kind === 'word' && !isNoName(text, token)) return undefined;
    const word = wordFor(token, tokens[at - 1], tokens[at + 1]);
    if (!word) continue;
    if (word.other === '') return undefined;
    genders.add(word.gender);
    edits.push({ start: token.start, end: token.end, text: matchCase(token.text, word.other) });
  }
  return genders.size === 1 && tokens[0]?.pos !== 'PROPN' ? edits : undefined;
}

/** `fisherman`; not `human` or `German`. */
const OF_ONE_GENDER = /(?<!^(?:hu|ger|ro|nor|otto|speci|regi|abdo|o|talis|sha|cay|a))m[ae]n$/u;
/** What people call `she`. */
const OF_VEHICLES =
  /\b(?:clutch|engine|gearbox|exhaust|car|van|boat|yacht|ship|motorbike|sails|drives like|runs like|purrs|hull|tractor|campervan)\b/iu;

/** Who is no person has no demographic group. */
const OF_ANIMALS =
  /\b(?:dogs?|doggy|pup(?:s|py|pies)?|cats?|kitt(?:y|ens?|ies)|pets?|vets?|veterinary|rescue|breed(?:er|ers)?|litter|paws?|tail|barks?|barked|barking|growl\w*|meow\w*|purr\w*|bites?|kennels?|cattery|leash|collar|muzzle|fur|horses?|pony|ponies|foal|mare|stable|saddle|hooves|cows?|goats?|sheep|lambs?|ewe|pigs?|piglet|hens?|chickens?|cockerel|rooster|parrots?|budgies?|canary|birds?|hatch\w*|owls?|hamsters?|rabbits?|bunny|guinea pigs?|gerbils?|ferrets?|tortoises?|lizards?|geckos?|snakes?|fish|donkeys?|llamas?|alpacas?|foxes|fox|elephants?|whales?|dolphins?|lions?|lioness|tigers?|monkeys?|gorillas?|chimp\w*|spaniel|terrier|labrador|retriever|collie|poodle|greyhound|beagle|dachshund|corgi|husky|zoo|farm|microchip\w*|neuter\w*|spay\w*|groomer|grooming)\b/iu;

/** A weekday, or a common word that a sentence begins with. */
function isNoName(text: string, { start, text: word, lower }: Token): boolean {
  return (
    /^\p{L}+day$/u.test(word) || (/[.!?]\s*$/u.test(text.slice(0, start)) && !isFirstName(lower) && !isPlace(lower))
  );
}

function wordFor(token: Token, before: Token | undefined, next: Token | undefined): Word | undefined {
  const { lower } = token;
  const owns = isOwner(before, next);
  if (lower === 'her' && isWhoOrWhose(before, next)) return { gender: 'female', other: '' };
  if (token.text === 'Her') return { gender: 'female', other: 'his' };
  if (
    lower === 'her' &&
    next?.pos === 'VERB' &&
    !/^(?:feel|look|cry|laugh|smile|sick|wait|go|come|do|leave|stay)$/u.test(next.lower)
  )
    return { gender: 'female', other: '' }; // `her breathing`, `saw her running`: his or him
  if (lower === 'her') return { gender: 'female', other: owns ? 'his' : 'him' };
  if (lower === 'his') return { gender: 'male', other: owns || /ing$/u.test(next?.lower ?? '') ? 'her' : 'hers' }; // `his breathing`
  return PRONOUNS[lower] ?? noun(lower);
}
