import { neededWords, type Rule } from '../../../src/plugin.js';
import { type Place, timedAt } from '../timed-at.js';

const DEGREE = '(?:so |very |really |pretty |a bit |a little |quite |rather |incredibly )?';
const END = '(?=[.!]*\\s*\\p{Extended_Pictographic}|[.!]*\\s*$)';

const FELT: readonly Place[] = [
  [
    new RegExp(
      `^(?:i['’]m |i am )?feeling ${DEGREE}(?:lucky|grateful|thankful|blessed|proud|happy|sad|guilty)(?= (?:to (?:have|be|live|know|work)|for (?:my|our|the|this|all|friends|neighbours|neighbors)|that (?:i|we|my|our))\\b)`,
      'iu',
    ),
    ['today', 'this morning', 'tonight'],
  ],
  [
    new RegExp(`^${DEGREE}(?:thankful|grateful)(?= for (?:my|our|neighbours|neighbors|friends|colleagues)\\b)`, 'iu'),
    ['today', 'tonight'],
  ],
  [
    new RegExp(
      `^(?:i['’]m |i am )?feeling ${DEGREE}(?:rusty|stiff|sore|sluggish|fresh|brave|clumsy|creative|strong)(?: (?:on|at|with) (?:the|my) [A-Za-zÀ-ž]+)?${END}`,
      'iu',
    ),
    ['today', 'this morning'],
  ],
  [
    new RegExp(
      `^(?:i['’]m|i am|i feel|we feel|we['’]re) ${DEGREE}(?:sleepy|calm|tired|peaceful|stiff|sore|dizzy|refreshed|relaxed|drained|cheerful|energised|energized) after (?:that|this|the|my) (?!first|last)(?:[A-Za-zÀ-ž]+ ){0,2}[A-Za-zÀ-ž]+${END}`,
      'iu',
    ),
    ['today', 'this morning', 'this afternoon'],
  ],
  [
    new RegExp(
      `^i['’]m (?:just )?(?:looking through|trying to remember|going through|sorting out|tidying up|working on) (?:some|the|my|an?) (?:[A-Za-zÀ-ž]+ ){0,2}[A-Za-zÀ-ž]+${END}`,
      'iu',
    ),
    ['right now', 'at the moment'],
  ],
  [/^(?=i['’]m stuck (?:in|at|on) (?:an?|the) )i['’]m(?= stuck)/iu, ['currently']],
];

export const feltToday: Rule = {
  about: 'Says that it is today that one feels so: “Feeling so lucky today to have …”',
  expects: { sentiment: 'same' },
  examples: [
    ['Feeling so lucky to have such friends 🥰', 'Feeling so lucky today to have such friends 🥰'],
    ['I feel so calm after that long walk', 'I feel so calm after that long walk this morning'],
    ["I'm stuck in a lift with no signal", "I'm currently stuck in a lift with no signal"],
  ],
  leaves: [
    'I feel lucky',
    'Feeling so lucky tonight to have such friends',
    'Are you feeling stiff?',
    'I feel calm after the walk that we took',
    'He is sleepy after that walk',
  ],
  words: () => neededWords(...FELT.map(([upTo]) => upTo)),
  propose: (doc) => timedAt(doc, FELT),
};
