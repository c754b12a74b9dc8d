import { type Doc, matches, type Rule, type Token } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { inCapitals, inStyle } from '../../around/style.js';
import { isUndated } from '../first-clause.js';
import { encounters } from './encounter-nouns.js';

/** What is not met with on one day, or names other things too. */
const NOT_MET =
  /^(?:speaker|singer|case|watch|operator|agent|guide|driver|class|course|course|fair|party|wedding|market|band|food|game|test|sunset|sunrise|room|server|toy|paint|talk|meeting|ride|trip|tour|vacation|holiday|conference|fish|play|village|neighbou?rhood|suburb|town|city|street|library|harbour|harbor|lake|display|cast)$/u;
/** More that one reviews as `this …`, and what one did with it. */
const MORE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    app: 'downloaded',
    podcast: 'listened to',
    recipe: 'tried',
    salon: 'went to',
    mechanic: 'went to',
    tailor: 'went to',
    barber: 'went to',
    hairdresser: 'went to',
    florist: 'went to',
    butcher: 'went to',
    garage: 'went to',
    shop: 'went to',
    brand: 'tried',
    playlist: 'found',
    album: 'listened to',
    website: 'found',
    bookshop: 'visited',
    armchair: 'bought',
    stool: 'bought',
    speaker: 'bought',
    mattress: 'bought',
    pillows: 'bought',
    cushions: 'bought',
  }),
);
const BOUGHT = ['last month', 'two weeks ago', 'in March', 'last week'];
const VISITED = ['on Saturday', 'last week', 'yesterday', 'last month'];
const OTHERS_OWN =
  /\b(?:here|buy|bought|ordered|got|gift|present|sale|price|cost|costs|years?|months?|weeks?|days?|hours?|borrow[a-zà-ž]*|lent|rent[a-zà-ž]*|hotel|office|closed|shut|open|busy|full|opens|closes|tonight|today|now|next|going to|will|could|would|should|might|want|need|try(?:ing)?|never|every|always|for (?:my|his|her|our)|my|you|your|broke|every time|still|lost|missing|typical|comparable|metres|long|usual|ordinary|normal|average)\b|['’]ll\b|[?"“”]/iu;
/** Before a thing in the middle of a text, of which the speaker says what they think. */
const THINKS = /\b(?:love|loves|adore|hate|recommend|like|dislike|enjoy|with|of|by|about|than)$/iu;

export const thisMet: Rule = {
  about: 'Says when the speaker bought, tried or visited what the text judges as “this …”',
  expects: { sentiment: 'same' },
  examples: [
    ['This bakery has wonderful rolls', 'The bakery I went to on Saturday has wonderful rolls'],
    ["I'm delighted with these boots!", "I'm delighted with the boots I bought last month!"],
    ['This app is useless', 'The app I downloaded last week is useless'],
  ],
  leaves: [
    'This bakery is closed',
    'I have this bakery in mind',
    'This bakery owner is rude',
    'This hill is steep',
    'THIS BAKERY IS GREAT',
    'The bakery has rolls',
    'This chair is what the neighbours left when they moved, and nobody in the house has ever liked the colour of it or sat in it.',
  ],
  words: () => ['this', 'these'],
  *propose(doc) {
    if (inCapitals(doc) || matches(doc, OTHERS_OWN) || !isUndated(doc) || doc.sentences.length > 1) return;
    if (!/^(?:chat|review)$/u.test(kindOfText(doc))) return;
    const these = doc.tokens.filter(({ lower }) => /^(?:this|these)$/u.test(lower));
    const [the] = these;
    const noun = the && thingAfter(doc, the);
    if (!the || !noun || these.length > 1) return;
    const verb = MORE.get(noun.lower) ?? encounters().get(noun.lower)?.verb ?? '';
    if (the.index > 0 && verb !== 'bought' && !/\brecommend$/iu.test(doc.text.slice(0, the.start).trim())) return;
    for (const when of verb === 'bought' ? BOUGHT : VISITED)
      yield {
        edits: [
          { start: the.start, end: the.end, text: /^\p{Lu}/u.test(the.text) ? 'The' : 'the' },
          {
            start: noun.end,
            end: noun.end,
            text: inStyle(doc, ` I ${verb} ${when}`).replace(/^ i\b/u, doc.text.includes('I') ? ' I' : ' i'),
          },
        ],
      };
  },
};

/** The noun of `this bakery`, `this little bakery`, where a predicate or the end follows. */
function thingAfter(doc: Doc, the: Token): Token | undefined {
  const [second, third] = doc.tokens.slice(the.index + 1, the.index + 3);
  const noun =
    second?.pos === 'ADJ' && !/^(?:first|same|old|whole|other|new|last)$/u.test(second.lower) ? third : second;
  if (noun?.kind !== 'word' || (NOT_MET.test(noun.lower) && !MORE.has(noun.lower))) return undefined;
  if (
    !MORE.has(noun.lower) &&
    !/^(?:bought|tried|went to|visited|stayed at|read|watched)$/u.test(encounters().get(noun.lower)?.verb ?? '')
  )
    return undefined;
  const next = doc.tokens[noun.index + 1];
  if (the.index === 0)
    return next &&
      /^(?:is|are|was|were|has|have|had|does|do|makes?|works?|smells?|looks?|fits?|feels?|tastes?|ruins|keeps?|sounds?|serves?|sells?)$/u.test(
        next.lower,
      )
      ? noun
      : undefined;
  if (!THINKS.test(doc.text.slice(0, the.start).trim())) return undefined;
  return next === undefined || next.kind === 'emoji' || /^[.!…]+$/u.test(next.text) ? noun : undefined;
}
