import { capitalize, isFirstName, isWord, type NounPhrase } from '../../src/plugin.js';
import { type Anaphor, HE, IT, SHE, THEY } from './anaphor.js';

const GROUP: ReadonlySet<string> = new Set(
  'team|class|club|group|tribe|orchestra|committee|government|army|navy|population|majority|company'.split('|'),
);
const PEOPLE: ReadonlySet<string> = new Set(
  'crew|cast|family|band|gang|choir|audience|crowd|couple|duo|trio'.split('|'),
);
const THING_ENDING =
  /(?:site|board|room|house|book|yard|box|bag|pad|ment|tion|sion|ness|ity|ism|ship|ture|age|ency|ancy|ance|ence|phone|ware|work|graph|scope|plant|restaurant|element|event|instrument|document|accident|continent|ingredient|paper|water|power|tower|number|computer|river|weather|theater|center|letter|paper|planet|star|tree|metal|color)$/u;
/** How words for people end. */
const PERSON_ENDINGS: ReadonlySet<string> = new Set(
  'centurion|legionnaire|conquistador|phobe|phile|crusader|cosmonaut|astronaut|aeronaut|caller|stockbroker|smith|wright|monger|herder|shepherd|fighter|drummer|sommelier|plumber|ologist|ician|arian|watcher|keeper|maker|worker|goer|holder|player|lover|teacher|dieter|ographer|patient|agent|immigrant|dentist|artist|tourist|scientist|journalist|activist|therapist|pianist|guitarist|violinist|cellist|organist|flautist|soloist|novelist|cyclist|hobbyist|atheist|priest|rabbi|imam|bishop|mayor|wizard|vampire|zombie|chef|pharaoh|samurai|amputee|paraplegic|diabetic|asthmatic|alcoholic|psychic|freshman|ceo|genius|prophet|peasant|barista|nanny|hippie|cowboy|celebrity|newborn|tutor|sitter|concierge|nemesis|idol|juvenile|adolescent|convict|debtor|donor|introvert|extrovert|beginner|amateur|customer|client|stranger|visitor|resident|citizen|employee|employer|landlord|tenant|neighbor|neighbour|passenger|commuter|pedestrian|motorist|sailor|swimmer|jogger|hiker|climber|skier|juggler|acrobat|baker|butcher|grocer|florist|janitor|caretaker|locksmith|referee|umpire|goalie|goalkeeper|carnivore|vegan|vegetarian|pescatarian|teetotaler|teetotaller|insomniac|hypochondriac|kleptomaniac|somnambulist|sleepwalker|viking|gladiator|emperor|toddler|triplet|orphan|bachelor|spinster|divorcee|fiance|stowaway|hitchhiker|castaway|pessimist|optimist|perfectionist|loner|legionary|mercenary|missionary|dignitary|notary|apothecary|beneficiary|adversary|emissary|lefty|righty|southpaw|mason|lumberjack|farmhand|deckhand|undergraduate|postgraduate|sophomore|newlywed|goatherd|cowherd|swineherd|chieftain|troubadour|minstrel|pickpocket|gymnast|inmate|cellmate|boatswain|gaucho|corsair|advocate|publican|puritan|mormon|sherpa|clergyman'.split(
    '|',
  ),
);
const LONGEST_ENDING = Math.max(...[...PERSON_ENDINGS].map(({ length }) => length));
/** Whole words, also behind a hyphen. */
const PERSONS: ReadonlySet<string> = new Set(
  'crier|operator|warrior|merchant|senator|pilgrim|diplomat|botanist|trader|courtier|lodger|viewer|juror|monk|nun|clown|pope|thief|spy|witch|ninja|heir|youth|twin|saint|slave|serf|cop|goth|infant|guide|vet|mate|ex|buddy|pal|nan|gran|crush|coach|chief|clerk|rep|minor|adult|felon|hermit|novice|rookie|expert|guest|host|biker|surfer|runner|diver|mime|usher|waiter|barber|tailor|cobbler|potter|squire|knight|osteopath|homeopath|naturopath|psychopath|sociopath|physio|masseur|valet|paralegal|registrar|bailiff|warden|sheriff|jockey|dean|deckhand|bellboy|bellhop|soprano|baritone|contralto|vicar|curate|sexton|actuary|consul|scribe|intern|understudy|teen|schoolmate|classmate|teammate|roommate|flatmate|housemate|soulmate|workmate|shipmate|playmate|envoy|herald|hostage|beggar|mullah|lama|druid|general|marshal|orderly|caliph|pasha|khan|shogun|czar|marquis|villein|sleuth|caddie|consort|courtesan|bard|page boy|skald|stoker|lumberjack|gymnast|polyglot|muezzin|haemophiliac|hemophiliac|inmate|captive|fugitive|corsair|bandit|brigand|knave|minstrel|troubadour|maestro|triathlete|decathlete|hussar|urchin|waif|swami|fakir|ayatollah|emir|sheikh|tsar|shah|rajah|maharaja|viceroy|prefect|proconsul|mormon|sikh|jain|pagan|infidel|apostate|sacristan|abbot|friar|archdeacon|prelate|pontiff|celiac|coeliac|arachnophobe|agoraphobe|dramaturg|impresario|sibling|toreador|matador'.split(
    '|',
  ),
);

