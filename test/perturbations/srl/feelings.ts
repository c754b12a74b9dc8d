import type { Row } from '../row.js';

export const FEELINGS: readonly Row[] = [
  ['something-that', 'I enjoy baking bread', ['Baking bread is something I enjoy']],
  ['makes-me', "I'm so upset about the delay", ['The delay has me so upset']],
  ['found-it', 'The walk was exhausting', ['I found the walk exhausting']],
  ['found-it', 'The walk was long', []],
  ['has-me-feeling', "I'm feeling nervous about the exam", ['The exam has me feeling nervous']],
  ['has-me', "I'm worried about the tests", ['The tests have me worried']],
  ['makes-me-that', "I'm so sad to leave this house", ['It makes me so sad to leave this house']],
  ['felt-last', "I'm gutted that our match was cancelled", ["Our match was cancelled and I'm gutted"]],
  ['felt-first', "Our match was cancelled and I'm gutted", ["I'm gutted that our match was cancelled"]],
  ['scares-me', "I'm terrified of that bridge", ['That bridge terrifies me']],
  ['what-i-love', 'I love how the hall smells', ['What I love is how the hall smells']],
  [
    'for-doing-that',
    "I'm so proud of our choir for learning the psalm",
    ["I'm so proud that our choir learned the psalm"],
  ],
  ['mixed-feelings', 'I have mixed feelings about the ferry', ['My feelings about the ferry are mixed']],
  ['if-only', 'I wish I had packed a hat', ['If only I had packed a hat']],
  ['left-me', "I'm drained from marking all these essays", ['Marking all these essays has left me drained']],
  ['hurt-me', 'I was touched by what the twins wrote', ['What the twins wrote touched me']],
  ['how-lucky', "I'm so lucky to work with you", ['How lucky I am to work with you']],
];
