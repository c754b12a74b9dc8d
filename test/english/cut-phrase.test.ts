import { type Divisions, describeDivisions } from './divided.js';

/** What is on board, or placed, and how something is done: where the subject ends, or that nobody is certain. */
const DIVIDED: Divisions['divided'] = [
  ['Was Ada Lovell on board the airship when it burned?', 'Ada Lovell', 'on board the airship when it burned'],
  ['Was my uncle on board the ferry?', 'my uncle', 'on board the ferry'],
  ['Were any dogs on board the Titanic?', 'any dogs', 'on board the Titanic'],
  ['Was the cook aboard the ship?', 'the cook', 'aboard the ship'],
  ['Is a tenant who pays late still protected?', 'a tenant who pays late', 'still protected'],
  ['Can a clock that stops still be sold?', 'a clock that stops', 'still be sold'],
  ['Can a driver who drinks legally be dismissed?', 'a driver who drinks', 'legally be dismissed'],
  ['Is the school near us?', 'the school', 'near us'],
  ['Was the dog beside them when it rained?', 'the dog', 'beside them when it rained'],
];

const UNSURE: Divisions['unsure'] = [
  'Is a man on board a ship a sailor?',
  'Was my uncle on board the ferry sick?',
  'Will a contract that renews automatically be charged again?',
  'Will a clock that stops suddenly be repaired?',
  'Can a car that starts easily still be old?',
  'Are the angles opposite them equal?',
  'Are the angles opposite them equal as well?',
  'Are the shops near it open?',
];

describeDivisions('a phrase that may be cut', { divided: DIVIDED, unsure: UNSURE });
