import type { NounPhrase } from '../../../src/plugin.js';
import { type Anaphor, IT, THEY } from '../anaphor.js';
import { commonAnaphor } from '../common-anaphor.js';
import { nameAnaphor } from '../name-anaphor.js';

/** Several people under one name: `they`, whatever the verb says. */
const PEOPLE = /^(?:staff|crew|family|police|neighbou?rs)$/u;
/** Now `it`, now `they`; or a noun of a trade that the lists do not know as one. */
const UNSURE: ReadonlySet<string> = new Set(
  'team|club|band|group|committee|government|jury|panel|public|pair|couple|lot|bunch|choir|audience|crowd|cast|squad|orchestra|ensemble|quartet|trio|duo|opposition|support|department|reception|management|press|firm|council|lead|star|act|opener|headliner|date|self|everybody|pet|kitten|puppy|dog|cat|pup|foal|chick'.split(
    '|',
  ),
);
/** People whom the lists do not know, or whose ending says nothing. */
const PERSON =
  /(?:smith|wright|monger|herd|fighter|man|woman|lady|maid|wife)$|^(?:umpire|referee|ref|stylist|plumber|builder|courier|usher|porter|skipper|barber|rep|instructor|mate|ex|crush|manager|captain|monk|maid|valet|mechanic|clerk|dj|priest|thief|spy|cop|kid|dude|lad|lass|bloke|chap|gent|crook|jerk|idiot|fool|genius|vet|doc|prof|principal|dean|colonel|cadet|rookie|newbie|intern|temp|aide|nanny|midwife|medic|paramedic|gp|youth|teen|elder|expert|novice|amateur|villain|rival|enemy|foe|ally|pal|buddy|spouse|cuz|flatmate|roommate|housemate|classmate|teammate|workmate|sheriff|bodyguard|lifeguard|soldier|nun|clown|magician|poet|bard|soprano|goalie|striker|winger|concierge|receptionist|barista|sommelier|bartender|postie|cabbie|handyman|contractor|roofer|sparky|realtor|broker|vendor|therapist|physio|dentist|optician|solicitor|barrister|bailiff|landlord|tenant|patient|claimant|respondent|hygienist|caretaker|janitor|warden|hostess|boss|nurse|chef|bouncer|presenter|author|narrator|protagonist|tailor|gardener|student|teacher|tutor|counsellor|counselor|consultant|specialist|surgeon|doctor|adviser|advisor|technician|engineer|electrician|passenger|neighbou?r|colleague|coworker|supervisor|director|ceo|owner|buyer|client|customer|guest|visitor|attendant|steward|stewardess|deputy|mayor|cousin|partner|friend|relative|sibling|parent|grandparent)$/u;
