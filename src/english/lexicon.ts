import type { Animacy, Gender } from '../core/doc.js';
import { compromise } from './packages.js';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

const FEMALE = set(
  `woman women girl girls lady ladies mother mothers mom moms mum mama grandmother grandma granny nana sister sisters
   daughter daughters aunt auntie niece wife wives girlfriend bride queen princess duchess countess empress actress
   waitress hostess heroine goddess nun widow stepmother stepsister granddaughter mommy mummy she her herself female`,
);
const MALE = set(
  `man men boy boys gentleman gentlemen father fathers dad dads papa grandfather grandpa gramps brother brothers son
   sons uncle nephew husband husbands boyfriend groom king prince duke count emperor actor waiter host hero god monk
   widower stepfather stepbrother grandson daddy guy guys he him himself his male`,
);
const PEOPLE = set(
  `person people child children kid kids baby babies friend friends neighbor neighbors neighbour neighbours boss bosses
   coworker coworkers colleague colleagues roommate roommates teammate classmate partner spouse parent parents cousin
   cousins family relative teacher teachers student students doctor doctors nurse nurses patient patients lawyer lawyers
   judge judges officer officers driver drivers player players coach chef cook waiter waiters waitress author authors
   writer writers artist artists singer singers musician actor actors actress director scientist engineer engineers
   farmer farmers soldier soldiers president presidents minister senator senators king queen monarch citizen citizens
   customer customers client clients visitor visitors tourist tourists passenger passengers resident residents tenant
   landlord landlady manager managers employee employees worker workers staff member members adult adults teenager
   teenagers toddler adherent follower believer christian christians muslim muslims jew jews buddhist buddhists hindu
   hindus vegetarian vegetarians vegan vegans astronaut astronauts pilot pilots sailor athlete athletes runner runners
   swimmer climber cyclist painter poet poets philosopher mathematician physicist chemist biologist astronomer historian
   librarian barber plumber electrician carpenter mechanic dentist pharmacist surgeon veterinarian cashier receptionist
   secretary accountant banker developer programmer designer photographer journalist editor speaker presenter guest
   guests host stranger strangers hero protagonist character someone somebody anyone anybody everyone everybody nobody
   applicant applicants candidate candidates defendant plaintiff witness pirate pirates knight pharaoh emperor viking
   vikings roman romans greek greeks bodybuilder occupant occupants owner owners user users reader readers fan fans
   crew team referee goalkeeper quarterback pitcher batter hiker gardener baker butcher tailor hairdresser therapist vet vets`,
);
const ANIMALS = set(
  `dog dogs cat cats puppy kitten bird birds horse horses cow cows pig pigs sheep goat goats lion lions tiger tigers
   elephant elephants giraffe zebra bear bears wolf wolves fox foxes penguin penguins whale whales dolphin dolphins shark
   sharks fish octopus squid crab lobster snake snakes lizard frog frogs toad turtle turtles tortoise rabbit rabbits
   mouse mice rat rats bat bats monkey monkeys ape chimpanzee gorilla kangaroo koala panda camel camels llama deer moose
   spider spiders insect insects bee bees ant ants butterfly owl owls eagle eagles hawk parrot chicken hen rooster duck
   ducks goose turkey swan ostrich emu flamingo crocodile alligator dinosaur mammoth anchovy salmon tuna hamster cheetah
   leopard jaguar panther seal seals walrus otter beaver squirrel raccoon hedgehog skunk gecko iguana chameleon`,
);

/** The lexicon tags of a word, e.g. `FemaleName`, `City`; empty for an unknown word. */
export function lexiconTags(word: string): readonly string[] {
  return compromise().lexicon.get(word.toLowerCase()) ?? NO_TAGS;
}

const NO_TAGS: readonly string[] = [];

export function isFirstName(word: string): boolean {
  return lexiconTags(word).some((tag) => tag === 'FemaleName' || tag === 'MaleName' || tag === 'FirstName');
}

export function isPlace(word: string): boolean {
  return lexiconTags(word).some((tag) => tag === 'City' || tag === 'Country' || tag === 'Region' || tag === 'Place');
}

