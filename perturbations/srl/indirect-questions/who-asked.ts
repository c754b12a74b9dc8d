import { matches, type Rule } from '../../../src/plugin.js';
import { upper } from '../statement.js';

/** Questions whose order stays when they are put indirectly: the subject is what is asked for. */
const SUBJECT =
  /^(?:who(?:'s| is| has| keeps| plays| runs| drives| teaches| cooks| brings| does| sings| opens| locks| feeds| owns| needs| wants| got)|which [a-zà-ž]+ (?:is|are|goes|go|leaves|stops|has|starts|opens|closes|runs|comes|fits|costs|works|arrives))\b/iu;
const RHETORICAL =
  /\b(?:keeps [a-zà-ž]+ing|cares?|knows?|wouldn't|doesn't|isn't|even|ever|on earth|the hell|better|worse|idiot|genius|your problem|else|responsible|fault|to blame|excited|ready|coming|up for|in|with me|hungry|hyped)\b/iu;

export const whoAsked: Rule = {
  about:
    'A question of who or which in a message is put indirectly: “Who feeds the cat?” → “Do you know who feeds the cat?”',
  expects: { sentiment: 'same' },
  examples: [
    ['Who keeps the score on Wednesdays?', 'Do you know who keeps the score on Wednesdays?'],
    ['which bus goes to the harbour?', 'do you know which bus goes to the harbour?'],
    ["Who's got the other half of the map? 🗺️", "Do you know who's got the other half of the map? 🗺️"],
  ],
  leaves: [
    'Who keeps parking here?',
    'Who cares?',
    'Who even does this?',
    'Who wants tea?',
    "Who's excited?",
    'Which is it?',
    "Who's your friend, Bo?",
  ],
  words: () => ['who', 'which'],
  *propose(doc) {
    const [sentence, second] = doc.sentences;
    if (
      !sentence ||
      second ||
      !/^[^?,]+\?(?:\s|\p{Extended_Pictographic}|\uFE0F)*$/u.test(doc.text) ||
      sentence.tokens.length > 14
    )
      return;
    const [first, next, third] = sentence.tokens;
    const [asked] = SUBJECT.exec(sentence.text) ?? [];
    if (
      !first ||
      !next ||
      !third ||
      asked === undefined ||
      matches(doc, RHETORICAL, sentence.text) ||
      /^(?:who wants|who needs)/iu.test(asked)
    )
      return;
    if (
      /^who(?:'s| is)$/iu.test(asked) &&
      !/^(?:got|been|had|taking|picking|bringing|driving|feeding|hosting|running|teaching|on)$/u.test(
        sentence.tokens[2]?.lower ?? '',
      )
    )
      return;
    if (sentence.tokens.some(({ lower }) => /^(?:you|your|we|or)$/u.test(lower)) || sentence.tokens.length < 5) return;
    const words = /^\p{Lu}/u.test(first.text) ? upper('do you know') : 'do you know';
    yield { edits: [{ start: first.start, end: first.end, text: `${words} ${first.text.toLowerCase()}` }] };
  },
};
