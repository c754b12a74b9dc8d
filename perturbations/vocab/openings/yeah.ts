import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isMessage } from '../../around/kind.js';
import { isProse } from '../../around/kind-shape.js';
import { isWellWishing } from '../../around/well-wishing.js';
import { isLukewarm } from '../lukewarm.js';
import { addresses, judges } from '../stance.js';

export const yeah: Rule = {
  about: 'A word of answering opens a chat message: “Yeah, …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['She keeps goats', 'Yeah, she keeps goats'],
    ['Overcooked and salty', 'Yeah, overcooked and salty'],
  ],
  leaves: [
    'Hm, she keeps goats',
    'Um, she keeps goats',
    'Yes, she does',
    'Does she?',
    'You look lovely',
    'Our cat died',
    'Best day ever!',
    'Thanks!',
    'I need to buy stamps',
    'Keep going',
    'Brb, feeding the goat',
    'Just won a tuba',
    'Keeping bees makes me so happy 🐝',
    'Woohoo, a day off',
    'Reminder that the shed is shut',
    'Could someone send me the key',
    "My number is new. It's Ada",
    'Our shed burned down',
    'I beat my aunt at darts',
    "I'm heartbroken we had to sell the shed",
    'The kids drew me a crown 🥰',
    "The vet couldn't save our goat",
    'From the cook to the porter, everyone at this little inn treated us as old friends.',
    'The cloth is of medium weight',
    'This pond is nine metres long',
    'The mower was ordinary',
    'Hail has flattened most of the orchards, and growers say they fear for the crop.',
    'I wonder who lived in that mill',
    'Her songs on this record are so tender that each of us had to stop on the bridge and listen to them to the end',
  ],
  *propose(doc) {
    if (isMessage(doc) && !REDOING.test(doc.text) && doc.tokens.length < LONG && answers(doc) && isTalk(doc))
      yield* eachInFront(doc, ['Yeah,']);
  },
};

/** No lexicon has them, so that they would keep their capital: `Rewatching the final`. */
const REDOING = /^Re\p{Ll}+ing\b/u;

/** Spoken words: contractions, those of or about persons in talk, a fragment, or a short verdict. What describes goods is none. */
function isTalk(doc: Doc): boolean {
  const { text, clauses, tokens } = doc;
  if (tokens.length > 13 && /\.\s*$/u.test(text)) return false; // a review of one sentence
  if (matches(doc, OF_A_KIND) || (judges(doc) && isLukewarm(doc))) return false;
  // what a newspaper tells is said to nobody
  if (!matches(doc, OWN) && (isProse(doc) || (tokens.length > 10 && /\.\s*$/u.test(text)))) return false;
  if (matches(doc, SPOKEN)) return true;
  return tokens.length < 11 && (clauses.length === 0 || judges(doc));
}

const SPOKEN =
  /\b(?:i|me|my|we|us|our)\b|n['’]t\b|['’](?:m|re|ve|ll|d)\b|\b(?:it|that|there|he|she|who|here|what)['’]s\b|^(?:it|he|she|they|that)\b/iu;
const OWN = /\b(?:i|me|my|we|us|our)\b/iu;
const OF_A_KIND =
  /\b(?:of (?:medium|average|ordinary|normal|moderate|standard|good|poor|high|low)|(?:is|was|are|were) (?:the )?(?:standard|regular|normal|medium|usual)|(?:what|as) (?:i|we|you)(?:['’]d| had| would)? expect(?:ed)?|located|situated|comprises?|consists?)\b/iu;

/** A face or a heart of joy or grief. */
const FELT = /[😨😱😰😭💔😢😞😔😩😣😖😊😍❤🎉🥳🙏🥰🥲🥹🤩🤗]/u;

/** What is told at length answers nobody. */
const LONG = 20;

/** Words that answer, greet or cry out already, or that begin another kind of text. */
const NO_ANSWER =
  /^(?:yes|yeah|yep|yup|no|nope|nah|hi|hey|hello|hiya|morning|good (?:morning|afternoon|evening|night|luck|job|to|for you|news)|oh|ah|ugh|ouch|wow|hooray|yay|omg|lol|haha|thanks|thank|thx|ty|cheers|congrats|sorry|so|well|anyway|okay|ok|honestly|seriously|basically|dear|happy|big|proud|best|sunset|please|pls|never|treat|avoid|dont|but|and|why|what|how|where|when|who|did|has|anyone|someone|imagine|welcome|guess what|back in|tinder|hinge|bumble|uber|much obliged|reminder|woohoo|ew|eww|yuck|surprise|could (?:someone|somebody|anyone|you)|can|noted|kudos|bravo|fyi|btw|h+m+|u+m+|uh|er|erm|eh|huh|mm+|aha|phew|delighted|passport|i wonder|brb|gtg|afk|ttyl|back in)\b(?![a-zà-ž])/iu;
const SAID_TO_ALL =
  /[?:;]|!!|["“”]|\b(?:buried|heartbroken|devastated|gutted|over the moon|birthday|wow|proposed|yes|ever|number|(?:i['’]m|i am|we['’]re) (?:so |really )?[a-zà-ž]+ (?:that|for|about|at|with|by))\b/iu;

function answers(doc: Doc): boolean {
  const [first, second, third] = doc.sentences;
  if (!first || third || (second && second.text.length > 60) || addresses(doc) || isWellWishing(doc)) return false;
  if (first.kind !== 'statement' && first.kind !== 'fragment' && !/^guess i/iu.test(doc.text)) return false;
  if (matches(doc, NO_ANSWER) && !/^no (?!way)[a-zà-ž]+/iu.test(doc.text)) return false;
  const [clause] = doc.clauses;
  const { subject, verb, tense } = clause ?? {};
  if (subject?.person === 1 && ((tense === 'past' && !clause?.copular) || /^(?:need|have)$/u.test(verb?.lemma ?? '')))
    return false; // news and plans, which nobody asked for
  if (/^(?:i|we) (?:beat|hit|read|quit|set|cut|put)\b/iu.test(doc.text)) return false; // told of the past as well
  // what somebody or something did is news, and a loss or a treat is told for itself
  if (
    clause?.subject.person === 3 &&
    (tense === 'past' || /^(?:could|would)/u.test(clause.finite.lower)) &&
    !clause.copular
  )
    return false;
  if (matches(doc, FELT) || /\b(?:losing|lost) (?:my|our)\b/iu.test(doc.text)) return false;
  if (
    /^(?:i|we)(?:['’](?:ve|m))? (?:just|finally)\b|^just (?![a-zà-ž]+ing\b|me\b)|everywhere|\bmakes? me (?:so |really )?(?:happy|glad|proud|smile)\b|^(?:my|our)\b.*[💕💖💗💓💞💘💙💚💛💜🧡]/iu.test(
      doc.text,
    )
  )
    return false;
  return !matches(doc, SAID_TO_ALL) && !/^\p{L}+(?:ing)?!/u.test(doc.text);
}
