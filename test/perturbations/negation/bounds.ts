import type { Row } from '../row.js';

export const BOUNDS: readonly Row[] = [
  ['no-later-than', 'Please reply by Monday', ['Please reply no later than Monday']],
  ['no-later-than', 'It was dark by Monday', []],
  ['no-fewer-times', 'My lamp went out five times', ['My lamp went out no fewer than five times']],
  ['no-fewer-times', 'The lamp goes out five times a day', []],
  [
    'never-better',
    'Worst film of my life',
    ['Never had a worse film in my life', "I've never had a worse film in my life"],
  ],
  ['only-not', 'Guests may enter only with a ticket.', ['Guests may not enter without a ticket.']],
  ['so-fragment', 'So happy for you both', ["Couldn't be happier for you both"]],
  ['thank-enough', 'Big thanks to the crew!', ["I can't thank the crew enough!"]],
  ['not-once-but-twice', 'The bank charged us twice.', ['The bank charged us not once but twice.']],
  ['not-once-but-twice', 'She was charged twice a year.', []],
  [
    'as-expected',
    'The talk was pretty much what we expected',
    ['The talk was no better and no worse than we expected'],
  ],
  ['as-expected', 'The talk was more fun than we expected', []],
  ['not-as', 'My desk is smaller than the old one', ["My desk isn't as big as the old one"]],
  ['not-as', 'My desk is smaller than ever', []],
  ['not-until-then', 'The results will be published in March.', ['The results will not be published until March.']],
  ['not-until-then', 'The results will be published in full.', []],
  ['not-enough', 'The bath is too short to lie in', ["The bath isn't long enough to lie in"]],
  ['not-enough', 'The bath is too short', []],
  [
    'not-before-date',
    'The new timetable takes effect on 12 December.',
    ['The new timetable does not take effect until 12 December.'],
  ],
  ['could-not-be-more', "I'm so proud of her", ["I couldn't be prouder of her"]],
  ['could-not-be-more', "I'm so tired I could cry", []],
  [
    'cannot-say-how',
    "We're so relieved about it",
    [
      "We can't tell you how relieved we are about it",
      "We can't begin to tell you how relieved we are about it",
      "We can't put into words how relieved we are about it",
    ],
  ],
  [
    'cannot-help-feeling',
    "I'm feeling a bit uneasy",
    ["I can't help feeling a bit uneasy", "I can't help but feel a bit uneasy"],
  ],
  [
    'neither-nor',
    'The play was okay',
    [
      'The play was neither good nor bad',
      'The play was neither great nor terrible',
      'The play was not great but not terrible',
    ],
  ],
  [
    'neither-nor',
    'This is an average pen',
    ['This is neither a good nor a bad pen', 'This is neither a great nor a terrible pen'],
  ],
  ['nothing-short-of', 'The view was stunning', ['The view was nothing short of stunning']],
  ['not-until', 'The talk starts at ten', ["The talk doesn't start until ten"]],
];
