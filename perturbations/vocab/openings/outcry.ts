import { type Doc, matches, neededWords, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isMessage } from '../../around/kind.js';
import { isProse } from '../../around/kind-shape.js';
import { polarityOf } from '../../person/polar.js';
import { opened } from '../opened.js';
import { opensWithStatement } from '../stance.js';

/** Mishaps and nuisances that people groan at. */
const GROANED_AT =
  /\b(?:broken?|ruined|stolen|stole|forgot(?:ten)?|ignored|cancell?ed|failed (?:my|the|again)|overcharged|charged (?:me )?twice|leak(?:s|ed|ing)|crash(?:ed|es)|keyed|wasted|late again|smashed|melted|towed|in a (?:thousand|million) pieces|delayed|rip-off|conceded|sold (?:us|me) an? (?:sick|broken|fake)|(?:oven|fridge|boiler|kettle|laptop|router|dishwasher) (?:just )?(?:died|packed up)|burnt|rotten|stinks?|stank|tasted of nothing|stuck (?!between|in the middle)|fed up|sick of|tired of|worn out|exhausted|stressed|annoyed|miserable|lumpy|filthy|freezing|mouldy|spilled|spilt|got lost|kept us waiting|hours on hold|hung up|won['’]t (?:turn on|start|stop)|keeps (?:crashing|freezing|logging|cutting)|drags?|dragged|hair in my|stood me up|rejection|dented|blight|scammed|a rash|keyed|mice|moths|fleas|itches|smudged|hailed|called off|upside down|locked out|got soaked|sunburnt|flat tyre|parking (?:ticket|fine)|food poisoning|jet-?lagged|my (?:[a-zà-ž]+ )?(?:knees?|back|head|shoulders?|neck|feet|foot|legs?|teeth|tooth|hips?|ankles?|wrists?|throat|stomach|ears?|eyes?|arms?|hands?) (?:hurts?|aches?|(?:is|are) (?:killing me|throbbing|aching))|i (?:have|['’]ve got) a (?:terrible|splitting|pounding|awful|bad|horrible) (?:headache|cold|toothache|cough)|i have a (?:sore throat|stuffy nose|blocked nose)|(?:flickers|squeaks|rattles|drips|wobbles|creaks|overheats|lags|stutters|crackles) (?:all the time|constantly|non-?stop|every|whenever)|hungover|(?:gave|given) (?:me|us|him|her) an? (?:[a-zà-ž]+ )?(?:stomach ?ache|headache|migraine)|made (?:me|us|him|her|everyone) (?:all )?(?:feel )?(?:sick|ill|seasick|carsick|queasy|dizzy))\b/iu;
/** What makes people say wow. */
const MARVELLED_AT =
  /\b(?:heavenly|beautiful(?:ly)?|fantastic|gorgeous|brilliant(?:ly)?|magical|amazing|incredible|wonderful(?:ly)?|superb(?:ly)?|stunning|breathtaking|phenomenal|spectacular|magnificent|splendid|did an? (?:immaculate|flawless|perfect) job|glorious(?:ly)?|thrilling|took (?:my|our) breath away|exquisite|astonishing|sensational|immaculate(?:ly)?|outstanding|out of this world|(?:the|my) (?:best|friendliest|kindest|loveliest|nicest|prettiest|funniest|sweetest) [a-zà-ž]+)\b/iu;
/** A nuisance that is not the first. */
const AGAIN =
  /^(?:another (?:flat tyre|puncture|rejection|parking (?:ticket|fine)|headache|power cut|delay|leak|mouse|(?:weekend|evening|hour|day) wasted)|third [a-zà-ž]+ in a row)\b[^?]*$/iu;
const ELSE =
  /\b(?:spoil[a-zà-ž]* rotten|remembered|but|though|although|not|never|no longer|nobody|used to|finally|thank[a-zà-ž]*|thought|glad|lucky|fixed|if|was going|sorry|ashamed|guilty|proud|heartbroken|record|code|won['’]t stop (?:talking|raving|smiling|singing)|can['’]t stop|grandm[a-zà-ž]*|nan|stole the (?:show|scene|spotlight)|(?:stole|stolen|stealing) (?:my|our|his|her|their|everyone['’]s|everybody['’]s|all our|the [a-zà-ž]+['’]s) hearts?)\b|n['’]t (?!turn|start|stop)|[?:;"“”]|\bhow\b/iu;

export const outcry: Rule = {
  about: 'A mishap is groaned at, a marvel marvelled at: “Ugh, the blender broke”, “Wow, the choir sang beautifully”',
  expects: { sentiment: 'same' },
  examples: [
    ['The blender broke after two uses', 'Ugh, the blender broke after two uses'],
    ['The choir sang beautifully', 'Wow, the choir sang beautifully'],
    ['My knee hurts on every hill 😖', 'Ugh, my knee hurts on every hill 😖'],
    ['Another flat tyre, that makes three', 'Ugh, another flat tyre, that makes three'],
    ["I'm fed up with this rain", "Man, I'm fed up with this rain"],
  ],
  leaves: [
    'The blender is red',
    'Ugh, it broke',
    'The glass broke but it is fine',
    'The patient broke a leg.',
    'Is it broken?',
    'I am ashamed that I broke it',
    'My uncle sang at the fair and stole the show 💃',
    'I broke the record for the mile',
    'This kitten has stolen my heart 🐱',
    "My niece won't stop talking about the blender",
    'Hail has ruined most of the apples, and growers fear they will have to sell.',
  ],
  words: () => neededWords(GROANED_AT, MARVELLED_AT, AGAIN),
  onlyIf: isMessage,
  *propose(doc) {
    if (matches(doc, ELSE) || doc.sentences.length > 2 || !isTold(doc)) return;
    if (isProse(doc) && doc.tokens.length > 12 && !/\b(?:i|me|my|we|us|our|this)\b/iu.test(doc.text)) return; // news
    if (doc.tokens.length > 15 && /\.\s*$/u.test(doc.text)) return; // a review
    if (matches(doc, AGAIN)) return yield* eachInFront(doc, ['Ugh,']);
    // a favourite vase is broken for all that
    const sides = doc.tokens.flatMap(({ lower }) => (/^favou?rite$/u.test(lower) ? [] : (polarityOf(lower) ?? [])));
    if (
      matches(doc, GROANED_AT) &&
      !sides.includes('positive') &&
      !matches(doc, MARVELLED_AT) &&
      !/[😊😂🤣😄😁🎉❤💕🥳😍🥰💛💚💙💜🧡💖🐶🐾]/u.test(doc.text)
    )
      yield* opened(doc, /^(?:i|we)(?:['’]m|['’]re| am| are)\b/iu.test(doc.text) ? ['Ugh,', 'Man,'] : ['Ugh,']);
    else if (
      matches(doc, MARVELLED_AT) &&
      !sides.includes('negative') &&
      /^(?:the|this|that|it|these|those|our|my|your|her|his)\b/iu.test(doc.text)
    )
      yield* opened(doc, ['Wow,']);
  },
};

function isTold(doc: Doc): boolean {
  if (matches(doc, AGAIN)) return true;
  return opensWithStatement(doc) && !/^(?:worst|best|what|ugh|wow|oh|so|well|honestly)\b/iu.test(doc.text);
}
