import type { Doc, Rule } from '../../src/plugin.js';
import { isPersonal, kindOfText } from '../around/kind.js';
import { polarityOf } from '../person/polar.js';
import { closed } from './closed.js';

/** Words to somebody, or a close of the text’s own. */
const TO_SOMEBODY =
  /\b(?:you|your|yours|u|anyone|anybody|everyone|please|thanks|thank|sorry|dear|diary|share|sharing|posting|thought i|helps?|recommend|avoid|bother|go (?:and )?see|tl;?dr)\b|\?|^(?:hi|hello|hey|dear|to|update)\b|\n/iu;
/** Grief and fear are not shared in passing. */
const TOO_MUCH =
  /\b(?:cr(?:y|ied|ying)|tears|wept|sobb\p{L}*|ashamed|hated myself|coward|scared|frightened|terrified|hospital|lonely|lost (?:my|our|the|him|her)|hate myself|exhausted|dread|afraid|ill|sick|hurt|hearing|court|trial|homes|families|police|divorce|fired|sacked|redundan\p{L}*)\b/iu;

/** What is held against somebody without a word for it. */
const ILL =
  /\b(?:begged|sent home|broken|recalled|clinic|object|decision|spelled|condemned|rolled (?:his|her|their) eyes|let me go|ignored|nobody|no one|nothing|never|not even|shrugged|postponed|lied|rude|smashed)\b/iu;

export const thoughtShare: Rule = {
  about: 'What one tells of a thing or a stay at some length ends with why it is told: “… Just thought I’d share.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Stayed three nights at the mill for our anniversary. They left a jar of plums in the room and drew us a map of the walks.',
      "Stayed three nights at the mill for our anniversary. They left a jar of plums in the room and drew us a map of the walks. Just thought I'd share.",
    ],
  ],
  leaves: [
    'The soup was cold. We left.',
    'You left us a jar of plums in the room and drew us a map of the walks by the mill. We had such a good time.',
    'The tenant shall leave the keys with the agent on the last day of the term. The agent shall check the flat and the garden.',
    'I cried in the car for an hour after they told me that the job had gone to somebody else. I wanted it so much.',
  ],
  *propose(doc) {
    if (!isPersonal(doc) || doc.sentences.length < 2 || doc.tokens.length < 20 || doc.tokens.length > 80) return;
    if (TO_SOMEBODY.test(doc.text) || TOO_MUCH.test(doc.text) || !endsPlainly(doc)) return;
    if (
      kindOfText(doc) !== 'review' &&
      (ILL.test(doc.text) || doc.tokens.some(({ lower }) => polarityOf(lower) === 'negative'))
    )
      return; // a wrong is not told in passing
    if (kindOfText(doc) === 'chat' && !/\b(?:I|[Mm]y|[Ww]e|[Oo]ur|[Uu]s)\b/u.test(doc.text)) return;
    yield* closed(doc, ["Just thought I'd share", 'Just wanted to share that']);
  },
};

/** With a full stop or an outcry, and no last word that closes already. */
function endsPlainly({ text, sentences }: Doc): boolean {
  return (
    /[.!]\s*$/u.test(text) && (sentences.at(-1)?.tokens.length ?? 0) > 3 && !/\p{Extended_Pictographic}/u.test(text)
  );
}
