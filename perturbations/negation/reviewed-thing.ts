import { type Doc, perDoc } from '../../src/plugin.js';

const ONE =
  'novel|translation|portrait|textbook|sequel|remake|thriller|opera|comedy|headset|hearing aid|tin opener|telescope|hammock|loom|raincoat|rucksack|drama|romance|series|season|album|recording|production|podcast|book|memoir|biography|cookbook|audiobook|guidebook|handbook|film|movie|documentary|musical|exhibition|hotel|hostel|guest ?house|campsite|inn|lodge|restaurant|bistro|café|cafe|trattoria|noodle bar|fish bar|bakery|spa|tour|boat trip|course|workshop|tent|jacket|rain jacket|coat|jumper|sweater|backpack|rucksack|suitcase|stroller|pushchair|pram|buggy|mattress|pillow|duvet|kettle|toaster|blender|juicer|mixer|grinder|espresso machine|coffee machine|rice cooker|teapot|frying pan|pan|saucepan|vacuum cleaner|vacuum|air purifier|dehumidifier|humidifier|heater|lamp|headlamp|torch|desk|chair|sofa|printer|keyboard|speaker|camera|phone|tablet|laptop|drill|mower|lawnmower|hose|wheelbarrow|sewing machine|puzzle|board game|game|app|pen|umbrella|bike|saddle|scooter|toothbrush|razor|shampoo|sunscreen|cream';
const MANY =
  'rain pants|headphones|earphones|earbuds|boots|shoes|trainers|sandals|gloves|gardening gloves|socks|trousers|pants|jeans|leggings|binoculars|shears|garden shears|scissors|knives|pans|speakers|poems|stories|essays|hearing aids|glasses|sunglasses|curtains|sheets|skis';
/** The thing where it is what the text is about: as the subject of its first sentence, as what one bought or read, or as `this`. */
const ABOUT = String.raw`(?:^(?:the|her|his|a|an)|\b(?:this|these)|\bwhat an?|\bit is an?|\brescue an?|\b(?:bought|ordered|purchased|read|devoured|finished|watched|saw|tried|own|use|got|chose|found|booked|(?:stay|stayed|night|nights) (?:at|in)) (?:the|an?|her|his))(?: (?!(?:of|in|on|at|with|for|and|from|to|is|was|are|were|has|had)\b)[a-zà-ž-]+){0,3}?`;
const NAMED = new RegExp(String.raw`${ABOUT} (${ONE})\b(?!['’-])`, 'iu');
const NAMED_MANY = new RegExp(String.raw`${ABOUT} (${MANY})\b`, 'iu');

/** The one thing that a text begins with and goes on about. */
export interface Reviewed {
  readonly noun: string;
  readonly anaphor: 'it' | 'them';
}

export const reviewedThing = perDoc((doc: Doc): Reviewed | undefined => {
  const [first] = doc.sentences;
  if (!first) return undefined;
  const one = NAMED.exec(first.text)?.[1];
  const many = NAMED_MANY.exec(first.text)?.[1];
  const noun = one ?? many;
  if (noun === undefined || (one !== undefined && many !== undefined)) return undefined;
  const kinds = new Set(
    [...doc.text.toLowerCase().matchAll(REVIEWED)].map(([word]) =>
      BOOKS.test(word) ? 'book' : FILMS.test(word) ? 'film' : word,
    ),
  );
  return kinds.size === 1 ? { noun: noun.toLowerCase(), anaphor: one === undefined ? 'them' : 'it' } : undefined;
});

/** Any of the things. */
export const REVIEWED = new RegExp(String.raw`\b(?:${ONE}|${MANY})\b`, 'giu');
const BOOKS = /^(?:novel|book|memoir|biography|cookbook|textbook|guidebook|handbook)$/u;
const FILMS = /^(?:film|movie|sequel|remake|thriller|comedy|drama|romance|documentary|musical)$/u;
