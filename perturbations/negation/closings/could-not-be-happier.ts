import { neededWords, type Rule } from '../../../src/plugin.js';
import { isChat } from '../../around/register.js';
import { isTestimonial } from '../../around/testimonial.js';
import { moodOf } from '../mood.js';
import { eachAfter, endsOpen } from './afterthought.js';

/** By what the text is about: a gain of one's own, or a pleasure. */
const HAPPY = ["I couldn't be happier", "Couldn't be happier"];
const SMILING = ["I can't stop smiling"];

export const couldNotBeHappier: Rule = {
  about: 'Good news and gladness of the speaker are rounded off by a denied bound: “… I couldn’t be happier.”',
  expects: { sentiment: 'same' },
  examples: [
    ['I finally passed my chemistry test!! 🎉', "I finally passed my chemistry test!! 🎉 I couldn't be happier"],
    ["I'm delighted with the curtains", "I'm delighted with the curtains. Couldn't be happier"],
  ],
  leaves: [
    'She passed her test',
    "I'm not delighted",
    "We're delighted to report that the meadow is safe.",
    'The soup was delicious',
    "I'm thrilled to nominate Ines Okoro for the bursary",
    'I love cake',
    "I'm proud but tired",
    "I'm so grateful for my sister",
    'I was happy last year',
    'Thank you for contacting us. We have passed your letter to the team.',
  ],
  words: () => neededWords(GLAD, GAINED),
  *propose(doc) {
    const mood = endsOpen(doc) ? moodOf(doc) : undefined;
    if (mood?.polarity !== 'positive' || /happ(?:y|ier)|smil|stop|couldn't/iu.test(doc.text)) return;
    const mine = doc.clauses.find(({ subject }) => /^(?:I|we)$/iu.test(subject.text));
    if (!mine || doc.sentences.length > 2 || !isChat(doc) || isTestimonial(doc)) return;
    const said = mine.rest.tokens.some(({ lower }) => GLAD.test(lower)) && mine.tense === 'present';
    const gained = GAINED.test(mine.verb.lower) && mood.cues.some(({ says }) => says === 'event');
    if (/\b(?:report|announce|inform|confirm)\b/u.test(doc.text)) return;
    if (/\bwe\b/iu.test(doc.text) && !/\b(?:I|my)\b|\bi['’]/u.test(doc.text)) {
      if (gained || (said && mine.copular)) yield* eachAfter(doc, ["We couldn't be happier"]);
      return;
    }
    if (gained) yield* eachAfter(doc, [...HAPPY, ...SMILING]);
    else if (said && mine.copular) yield* eachAfter(doc, HAPPY);
  },
};

const GLAD = /^(?:delighted|thrilled|overjoyed|ecstatic|chuffed|stoked|elated)$/u;
const GAINED = /^(?:passed|won|adopted|aced|survived|smashed|got|graduated)$/u;
