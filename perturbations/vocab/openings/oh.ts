import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isMessage } from '../../around/kind.js';
import { all, isOneSentence } from '../../around/only-if.js';
import { isCharged } from '../charged.js';
import { isLukewarm } from '../lukewarm.js';
import { opened } from '../opened.js';
import { addresses, opensWithClause, opensWithStatement } from '../stance.js';

const HEDGED =
  /\b(?:i think|i guess|maybe|not sure|haven['’]t decided|part of me|don['’]t (?:really )?mind|trying to (?:decide|remember|recall|work out)|i believe|no idea|i wonder)\b/iu;

export const oh: Rule = {
  about: 'An interjection opens a chat message: “Oh, …” before what comes to mind, “Hmm, …” before what is unsure',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['This bakery is the nicest', 'Oh, this bakery is the nicest'],
    ["I'm not sure about the lamp", "Hmm, I'm not sure about the lamp"],
    ['What a lovely lamp', 'Oh, what a lovely lamp'],
    ['If you see Ana, tell her', 'Oh, if you see Ana, tell her'],
  ],
  leaves: [
    'Oh, it rained',
    'The rent went up and I have no idea how to pay it 💸',
    'Is it cold?',
    'This soap is okay',
    'Our cat died',
    'I just sold my lamp',
    'Thanks!',
    'Keep going',
    'Please find it enclosed',
    'Please tell me whether the order can be sent to another address.',
  ],
  onlyIf: all(isMessage, isOneSentence),
  *propose(doc) {
    if (/^(?:thanks|cheers|noted|never mind),/iu.test(doc.text) && !/^thanks, (?:but|no)\b/iu.test(doc.text))
      yield* eachInFront(doc, /^noted/iu.test(doc.text) ? ['Okay,', 'Oh,'] : ['Oh,']);
    else if (/^thanks to (?!you\b|all|everyone|every|the (?:team|staff|crew))/iu.test(doc.text) && isCharged(doc))
      yield* eachInFront(doc, ['Well,']);
    else if (
      /^please (?!find|note|accept|see)[a-zà-ž]+ /iu.test(doc.text) &&
      !(doc.tokens.length > 10 && /\.\s*$/u.test(doc.text))
    )
      yield* eachInFront(doc, ['Oh,']);
    else if (/^(?:pls|plz) [a-zà-ž]+/iu.test(doc.text)) yield* eachInFront(doc, ['Hey,']);
    else if (/^if you (?:see|meet|pass|need|find)\b/iu.test(doc.text) && !isCharged(doc))
      yield* eachInFront(doc, ['Oh,', 'Hey,']);
    else if (/^what an? (?!\S+\?)/iu.test(doc.text) && !doc.text.includes('?')) yield* eachInFront(doc, ['Oh,']);
    else if (opensWithStatement(doc)) yield* opened(doc, interjections(doc));
  },
};

function interjections(doc: Doc): readonly string[] {
  const [clause] = doc.clauses;
  if (matches(doc, HEDGED)) return /[😩💸😭😡😠😤😱😰🤬💔]/u.test(doc.text) ? [] : ['Hmm,'];
  if (!clause || !opensWithClause(doc) || addresses(doc)) return [];
  if (
    /^(?:i|we) (?:still )?(?:need|have|ought|must remember|should remember) to (?!say\b|admit\b)/iu.test(doc.text) &&
    !isCharged(doc)
  )
    return ['Oh,'];
  if (clause.subject.person !== 3)
    return /^i (?:really )?(?:love|adore|treasure|hate|loathe|despise|can['’]t stand)\b/iu.test(doc.text)
      ? ['Oh,']
      : [];
  if (
    /^(?:my|our)\b/iu.test(doc.text) ||
    /\b(?:nobody|no one|nothing|none|neither|regular|typical|usual|ordinary|standard|average)\b/iu.test(doc.text) ||
    doc.text.includes('!')
  )
    return [];
  const told = clause.tense === 'present' && isCharged(doc) && !isLukewarm(doc) && doc.tokens.length < 18;
  return told ? ['Oh,'] : [];
}