/** Things that end like people. */
const NOBODY: ReadonlySet<string> = new Set(['pacemaker', 'fortress']);

/** Whether a word names somebody by its end, or is listed. */
export function endsAsPerson(word: string): boolean {
  if (NOBODY.has(word)) return false;
  for (let length = Math.min(word.length, LONGEST_ENDING); length > 1; length--)
    if (PERSON_ENDINGS.has(word.slice(-length))) return true;
  return PERSONS.has(/\w*$/u.exec(word)?.[0] ?? '');
}

/** Women and men by what they are called, whatever the lists say of them. */
const FEMALE: ReadonlySet<string> = new Set(
  'masseuse|usherette|landlady|bride|bridesmaid|housewife|midwife|barmaid|heiress|widow|ballerina|seamstress|headmistress|governess|maid|abbess|viscountess|baroness'.split(
    '|',
  ),
);
const MALE: ReadonlySet<string> = new Set(
  'stepdad|bridegroom|best man|headmaster|widower|barman|fireman|policeman|salesman|patriarch|friar|abbot|earl|viscount'.split(
    '|',
  ),
);
/** Machines as often as people: `coffee maker`, `record player`. */
const MACHINE: ReadonlySet<string> = new Set(
  'maker|player|holder|keeper|worker|opener|cooker|dryer|cleaner|washer|sweeper|mixer'.split('|'),
);

const PLURAL_WITHOUT_S =
  /^(?:media|data|deer|sheep|fish|shrimp|salmon|trout|squid|moose|bison|offspring|aircraft|spacecraft|personnel|folk|youth|poultry|livestock|cavalry|infantry|police|militia|clergy|cattle|nobility|gentry|aristocracy|peasantry)$|(?:folk|fish)$/u;

/** A singular without a determiner names a stuff, a game, an idea: `chess`, `gluten`. */
function isMass({ determiner, head, animacy, tokens }: NounPhrase): boolean {
  if (determiner || animacy === 'person' || animacy === 'animal' || head !== tokens[0]) return false;
  return head.pos === 'NOUN' && !PLURAL_WITHOUT_S.test(head.lower);
}

/** `marge simpson`: a name in lower case, as people type it. */
function isMaybeName({ determiner, tokens, number }: NounPhrase): boolean {
  if (determiner || number === 'plural') return false;
  const nouns = tokens.filter(({ pos }) => pos === 'NOUN');
  if (nouns.some(({ lower }) => !isWord(lower))) return true;
  return tokens.length === 2 && isFirstName(capitalize(tokens[0]?.lower ?? ''));
}

