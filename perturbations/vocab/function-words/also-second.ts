import { matches, neededWords, once, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';

/** What a thing has beside the rest, and what a body or somebody says beside something else. */
const HAS =
  '(?:includes|contains|offers|features|provides|covers|describes|lists|comes with|corrects|explains|shows|compares|supports|mentions)';
const SAID =
  '(?:praised|thanked|congratulated|commended|welcomed|criticised|criticized|condemned|deplored|recommended|reported|noted|recalled|complained|described|mentioned|reminded|warned|paid tribute)';
const BESIDE: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:${HAS}|has (?:an?|the|two|three|four|five|six|eight|ten)|holds|runs|takes|gives|adds|keeps|uses|consists of) (?:[^.,;!?]{4,70}),? and(?= ${HAS} (?!also\b))`,
    'giu',
  ),
  new RegExp(String.raw`\b${SAID} (?:[^.,;!?]{4,90}),? and(?= ${SAID} (?!also\b))`, 'giu'),
];

/** What is told in turn, or of which one thing is so because of the other. */
const ELSE =
  /\?|\b(?:also|too|both|as well|then|either|neither|not|never|because|if|when|therefore|finally)\b|n['’]t\b/iu;

export const alsoSecond: Rule = {
  about: 'The second of two things told of one is so “also”: “lists the hours and gives the fares” → “… and also …”',
  expects: { sentiment: 'same', labels: 'same' },
  words: once(() => neededWords(...BESIDE)),
  examples: [
    ['The leaflet lists the hours and explains the fares.', 'The leaflet lists the hours and also explains the fares.'],
    ['Members thanked the crew and praised the cook.', 'Members thanked the crew and also praised the cook.'],
  ],
  leaves: [
    'The leaflet lists both the hours and the fares.',
    'Members thanked the crew and left.',
    'If it lists the hours and explains the fares, buy it.',
    'Nobody thanked the crew and then praised the cook.',
  ],
  *propose(doc) {
    for (const candidate of BESIDE.flatMap((each) => [...insertedAfter(doc, each, 'also')])) {
      const [edit] = candidate.edits;
      const sentence = doc.sentences.find(({ start, end }) => edit && start <= edit.start && edit.start <= end);
      if (sentence && !matches(doc, ELSE, sentence.text) && !/^nobody\b/iu.test(sentence.text)) yield candidate;
    }
  },
};
