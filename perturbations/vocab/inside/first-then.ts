import { neededWords, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';
import { kindOfText } from '../../around/kind.js';

const WAS =
  /(?<=(?:^|[.!] )(?:the|an?|my|our|each|every|this|all) [^.,;:!?]{2,50} )(?:was|were|is|are)(?= (?!not\b|n['’]t\b|[a-zà-ž]+ing\b)[a-zà-ž]+(?:ed|en|wn|pt|nt|ut) [^.;:!?]{2,60} and then [a-zà-ž]+(?:ed|en|wn|pt|nt|ut)\b)/giu;
const DID =
  /(?<=(?:^|[.!] |, ))(?:we|i|they|he|she)(?= (?:[a-zà-ž]{2,}ed|went|took|drove|rode|flew|swam|read|ate|drank|met|sang|told|said|sent|kept) [^.,;:!?]{2,60} and then (?!i\b|we\b|it\b|they\b|he\b|she\b|there\b)[a-zà-ž]+)/giu;

export const firstThen: Rule = {
  about:
    'Of two things done one after the other the first is done first: “They billed us and then …” → “They first billed us and then …”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The clay was dried for a day and then fired.', 'The clay was first dried for a day and then fired.'],
    ['We visited the mill and then walked to the pier.', 'We first visited the mill and then walked to the pier.'],
  ],
  leaves: [
    'The clay was dried and fired.',
    'We visited the mill and then it rained.',
    'The clay was first dried for a day and then fired.',
    'We waited and waited and then walked home.',
    'Was the clay dried for a day and then fired?',
    'We visited the mill now and then',
  ],
  words: () => neededWords(/ and then /u),
  *propose(doc) {
    if (
      /\b(?:first|every now|now and then|finally|at last|when|until|after|before|always|usually|never|if)\b|\?/iu.test(
        doc.text,
      )
    )
      return;
    if (
      /\b(?:waited|lived|thought|hoped|wanted|tried|used|needed|decided|looked forward|started|stopped) [^.]*and then/iu.test(
        doc.text,
      ) ||
      kindOfText(doc) === 'contract'
    )
      return;
    yield* insertedAfter(doc, WAS, 'first');
    yield* insertedAfter(doc, DID, 'first');
  },
};
