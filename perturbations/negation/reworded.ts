import { type Doc, matches, type Rule } from '../../src/plugin.js';
import { kindOfText } from '../around/kind.js';
import { isMessage } from '../around/register.js';
import { hasRows, patterned, patternWords } from './patterned.js';

/** Rules whose rows are in `lexicons/negated-patterns.tsv`, by kind. */
function rule(kind: string, of: Pick<Rule, 'about' | 'examples' | 'leaves'>): Rule {
  return {
    ...of,
    expects: { sentiment: 'same' },
    words: () => patternWords(kind),
    onlyIf: hasRows(kind),
    propose: (doc) => (kind === 'feeling' && isImpersonal(doc) ? [] : patterned(doc, kind)),
  };
}

/** A letter asks outright: `You couldn’t tell me …, could you?` is for a message of one sentence or two. */
const isSpoken = (doc: Doc): boolean =>
  isMessage(doc) && (doc.sentences.length === 1 || doc.text.length < 90) && !matches(doc, FORMAL);

const FORMAL =
  /^(?:dear|hello|good (?:morning|afternoon|evening))\b|\b(?:confirm|writing to|account|application|interview|certificates?)\b/iu;

/** What is felt is for those who speak for themselves: no note, contract or notice does. */
const isImpersonal = (doc: Doc): boolean => /^(?:clinical|contract|notice|appraisal)$/u.test(kindOfText(doc));

