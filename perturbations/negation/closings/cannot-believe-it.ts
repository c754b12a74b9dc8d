import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { isFormal } from '../../around/register.js';
import { moodOf } from '../mood.js';
import { isNews } from '../openings/news.js';
import { eachAfter, endsOpen } from './afterthought.js';

const SAID = ["I can't believe it", "I still can't believe it"];

export const cannotBelieveIt: Rule = {
  about: 'What happened is rounded off by disbelief: “… I still can’t believe it.”',
  expects: { sentiment: 'same' },
  examples: [
    ['I just adopted a kitten 🐱', "I just adopted a kitten 🐱 I can't believe it"],
    ['Our dog died last night.', "Our dog died last night. I still can't believe it."],
  ],
  leaves: [
    'The soup was cold',
    'The kettle died and the milk is off',
    "I didn't win",
    'I broke my leg last winter',
    "I can't believe they lost my parcel",
    'We might have won',
    'He lost his keys and he found them',
    "She's lost in thought",
    'Dozens of farmers lost their barns when the river burst its banks, and vets fear that more cattle are ill.',
    "I adopted a greyhound and he's the calmest dog",
    'We adopted a puppy and he has chewed every shoe',
    'I failed my theory test for the third time',
    'They cancelled the concert. We asked for a refund.',
    'The contractor failed to finish the roof in time, and the owner lost the rent of a year.',
  ],
  words: () => neededWords(NEWS),
  *propose(doc) {
    const mood =
      endsOpen(doc) && !isNews(doc) && !isFormal(doc) && TOLD.test(kindOfText(doc)) ? moodOf(doc) : undefined;
    if (!mood || /believe|never|last (?:winter|summer|year|spring)|years ago/iu.test(doc.text)) return;
    if (matches(doc, EXPECTED) || doc.clauses.some(({ sentence }) => sentence !== doc.sentences[0])) return;
    const news = doc.clauses.some(
      ({ verb, auxiliaries, sentence, subject }) =>
        sentence === doc.sentences[0] &&
        auxiliaries.length === 0 &&
        NEWS.test(verb.lower) &&
        (verb.lower !== 'died' || subject.animacy === 'person' || subject.animacy === 'animal'),
    );
    const found = doc.tokens.some(({ lower }) => /^(?:found|returned)$/u.test(lower));
    if (!news || found || doc.sentences.length > 2 || doc.tokens.length > 26) return;
    const fresh = doc.tokens.some(({ lower }) => lower === 'just');
    yield* eachAfter(doc, fresh ? SAID.slice(0, 1) : SAID);
  },
};

/** What one is used to, or what is told beside it, so that `it` would be unclear. */
const EXPECTED =
  /\b(?:again|second time|third time|[a-zà-ž]+th time|times)\b|\band (?:i|we|he|she|it|they)(?:['’](?:m|re|s|ve)| do| is| are| has| have)\b/iu;

/** Kinds of text in which somebody tells what happened. */
const TOLD = /^(?:chat|story|review)$/u;

/** What one hardly believes when it happens. */
const NEWS =
  /^(?:won|passed|adopted|died|stole|lost|crashed|failed|robbed|cancelled|canceled|dumped|rejected|abandoned|aced|survived|smashed|collapsed|ruined|wrecked)$/u;
