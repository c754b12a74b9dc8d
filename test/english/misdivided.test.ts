import { type Divisions, describeDivisions } from './divided.js';

/** Participles and nouns that are verbs as well, inside a subject: where it ends, or that nobody is certain. */
const DIVIDED: Divisions['divided'] = [
  ['Was the mare ridden by Otto grey?', 'the mare ridden by Otto', 'grey'],
  ['Did the mare ridden by Otto fall at Aintree?', 'the mare ridden by Otto', 'fall at Aintree'],
  ['Was Marie Curie born before the first dishwasher?', 'Marie Curie', 'born before the first dishwasher'],
  ['Has a town that was founded by monks grown into a port?', 'a town that was founded by monks', 'grown into a port'],
  ['Has a play written by a nurse won a prize?', 'a play written by a nurse', 'won a prize'],
  ['Had Cordoba fallen by the time Granada was taken?', 'Cordoba', 'fallen by the time Granada was taken'],
  ['Has tea been drunk in ships built by monks?', 'tea', 'been drunk in ships built by monks'],
  ['Can you fry an egg in a pan?', 'you', 'fry an egg in a pan'],
  ['Does a baker need a rolling pin?', 'a baker', 'need a rolling pin'],
  ['Is he or she entitled to a pension?', 'he or she', 'entitled to a pension'],
  ['Are you and I cousins?', 'you and I', 'cousins'],
  ['Can all owls hover?', 'all owls', 'hover'],
  ['Was Pegasus ridden in the Olympics?', 'Pegasus', 'ridden in the Olympics'],
  ['Was Pegasus ridden by Otto?', 'Pegasus', 'ridden by Otto'],
  ['Is a flask made to keep soup hot?', 'a flask', 'made to keep soup hot'],
  ['Can a monk in Rome train a dog?', 'a monk in Rome', 'train a dog'],
  ['Could a juggler make use of a long pole?', 'a juggler', 'make use of a long pole'],
];

const UNSURE: Divisions['unsure'] = [
  'Was Otto Lovell born after the first vacuum cleaner?',
  'Has any town that lies in a land ruled by a queen hosted the Games?',
  'Has any town that lies in a land ruled by a queen ever hosted the Games?',
  'Has any ship built in Cork sunk on its first voyage?',
  'Has anybody known to the police been elected?',
  'Is a house that stands on land owned by a church a museum?',
  'Is the town that lies on the river crossed by Otto the capital?',
  'Is a lease that ended two years ago still binding?',
  'Were the miners who lived in Wales in danger from the gas nearby?',
  'Can a bear open a locked tin can?',
  'Could a mouse climb into a sealed paint can?',
  'Can lard catch fire in a frying pan?',
  'Can lard catch fire in a pan?',
  'Are they and the others safe?',
  'Could a whale surface in the middle of an opera house?',
  'Can a cake batter from which the eggs were left out rise?',
  'Could parcels by sailing ship from Kent reach Boston?',
  'Is having a tooth pulled to avoid an infection painful?',
  'Is a tooth pulled to avoid an infection lost forever?',
  'Can a clerk who reads a letter thereby break the law?',
  'Is Friday the 13th possible in a leap year?',
  'Can an axe that has been sharpened properly be safer than a blunt one?',
];

describeDivisions('a participle or noun that may be the verb', { divided: DIVIDED, unsure: UNSURE });