export const reworded: Readonly<Record<string, Rule>> = {
  'denial-moved': rule('moved', {
    about:
      'A negation that is there moves to another word: “Nobody has signed” ↔ “So far nobody …”, “didn’t reply” → “never replied”',
    examples: [
      ["The garage didn't reply to my email", 'The garage never replied to my email'],
      ["I couldn't be prouder of my son", "I've never been prouder of my son"],
      ['Why did nobody tell us?', "Why didn't anybody tell us?"],
      ['I never knew a crow could be so clever', 'I had no idea a crow could be so clever'],
      ['The broth is rich without being greasy', 'The broth is rich but not greasy'],
      ['The jam tastes nothing like plums', "The jam doesn't taste anything like plums"],
      ["I can't work because of the drumming next door", "The drumming next door won't let me work"],
      ["I'm not sure which tap leaks", "I'm unsure which tap leaks"],
      ['I might sing, I might not', 'I may or may not sing'],
      ['These chairs are not booked', 'Nobody has booked these chairs'],
    ],
    leaves: [
      "I didn't eat",
      'I feel neither here nor there about it',
      "The wall isn't dry yet",
      'I never knew my grandfather',
      'We had no ifs or buts',
      'Never mind',
      'Nobody is perfect',
      'I never said so',
      "We couldn't hear a word he read",
      'Did the roofer say Monday or Tuesday?',
    ],
  }),
  'contrary-said': rule('fact', {
    about: 'A fact is said by denying its contrary: “This broom is useless” → “This broom is no use at all”',
    examples: [
      ['This broom is useless', 'This broom is no use at all'],
      ['My uncle is on leave until Friday', "My uncle isn't back until Friday"],
      ['The canteen ignored my emails', 'The canteen did not answer my emails'],
      ["I've stopped eating meat", 'I no longer eat meat'],
      ["I'm trying to eat less sugar", "I'm trying not to eat as much sugar"],
      ['This form may be signed only in ink.', 'This form may not be signed except in ink.'],
      ["I'm halfway through the jigsaw 🧩", "I haven't finished the jigsaw yet, I'm halfway through 🧩"],
      ["I've got a fitting on Monday", "I mustn't forget I've got a fitting on Monday"],
      ["Thanks, I'll read it tonight", "Thanks, I won't forget to read it tonight"],
      ["Hmm, maybe I'll try the harp", 'Hmm, I might try the harp, not sure yet'],
      ["I'll sleep on it", "I can't say yet, I'll sleep on it"],
      ['Bad idea to swim there', 'Not a good idea to swim there'],
      ['Working from home tomorrow', 'Not in the office tomorrow, working from home'],
      ['Looking for a tailor near the harbour', "I don't suppose anyone knows a tailor near the harbour?"],
      ["She's still choosing a harp", "She hasn't chosen a harp yet"],
    ],
    leaves: [
      "It isn't useless",
      'A useless broom',
      'Avoid this barber at all costs',
      'The inn was so-so, the harbour too',
      'He ignored me',
      'It was an average sort of omelette',
      'Just an average omelette',
      'They stopped to eat',
      'Is it useless?',
      'My laptop died before I could save it',
      'The agent has ignored four letters',
      'Can we swap? I have a fitting on Monday',
      "I'm halfway through my breakdown",
      'It is a pleasure to introduce our new organist',
      'It was a great pleasure to meet you',
    ],
  }),
  'time-denied': rule('time', {
    about: 'An amount or a time is said with a negation: “in under an hour” → “in no more than an hour”',
    examples: [
      ['He fixed it in under an hour', 'He fixed it in no more than an hour'],
      ['We danced until midnight', "We didn't stop dancing until midnight"],
      ['Back in a sec', "Won't be a sec"],
      ["We're leaving on the sixth", "We're not leaving until the sixth"],
      ['She will ring back on Friday', "She won't ring back until Friday"],
      ['The harp was smaller than I expected', "The harp wasn't as big as I expected"],
    ],
    leaves: ['It was under the bed', 'We waited until midnight', 'I am back', 'at least it was cheap'],
  }),
  'feeling-denied': rule('feeling', {
    about: 'A feeling or a judgement is said with a negation: “Such a mess” → “Nothing but a mess”',
    examples: [
      ["I'm feeling so homesick tonight", "I couldn't feel more homesick tonight"],
      ['Thank you for the lovely quilt!', "I can't thank you enough for the lovely quilt!"],
      ['The picnic was a disaster', 'The picnic was nothing short of a disaster'],
      ['Remind me to call the plumber', "Don't let me forget to call the plumber"],
      ['The quartet played beautifully', "The quartet couldn't have played more beautifully"],
      ['My knee hurts so much today', "I can't tell you how much my knee hurts today"],
      ['Everyone at the mill was remarkably kind', 'Nobody at the mill could have been kinder'],
      ['You won! I knew you would.', 'You won! I never doubted you would.'],
      ['Ugh, another wasp in the tent', 'Ugh, not another wasp in the tent'],
      ['I expected more from this harpist', "This isn't what I expected from this harpist"],
      ['I cherish my old kettle', "I wouldn't trade my old kettle for anything"],
      ['Great pies, we will be back!', "Great pies, this won't be our last visit!"],
    ],
    leaves: [
      "I'm not feeling so homesick",
      'Thanks for nothing',
      "It wasn't a disaster",
      'He felt sick',
      'I laughed so hard at the parrot that I cried',
      "I'm so used to the trams that I sleep through them",
      'I cherish every letter',
      'I feel so happy whenever the harp is played',
      "I'm glad I took up the harp",
      "I'm pleased with the broom",
      'What a charming novel! I cried twice.',
      'A joy to use',
      'Thank you for your application for the post',
      'What a letdown. The plot was full of holes.',
      'Our hamster died after two days',
      'That sounds amazing',
    ],
  }),
  'asked-with-not': {
    expects: { sentiment: 'same' },
    words: () => patternWords('ask'),
    propose: (doc) => (isSpoken(doc) ? patterned(doc, 'ask') : []),
    about:
      'A request or a question is put with a negation: “Can you feed the hens?” → “You couldn’t feed the hens, could you?”',
    examples: [
      ['Can you feed the hens?', "You couldn't feed the hens, could you?"],
      ['When does the shop open?', "You don't happen to know when the shop opens, do you?"],
      ['Anyone know if the mill is open?', "I don't suppose anyone knows if the mill is open?"],
      ['Which platform does the tram leave from?', "I don't suppose you know which platform the tram leaves from?"],
    ],
    leaves: [
      'Can you swim?',
      'Can you not feed the hens?',
      'When do you open?',
      'Can you believe it?',
      "Hello, I'd like to cancel my order. I moved house in May. Could you tell me what you need from me?",
    ],
  },
};
