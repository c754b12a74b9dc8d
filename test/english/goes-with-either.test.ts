import { type Divisions, describeDivisions } from './divided.js';

/** Words at the cut that go with either part, and clauses inside the subject's own. */
const DIVIDED: Divisions['divided'] = [
  ['Could Etna hypothetically be seen from Rome?', 'Etna', 'hypothetically be seen from Rome'],
  [
    'Is the skull of a human being heavier than that of an ape?',
    'the skull of a human being',
    'heavier than that of an ape',
  ],
  ['Do cooks who own a knife need a stone?', 'cooks who own a knife', 'need a stone'],
  ['Are tables in the shops cheap?', 'tables in the shops', 'cheap'],
  ['Are all kites with three sides equilateral?', 'all kites with three sides', 'equilateral'],
];

const UNSURE: Divisions['unsure'] = [
  'Does a cook who makes her crew work with blunt knives all day usually have a duty to them?',
  'Do divers who bring a paper map and a torch have a spare?',
  'Are guests who notice that the door of a busy lift has been jammed open right to complain?',
  'Are guests who say that the lift is broken right?',
  'Should owners who want a puppy to behave calmly buy several toys?',
  'Would shutting the drawers firmly be the best plan?',
];

describeDivisions('a word or a clause at the cut', { divided: DIVIDED, unsure: UNSURE });