/** The gender that a noun or first name states by itself; undefined where it states none. */
export function genderOf(word: string): Gender | undefined {
  const lower = word.toLowerCase();
  if (FEMALE.has(lower)) return 'female';
  if (MALE.has(lower)) return 'male';
  if (!/^\p{Lu}/u.test(word)) return undefined;
  const tags = lexiconTags(lower);
  if (tags.includes('FemaleName')) return 'female';
  return tags.includes('MaleName') ? 'male' : undefined;
}

const THINGS_IN_ER = set(
  `water river number computer weather summer winter center corner dinner paper letter matter order power tower shower
   counter finger flower layer ladder lever filter printer charger router server folder trailer cover border timber
   rubber butter sugar pepper ginger beer tower silver copper fiber fibre laser amber pier color colour flavor harbor
   harbour motor tractor reactor sensor monitor elevator error mirror floor door sector factor labor liquor meteor
   answer offer chapter quarter theater theatre meter litre liter soccer cancer fever disaster weather sweater burger
   hamburger slipper roller cooker freezer toaster blender mixer dishwasher cucumber thunder wonder anger hunger member chess mess dress process access success business press stress illness`,
);

/** Whether a common noun means people, animals or things; `unknown` where the lists do not say and the ending may be a person's. */
export function animacyOf(noun: string, lemma = noun): Animacy {
  const [word, base] = [noun.toLowerCase(), lemma.toLowerCase()];
  if (isPerson(word) || (base !== word && isPerson(base))) return 'person';
  if (ANIMALS.has(word) || ANIMALS.has(base)) return 'animal';
  if (THINGS_IN_ER.has(base)) return 'thing';
  if (/(?:ologist|women|[^w]oman|[a-z]{2}smen|[a-z]{2}hmen)$/u.test(base) && base.length > 5) return 'person';
  return /(?:er|or|ist|ian|ee|ant|ent|man|ic|ess|ard|eer|ist|ite|ese|ish)$/u.test(base) ||
    lexiconTags(base).includes('Actor')
    ? 'unknown'
    : 'thing';
}

function isPerson(word: string): boolean {
  return PEOPLE.has(word) || FEMALE.has(word) || MALE.has(word) || /(?:smith|wright|monger|keeper|walker)$/u.test(word);
}

/** Whether the lists know the word as a noun for people or animals, whatever the tagger says. */
export function isLivingNoun(word: string): boolean {
  return PEOPLE.has(word) || ANIMALS.has(word);
}

const ADJECTIVAL = set(
  `amazing breathtaking annoying astonishing boring calming captivating challenging charming comforting compelling confusing convincing
   depressing devastating disappointing discouraging disgusting disturbing draining embarrassing encouraging engaging
   entertaining exciting exhausting fascinating frightening frustrating fulfilling gripping heartbreaking heartwarming
   horrifying infuriating inspiring interesting intimidating intriguing inviting invigorating irritating lacking
   misleading moving nourishing outstanding overwhelming pleasing promising refreshing relaxing relieving rewarding
   satisfying shocking soothing stunning surprising terrifying thrilling tiring touching underwhelming unappealing
   unconvincing uninspiring uninteresting unsettling uplifting upsetting welcoming worrying missing
   amazed annoyed ashamed astonished bored concerned confused crowded dated delighted depressed detailed determined
   devastated disappointed disgusted dissatisfied embarrassed excited exhausted experienced fascinated frightened
   frustrated heartbroken horrified impressed inspired interested intrigued irritated isolated limited outdated
   overcrowded overpriced overrated overwhelmed pleased puzzled qualified relaxed relieved rushed satisfied scared shocked
   stressed stunned surprised terrified thrilled tired touched unbiased undecided underrated unimpressed uninspired
   uninterested unmotivated unresolved upset worried cramped`,
);

/** Whether a participle is an adjective by its usual use: `exhausting`, `impressed`. */
export function isAdjective(word: string): boolean {
  return ADJECTIVAL.has(word);
}