/** People or things, as the case may be: a guide to Rome, a chair of a board. */
const EITHER: ReadonlySet<string> = new Set(
  'chair|guide|host|lead|head|operator|server|cleaner|conductor|driver|agent|bass|tenor|keeper|coach|pilot|assistant|cook|guard|trainer|champ|seller|marine|registrar|installer|child|baby|person|twin|newborn|toddler|man|woman|guy|date'.split(
    '|',
  ),
);
/** Machines with a name that people bear as well; what stands before it tells. */
const MACHINE: ReadonlySet<string> = new Set(
  'maker|player|holder|cooker|dryer|cleaner|washer|mixer|fryer|grinder|opener|charger|blender'.split('|'),
);
const PART_OF_MACHINE: ReadonlySet<string> = new Set(
  'vacuum|coffee|record|dvd|media|rice|pressure|slow|hair|tumble|clothes|bottle|can|tin|air|dish|window|pasta|bread|ice|cup|phone|card|candle|jar|garage|pepper|salt|spice|meat|hand|stand|drum|cassette|tape'.split(
    '|',
  ),
);
/** Things whose ending might be a person's. */
const THING: ReadonlySet<string> = new Set(
  'mattress|coffee|headset|basement|apartment|attic|plastic|fabric|traffic|topic|clinic|picnic|music|comic|mosaic|ceramic|logistic|painting|ending|meeting|wedding|documentary|banner|container|heater|radiator|extractor|planner|poster|printer|scanner|router|trailer|thriller|burner|locker|counter|duster|strimmer|mower|lawnmower|hoover|kettle|boiler|shower|newsletter|chapter|album|tv|wifi|app|pushchair|pram|playlist|podcast|website|vacuum|dishwasher|fryer|charger|blender|grinder|starter|burger|chowder|dinner|supper|service|curriculum|concert|recital|event|tournament|ointment|scent|rent|tent|vent|discount|content|plant|restaurant|croissant|elephant|payment|equipment|statement|antivirus|detergent|agreement'.split(
    '|',
  ),
);
/** What these nouns stand for is only said in the rest of the sentence, or they stand for nothing that can be named again. */
const NOT_NAMED: ReadonlySet<string> = new Set(
  'thing|part|parts|problem|reason|way|ways|fact|point|rest|one|ones|issue|question|truth|plan|goal|answer|idea|moment|time|times|bottom|mind|day|night|week|month|year|morning|evening|afternoon|today|tonight|tomorrow|yesterday|moments|days|bit|lot|best|worst|most|least|same|other|others|kind|sort|type|side|end|start|beginning|middle|top|chance|turn|mood|name|life|head|hair|eye|eyes|nerves|hand|hands|heart|feet|foot|leg|legs|arm|arms|teeth|ear|ears|skin|lips|nails|pace|limit|limits|comfort|zone|temper|patience|nerve|balance|voice|appetite|breath|cool|track|touch|weight|hope|fingers|everything|anything|something|nothing'.split(
    '|',
  ),
);

/** The pronoun for a phrase whose number, gender and kind its words say; undefined for any other. */
export function anaphorOf(phrase: NounPhrase): Anaphor | undefined {
  const { head, kind, number, animacy, gender, determiner } = phrase;
  if (kind === 'pronoun') return pronounAnaphor(head.lower);
  if (phrase.tokens.some(({ lower }) => lower === 'and' || lower === 'or')) return undefined;
  if (kind === 'name') return /^(?:the|this|my)$/u.test(determiner?.lower ?? '') ? undefined : nameAnaphor(phrase);
  if (PEOPLE.test(head.lower)) return determiner ? THEY : undefined;
  if (number === 'plural') return THEY;
  const before = phrase.tokens[phrase.tokens.indexOf(head) - 1]?.lower ?? '';
  if (MACHINE.has(head.lower) && PART_OF_MACHINE.has(before)) return IT;
  if (UNSURE.has(head.lower) || EITHER.has(head.lower)) return head.lower === 'chair' ? IT : undefined;
  if (!gender && (animacy === 'person' || PERSON.test(head.lower))) return undefined;
  if (THING.has(head.lower) && determiner) return IT;
  const anaphor = commonAnaphor(phrase);
  return anaphor?.plural ? undefined : anaphor;
}

function pronounAnaphor(lower: string): Anaphor | undefined {
  if (/^(?:this|that|everything)$/u.test(lower)) return IT;
  return /^(?:these|those|someone|somebody)$/u.test(lower) ? THEY : undefined;
}

/** Whether the phrase can be taken up again by a pronoun at all. */
export function isNameable({ head, tokens, text, determiner }: NounPhrase): boolean {
  if (tokens.length > 9 || /[,:;"“()]/u.test(text) || NOT_NAMED.has(head.lower)) return false;
  if (
    /^(?:no|any|every|each|some|many|most|few|both|either|neither|another|several|enough|more|less|much|what)$/u.test(
      determiner?.lower ?? '',
    )
  )
    return false;
  return !tokens.some(
    ({ lower, kind }) =>
      kind === 'literal' ||
      /^(?:only|last|next|main|same|most|least|other|more|less|than|such|own|wrong|right|whole|entire|very)$/u.test(
        lower,
      ) ||
      (lower === 'first' && !/^(?:my|our)$/u.test(determiner?.lower ?? '')),
  );
}
