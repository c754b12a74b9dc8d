import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { endOfWords } from '../../around/end-of-words.js';
import { kindOfText } from '../../around/kind.js';
import { inCapitals } from '../../around/style.js';
import { isTimeless } from '../first-clause.js';

const NOW = ['right now', 'at the moment'];
/** Openings of what lasts a while and ends, with the times that fit each. */
const PASSING: readonly (readonly [opening: RegExp, times: readonly string[]])[] = [
  [
    /^(?:i['’]m |i am )?feeling (?:so |very |really |pretty |a bit |a little |quite |rather )?(?:hopeful|hopeless|indifferent|curious|optimistic|pessimistic|uneasy|nervous|anxious|neutral|unsure|guilty) about /iu,
    NOW,
  ],
  [
    /^(?:i['’]m |i am )?feeling (?:so |very |really |pretty |a bit |a little |quite |rather )?(?:sleepy|tired|low|down|refreshed|great|good|happy|sad|lonely|grumpy|cheerful|calm|relaxed|energetic|flat|blue|lucky|restless|bored)$/iu,
    ['today', 'this morning', 'right now'],
  ],
  [
    /^(?:i['’]m|we['’]re) (?:just )?(?:waiting for|folding|scrolling|sorting|packing|charging|reading|halfway through|peeling|ironing|tidying|knitting|weeding|walking the|on hold|on the (?:bus|train|tram))\b/iu,
    NOW,
  ],
  [/^just (?:sitting|waiting|scrolling|sorting|reading|trying|folding|packing|watching|boarding)\b/iu, ['right now']],
  [
    /^(?:the|our|my) (?:wi-?fi|internet|traffic|queue|line|website|app|network|printer|heating|boiler|lift|elevator)(?: (?:at|in|on) (?:this|the|our) [a-zà-ž]+)? (?:is|are|keeps?) /iu,
    ['today', 'this morning'],
  ],
  [/^it['’]s \d+ degrees\b/iu, ['today', 'this morning']],
  [/^(?:the|our|my) (?:train|bus|ferry|tram)s? (?:is|are) running /iu, ['today', 'this morning']],
  [/^the view from (?:our|my|the) [a-zà-ž]+ is /iu, ['this morning', 'today']],
  [/^there (?:are|['’]s|is) [a-zà-ž ]*(?:ahead of me|in (?:front of me|the queue|the line))/iu, ['right now']],
  [/^i (?:neither like nor dislike|have no strong feelings about)\b/iu, ['at the moment']],
];

/** What a thing is for good. */
const OF_A_KIND =
  /\b(?:is|are) (?:an? |quite |pretty |fairly |rather |very |just )?(?:standard|average|typical|basic|ordinary|regular|decent|adequate|mediocre|new|old|expensive|cheap|modern|black|white|grey|gray|heavy|light|small|big|large|reliable)$/iu;

export const rightNow: Rule = {
  about: 'Says of what passes that it is so today or at the moment',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm ironing a pile of shirts 👔", "I'm ironing a pile of shirts right now 👔"],
    ['Feeling a bit grumpy', 'Feeling a bit grumpy today'],
    ["It's 30 degrees and dry here", "It's 30 degrees and dry here today"],
  ],
  leaves: [
    "I'm ironing shirts today",
    "I'm ironing, and he sings",
    "I'm just sorting old stamps this afternoon",
    "I'm tall",
    'The printer is standard',
    "I'M IRONING A SHIRT",
    "I'm reading a book that never ends",
    "I'm waiting for the plumber to call back",
    "I'm just ironing a shirt before we go",
  ],
  words: () => neededWords(...PASSING.map(([opening]) => opening)),
  *propose(doc) {
    const end = endOfWords(doc);
    if (!end || doc.sentences.length > 1 || inCapitals(doc) || kindOfText(doc) !== 'chat') return;
    if (!isTimeless(doc) && !/^(?:i['’]m )?just [a-zà-ž]+ing\b/iu.test(doc.text)) return;
    const said = doc.text.slice(0, end);
    if (
      /[,;:?()]|\b(?:today|tonight|now|this (?:morning|afternoon|evening|week)|at the moment|since|before|after|until|when|while|because|if|but|who|which|that|people|everyone|everybody|so i|next|and (?:i|it|he|she|they|we|then|nobody)|was|were|will)\b/iu.test(
        said,
      )
    )
      return;
    if (matches(doc, OF_A_KIND, said)) return;
    if (/\bfor .+ to [a-zà-ž]+/iu.test(said)) return; // `waiting for him to call at the moment`
    for (const [opening, times] of PASSING)
      if (opening.test(said)) for (const time of times) yield { edits: [{ start: end, end, text: ` ${time}` }] };
  },
};