/** Things that are called like people, by the noun before them: `body count`, `cleaning agent`, `card reader`. */
const CALLED_LIKE_PEOPLE =
  /(?:\p{Ll} count|\b(?:chemical|cleaning|raising|bleaching|leavening|reducing|oxidi[sz]ing|nerve|foaming|setting|thickening|wetting|blowing|AI|software) agent|\b(?:card|chip|barcode|e-book|ebook|screen|news|feed|tape|microfilm) reader|\b(?:ceiling|extractor|desk|bathroom|cooling|electric|computer|exhaust|kitchen|case|table) fan|\b(?:travel|style|field|size|tv|user|study|spirit|honey) guide|\b(?:smart|bluetooth|bass|wireless|stereo|loud) speaker|\b(?:device|printer|graphics|sound|screw|golf) driver|\b(?:table|carpet) runner|\b(?:heat|lightning|electrical|thermal|super) ?conductor|\b(?:peach|apple|cherry|fruit|berry|blackberry) cobbler|\b(?:web|bed) host|\btwin (?:bed|town|room)|\b(?:stage|tour|National Express) coach)$/iu;
/** The nouns of these: few phrases end with one. */
const MAYBE_CALLED =
  /^(?:count|agent|reader|fan|guide|speaker|driver|runner|cobbler|host|bed|town|room|coach)$|conductor$/u;
/** Somebody, or something else altogether: a nobleman or a sum, a mother or a body in linen, a trainer or a bus. */
const EITHER = /^(?:count|mummy|cardinal|private|medium|page|tribune|alto|commodore|sweep)$/u;

/** The pronoun for a singular common noun phrase, or undefined where the noun does not say what it names. Plurals are `they`. */
export function commonAnaphor(phrase: NounPhrase): Anaphor | undefined {
  const { head, animacy, gender, determiner, tokens } = phrase;
  if (/-year-old$/u.test(head.lower)) return THEY;
  if (isMaybeName(phrase) || (PLURAL_WITHOUT_S.test(head.lower) && !/^an?$/u.test(determiner?.lower ?? '')))
    return phrase.number === 'plural' && !isMaybeName(phrase) ? THEY : undefined;
  if (phrase.number === 'plural') return THEY;
  if (/^\p{Lu}\p{L}*(?: \p{Lu}\p{L}*)*-\p{L}+$/u.test(phrase.text)) return undefined; // `Kim Min-ho`
  if (MAYBE_CALLED.test(tokens.at(-1)?.lower ?? '') && CALLED_LIKE_PEOPLE.test(phrase.text)) return IT;
  if (EITHER.test(head.lower)) return undefined;
  if (!determiner && head.pos === 'NOUN' && /[^siu]s$/u.test(head.lower) && !/(?:ics|news)$/u.test(head.lower))
    return undefined;
  if (gender === 'female' || FEMALE.has(head.lower)) return SHE;
  if (gender === 'male' || MALE.has(head.lower)) return HE;
  if (/^(?:pacemaker|shoemaker|bookmaker)$/u.test(head.lower)) return head.lower === 'pacemaker' ? IT : undefined;
  if (GROUP.has(head.lower)) return IT;
  if (PEOPLE.has(head.lower) && determiner) return THEY;
  if (
    MACHINE.has(head.lower) &&
    !/^(?:chess|football|soccer|tennis|baseball|basketball|hockey|golf|poker|rugby|cricket|factory|office|social|goal|book|shop|zoo)$/u.test(
      tokens.at(-2)?.lower ?? '',
    )
  )
    return undefined;
  if (endsAsPerson(head.lower)) return THEY;
  if (animacy === 'person') return THEY;
  if (/^\p{Lu}/u.test(head.text)) return undefined;
  if (isMass(phrase)) return IT;
  if (animacy === 'animal' || THING_ENDING.test(head.lower)) return IT;
  return animacy === 'thing' && isWord(head.lower) ? IT : undefined;
}
