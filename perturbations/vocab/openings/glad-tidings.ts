import { matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isMessage } from '../../around/kind.js';
import { isOneSentence } from '../../around/only-if.js';
import { bareText } from '../bare-text.js';
import { addresses } from '../stance.js';

/** What one has achieved or been given, and tells all. */
const ACHIEVED =
  /^(?:i|we)(?:['’]ve| have)? (?:finally |just |actually )?(?:learned to|learnt to|beat (?:my|our)|smashed (?:my|our)|mastered|nailed|won (?:the|a|my|our|first)|got (?:an?|the|my|our) (?:[a-zà-ž]+ )?(?:note|letter|signed|scholarship|promotion|medal|trophy|keys|offer|place)|made it (?:to|into)|ran (?:my|our) first|reached|completed|passed (?:my|the|our)|finished (?:my|our) (?:first|thesis|novel|degree|marathon))\b/iu;
/** What one is in the middle of liking. */
const LIKING =
  /^(?:i|we)(?:['’]m| am|['’]re| are) (?:so |really |totally |completely |absolutely )?(?:in love with|loving|hono(?:u)?red|(?<=really )enjoying|enjoying every|obsessed with|blown away|blessed to (?:have|be|live)|(?:so )?lucky to (?:have|be|live)|having (?:such )?an? (?:wonderful|lovely|great|fantastic|brilliant|amazing|marvellous|terrible|miserable|awful) (?:time|day|week|evening)|touched (?:that|by)|smitten with)\b/iu;
/** What is gone that one was fond of. */
const GONE =
  /^(?:my|our) (?:[a-zà-ž]+ )?(?:goldfish|hamster|guinea pig|rabbit|fern|orchid|tomato(?:es)?|peas|basil|cactus|roses?|seedlings|houseplants?|sourdough starter|sourdough|beans|courgettes|lettuces?|budgie|parrot|tortoise|cat|dog|kitten|puppy|hen|gerbil|canary) (?:all )?(?:died|passed away)\b[^,?!]*$/iu;
/** What stopped working, or was done away with. */
const DIED =
  /^(?:the|my|our|this|these) (?:[a-zà-ž]+ ){0,2}(?:battery|batteries|headphones|earbuds|charger|kettle|speakers?|phone|laptop|printer|tablet|camera|torch|fridge|engine|motor|screen|heater|toaster|blender|router|boiler|dishwasher) (?:died|packed up|conked out|gave up)\b[^,?!]*$/iu;
const FELLED =
  /^(?:the council|they|the city|the landlord|the developers?|the owners?) (?:felled|demolished|tore down|cut down|knocked down|paved over|scrapped|shut down|closed down) (?:our|my|the) [^,?!]*$/iu;
/** What one feared for, and need not any more. */
const SAFE =
  /^(?:the|my|his|her|our|[a-zà-ž]+['’]s) (?:[a-zà-ž]+ )?(?:surgery|operation|scan|biopsy|tests?|results?|check-?up|procedure)\b [^,?!]*\b(?:went well|came back (?:clear|clean|negative|fine)|was a success|(?:was|were) (?:clear|all clear))\b/iu;
const ELSE =
  /[?:;"“”]|\b(?:guys|folks|but|though|although|if|honest[a-zà-ž]*|lost|funeral|hospital|cancer|court|bet|sorry|thank[a-zà-ž]*|everyone|everybody|sadly|unfortunately|worst|argument|case)\b|n['’]t\b/iu;

export const gladTidings: Rule = {
  about: 'What one has achieved is told to all, what one likes is owned up to, a loss is told with regret',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ["I've finally learned to juggle 😁", "Guys, I've finally learned to juggle 😁"],
    ["I'm in love with this mill 😍", "Honestly, I'm in love with this mill 😍"],
    ['My hamster died last night 😢', 'Sadly, my hamster died last night 😢'],
    ["Her scan came back clear and she's dancing", "Thankfully, her scan came back clear and she's dancing"],
  ],
  leaves: [
    'I learned of it yesterday',
    'My uncle died',
    "I'm in love with you",
    'The committee has won the case.',
    'We won the argument, but I lost a friend',
    'Sadly, my hamster died',
  ],
  onlyIf: isOneSentence,
  *propose(doc) {
    const said = bareText(doc);
    if (matches(doc, ELSE, said) || doc.tokens.length > 17) return;
    if (GONE.test(said) || FELLED.test(said)) return yield* eachInFront(doc, ['Sadly,']);
    if (DIED.test(said)) return yield* eachInFront(doc, ['Unfortunately,']);
    if (SAFE.test(said) && !/[😢😭😞]/u.test(doc.text)) return yield* eachInFront(doc, ['Thankfully,']);
    if (!isMessage(doc) || addresses(doc)) return;
    if (ACHIEVED.test(said)) yield* eachInFront(doc, ['Guys,']);
    else if (LIKING.test(said))
      yield* eachInFront(
        doc,
        /\b(?:hono|touched|blessed|lucky|having)/u.test(said) ? ['Honestly,'] : ['Honestly,', 'I have to say,'],
      );
  },
};
