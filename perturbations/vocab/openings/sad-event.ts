import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isPersonal } from '../../around/kind.js';
import { all, isOneSentence } from '../../around/only-if.js';
import { polarityOf } from '../../person/polar.js';
import { opened } from '../opened.js';
import { addresses } from '../stance.js';

const SAD = /[😢💔😞😔😭😩😖☹]\uFE0F?\s*$/u;
/** What went wrong with a thing or an animal, or was not granted. */
const MISHAP =
  /\b(?:deleted|cancelled|canceled|postponed|cracked|broke|broken|smashed|shattered|burnt|burned down|flooded|damaged|destroyed|ruined|stolen|rejected|refused|turned down|called off|closed down|shut down|collapsed|blew (?:over|away|down)|fell (?:over|apart|through|off)|fell down|died|wilted|passed away|withered|melted|sank|leaked|vanished|disappeared|got lost|crashed|failed|couldn['’]t save|could not save|won['’]t pay|sold out|axed|scrapped|chopped down|felled|never (?:came|arrived|called)|ran away|escaped)\b/iu;
const RELIEF =
  /\b(?:what a relief|(?:so|am|['’]m|are|['’]re|is|['’]s) (?:so )?relieved|thank goodness|thank heavens|a weight off)\b/iu;
const ELSE =
  /[?;:"“”]|\b(?:unfortunately|sadly|sorry|phew|ugh|honestly|luckily|thankfully|but|though|although|i had to|murder[a-zà-ž]*|killed|war|baby|miscarr[a-zà-ž]*|cancer|stroke|suicide|mum|mom|dad|mother|father|husband|wife|son|daughter|sister|brother|nan|gran[a-zà-ž]*|uncle|aunt|friend|teacher|boss|colleague|pain|fever|rash|laugh[a-zà-ž]*|heart|down|so)\b/iu;

export const sadEvent: Rule = {
  about:
    'A mishap with a sad face is told with regret, what ended well with relief: “Sadly, my peas all died 😞”, “Phew, …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ["The vet couldn't save our old goat 💔", "Sadly, the vet couldn't save our old goat 💔"],
    ['The kiln cracked my best vase 😩', 'Unfortunately, the kiln cracked my best vase 😩'],
    ['The kite survived the storm, what a relief 😅', 'Phew, the kite survived the storm, what a relief 😅'],
    ['My boat loan is finally settled 🎉', 'Yay, my boat loan is finally settled 🎉'],
  ],
  leaves: [
    'My niece won the regatta 😭',
    'My aunt died 😞',
    'You broke my vase 😩',
    'Phew, the kite survived, what a relief',
    'The regatta is on Sunday 😞',
    'It finally rained',
  ],
  onlyIf: all(isPersonal, isOneSentence),
  *propose(doc) {
    if (doc.tokens.length > 20 || addresses(doc)) return;
    if (isRelieved(doc)) return yield* eachInFront(doc, ['Phew,']);
    if (
      /^(?:my|our|the) .*\b(?:is|are|has|have|was|were) finally\b.*[🎉🥳🙌]\s*$/u.test(
        doc.text.replace(/^\p{Lu}/u, (c) => c.toLowerCase()),
      )
    )
      return yield* opened(doc, speaksOfLoss(doc) ? [] : ['Yay,']);
    if (!matches(doc, SAD) || !matches(doc, MISHAP) || matches(doc, ELSE)) return;
    if (!/^(?:my|our|the|all|half|most|someone|somebody)\b/iu.test(doc.text) || doc.clauses[0]?.tense === 'future')
      return;
    if (doc.tokens.some(({ lower }) => polarityOf(lower) === 'positive' && lower !== 'best')) return;
    yield* opened(
      doc,
      /\b(?:died|withered|wilted|felled|save|passed away|closed down|chopped)\b/u.test(doc.text)
        ? ['Sadly,']
        : ['Unfortunately,'],
    );
  },
};

/** Fear for people is another matter. */
const isRelieved = ({ text }: Doc): boolean =>
  RELIEF.test(text) &&
  /^(?:the|my|our|his|her)\b/iu.test(text) &&
  !/\b(?:phew|died|dead|but|gone|divorce[a-zà-ž]*|surgery|operation|scan|biopsy|cancer|not)\b|n['’]t\b|😭/iu.test(text);

const speaksOfLoss = ({ text, tokens }: Doc): boolean =>
  /\b(?:died|lost|buried|dead|divorce[a-zà-ž]*|wrong|broke)\b|[,?]/iu.test(text) ||
  tokens.some(({ lower }) => polarityOf(lower) === 'negative' && !/^(?:loan|debt|debts|rid|cast|braces)$/u.test(lower));
