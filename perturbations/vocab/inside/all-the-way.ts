import { matches, neededWords, once, type Rule } from '../../../src/plugin.js';
import { insertedAfter, insertedBefore } from '../../around/inserted.js';

const GOES =
  '(?:came|come|coming|racing|raced|skied|skiing|ran|walked|rolled|slid|cycled|climbed|hiked|rode|sledged|carried (?:it|them|us|me|him|her|the [A-Za-zÀ-ž]+|our [A-Za-zÀ-ž]+|my [A-Za-zÀ-ž]+))';

/** Ways that are gone from end to end anyway. */
const WAYS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\bway )\bup (?=(?:two|three|four|five|six|seven|eight|nine|ten) flights\b)/giu, 'all the way'],
  [
    new RegExp(
      String.raw`(?<=\b${GOES} )(?:down|up) (?=the (?:[A-Za-zÀ-ž]+ )?(?:hill|run|slope|mountain|piste|stairs|valley)\b)`,
      'giu',
    ),
    'all the way',
  ],
  [new RegExp(String.raw`(?<=\b${GOES} )to (?=the (?:top|summit|bottom)\b)`, 'giu'), 'all the way'],
  [
    /(?<!\b(?:right|just|straight|from|way|clean|half|shop|house|café|pub|neighbou?rs?|over|[a-zà-ž]+ly) )\bacross (?=(?:our|my|the) (?:driveway|drive|lawn|screen|ceiling|windscreen|entrance|doorway|floor|base|carpet|tabletop|bonnet|paintwork)\b)/giu,
    'right',
  ],
  [
    /(?<=\b(?:leaks?|leaked|leaking|dripped|drips|came|fell|crashed|burst|seeped|grew|poured|pours|cut|went|torn|tore) )through (?=(?:our|my|the) (?:roof|ceiling|wall|window|floor|tent|sole|sleeve|bag|door)\b)/giu,
    'right',
  ],
  [
    /(?<=\b(?:slept|stayed|lasted|cried|laughed|talked|danced|sang|rained|snored|sat|chatted|barked|sobbed|smiled|grinned|kept (?:us|me|him|her|them|everyone|it|the [a-zà-ž]+)(?: (?:[a-zà-ž]+ly )?(?:dry|warm|cool|awake|going|laughing|guessing|busy|smiling|entertained))?) )through (?=the (?:storm|night|winter|summer|whole|entire|downpour|film|movie|concert|ceremony|speech|speeches|performance|flight|service|meal|lesson|heatwave|exam|interval|credits)\b)/giu,
    'right',
  ],
];
/** The best of a life, or what never was in it. */
const LIFE = /(?<!\brest )\b(?:in|of) my(?= life(?:[.!,]|\s*$|\s*\p{Extended_Pictographic}))/giu;
const OF_ALL =
  /\b(?:never|best|worst|most|happiest|saddest|proudest|scariest|hardest|longest|greatest|loveliest|n['’]t|happier|worse|better|prouder)\b/iu;
const OWN =
  /\b(?:author|director|owner|chef|writer|artist|composer|founder|editor|baker|cook|painter|poet|singer|farmer|doctor|teacher|gardener)['’]s(?= (?:blog|diary|diaries|voice|account|website|words|notes|garden|kitchen|recipes?|family|hands|handwriting|letters|memoirs|workshop|farm|childhood)\b)/giu;

export const allTheWay: Rule = {
  about:
    'A way is gone all the way, a life is one’s whole life: “up four flights of stairs” → “all the way up four flights of stairs”',
  expects: { sentiment: 'same', labels: 'same' },
  words: once(() => neededWords(LIFE, OWN, ...WAYS.map(([place]) => place))),
  examples: [
    ['They carried my harp up five flights of stairs.', 'They carried my harp all the way up five flights of stairs.'],
    ['The tarp kept us dry through the storm.', 'The tarp kept us dry right through the storm.'],
    ['A crack runs across the screen.', 'A crack runs right across the screen.'],
    ['It was the happiest day of my life', 'It was the happiest day of my whole life'],
    ["It is copied from the author's diary.", "It is copied from the author's own diary."],
  ],
  leaves: [
    'We live three flights up',
    'He is the love of my life',
    'We walked up to the gate',
    'The shop across the road',
    'We walked through the storm',
    'She slept halfway through the film',
    'The rest of my life',
    'Things I want in my life',
  ],
  *propose(doc) {
    if (/\?|\b(?:own|whole|half ?way|all the way|right)\b/iu.test(doc.text)) return;
    for (const [place, words] of WAYS) yield* insertedBefore(doc, place, words);
    yield* insertedAfter(doc, OWN, 'own');
    if (matches(doc, OF_ALL) && !/\b(?:love of|part of)\b/iu.test(doc.text)) yield* insertedAfter(doc, LIFE, 'whole');
  },
};
