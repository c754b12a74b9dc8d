import { matches, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';

/** What somebody did, and with what he then took his leave: two deeds of the past, of which the second ends the scene. */
const LEFT =
  /\b(?:shrugged|sighed|laughed|nodded|sneered|scowled|smiled|(?:[a-zà-ž]{3,}ed|sang|told|took|gave|ate|paid|drank|said|read|sold|put) (?:[a-zà-ž'’-]+ ){1,9}?[a-zà-ž'’-]+),? and(?= (?:left(?=[.,!]| (?:without|again|early|in|for|at|before|on|after)\b|\s*$)|walked (?:off|away|out)|went (?:back|away|home|off)|drove (?:off|away|home)|hung up|disappeared|vanished|ran (?:off|away)|stormed (?:off|out))\b)/giu;

/** What has an order or a time of its own, or did not happen. */
const ORDERED = /\?|\b(?:then|if|would|will|should|could|might|up and|before|after|first|finally|eventually)\b/iu;

export const andThen: Rule = {
  about: 'Of two things done one after the other the second is done then: “He shrugged and left” → “… and then left”',
  expects: { sentiment: 'same', labels: 'same' },
  words: () => ['and'],
  examples: [
    ['The waiter shrugged and walked off', 'The waiter shrugged and then walked off'],
    ['The band played two songs and left', 'The band played two songs and then left'],
  ],
  leaves: [
    'The waiter shrugged and then walked off',
    'He shrugged and was rude',
    'He got up and left',
    'She wanted to shrug and leave',
    'The band played two songs and left the hall a mess',
    'If he shrugged and left, I would cry',
    'Has he shrugged and left?',
  ],
  *propose(doc) {
    if (matches(doc, ORDERED)) return;
    yield* insertedAfter(doc, LEFT, 'then');
  },
};
