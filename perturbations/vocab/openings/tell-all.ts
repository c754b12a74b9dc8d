import { matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isMessage } from '../../around/kind.js';
import { all, isOneSentence, mayHave } from '../../around/only-if.js';
import { isLukewarm } from '../lukewarm.js';
import { addresses } from '../stance.js';

/** What happened to the teller, or how they are, at the start. */
const OWN =
  /^(?:I|We)(?:['’](?:m|ve|re))? (?!(?:love|like|hate|prefer|enjoy|think|guess|suppose|wish|hope|want|need to|know|doubt|agree|would|wouldn|could|might|may|should|don|do|can|am not|not|wonder|swear|promise|mean|say|will|shall|used to|own|live|work|feel|felt|feeling|adore|treasure|miss|regret|been crying|grateful for|always|usually|often|never)\b)\p{L}|^(?:My|Our) (?!(?:advice|point|guess|favou?rite|number|address|name|opinion|view)\b)\p{L}+/u;
/** A face that shows how it is taken. */
const FACE = /[😀-😉😊😋😍😎😒😓😖😝😞😟😠-😤😥-😩😫-😭😮-😱😵🙄🤕🤗🤢🤣🤩🤬🤮🤯🥰🥲🥳🥵🥶🥹❤💔🎉🎊🏆👏🙌💖💞💕💛]/u;
const ELSE =
  /[?:;"“”…]|\b(?:guys|folks|everyone|everybody|all of you|thank[a-zà-ž]*|thx|sorry|you|your|dear|lol|haha|ugh|yay|omg|honest[a-zà-ž]*|tbh|ngl|funeral|buried|cancer|suicid[a-zà-ž]*|miscarr[a-zà-ž]*|divorce[a-zà-ž]*|therap[a-zà-ž]*|hospice|surgery|ward|alone|invisible|lonely|ashamed|guilty|worthless|husband|wife|boyfriend|girlfriend|partner|dreading|doctor|scan|tests?|crush|depress[a-zà-ž]*|empty|ill|operation|paramedics?|bullied|picked on|cough|hopeless|used and|devastated|grandfather|grandmother|shaking|the same as|each other|nobody|no one|a bit|a little|slightly|just trying|thinking about|wondering|debating)\b/iu;

export const tellAll: Rule = {
  about:
    'What befell the teller is told to all: “Guys, we lost six nil 😭”, “Guys, I just baked my best loaf ever 🍞🏆”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['I spilt ink over two months of sketches 😱', 'Guys, I spilt ink over two months of sketches 😱'],
    ['Our goat let me pet her for the first time 🥰', 'Guys, our goat let me pet her for the first time 🥰'],
  ],
  leaves: [
    'I spilt ink over my sketches',
    'I love you all 🥰',
    'Thank you for the goat 🥰',
    'I feel so alone 😞',
    'I am in two minds about ink 🤔',
    'My uncle died 😢',
    'Guys, I spilt ink 😱',
    'I think it is fine 😊',
    'Do we have ink 😱',
  ],
  onlyIf: all(isOneSentence, isMessage, mayHave(FACE)),
  *propose(doc) {
    if (!matches(doc, OWN) || !matches(doc, FACE) || matches(doc, ELSE) || doc.tokens.length > 22) return;
    if (addresses(doc) || isLukewarm(doc)) return;
    yield* eachInFront(doc, ['Guys,']);
  },
};
