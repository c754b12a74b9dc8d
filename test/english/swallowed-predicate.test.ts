import { type Divisions, describeDivisions } from './divided.js';

/** Where a subject ends that has nouns side by side or a clause of its own. */
const DIVIDED: Divisions['divided'] = [
  ['Is the krona legal?', 'the krona', 'legal'],
  ['Are Roman coins rare?', 'Roman coins', 'rare'],
  ['Is the school bus on the ferry?', 'the school bus', 'on the ferry'],
  ['Are sports cars in demand?', 'sports cars', 'in demand'],
  ['Is Oslo in Norway?', 'Oslo', 'in Norway'],
  ['Are Castor and Pollux in Hamlet?', 'Castor and Pollux', 'in Hamlet'],
  ['Are Siamese cats named after a town?', 'Siamese cats', 'named after a town'],
  ['Can all the owls in a barn hover?', 'all the owls in a barn', 'hover'],
  ['Does a honey bee sting twice?', 'a honey bee', 'sting twice'],
  ['Can a tennis ball float in water?', 'a tennis ball', 'float in water'],
  ['Can a tourist camp in a city park?', 'a tourist', 'camp in a city park'],
  ['Does a chef need two knives?', 'a chef', 'need two knives'],
  ['Was the poet alive when Rome burned?', 'the poet', 'alive when Rome burned'],
];

const UNSURE: Divisions['unsure'] = [
  'Is the krona legal tender in Norway?',
  'Is the dollar common currency in Panama?',
  'Are Castor and Pollux characters in Hamlet?',
  'Are Castor and Pollux brothers born in Sparta?',
  'Was Nero emperor in the year 60?',
  'Is an email evidence in a court of law?',
  'Are rays fish with a skeleton of bone?',
  'Are mushrooms vegetables in a kitchen?',
  'Is the krona currency in Finland?',
  'Was the chapel home to monks?',
  'Is the duke heir to the throne?',
  'Is chess sport in Armenia?',
  'Does a jury deliberate during a lunch break?',
  'Can a cargo ship dock in a river port?',
  'Can a lawyer object during a tennis match?',
  'Can a guest protest at a chess match?',
  'Can a hockey team field nine players at once?',
  'Were the monks who lived in Kyoto when the temple burned subjects of an emperor?',
  'Were the sailors who served on the ship before the mutiny broke out members of a guild?',
  'Is a tenant who pays late because a bank failed safe?',
];

describeDivisions('a bare noun that may be the predicate, or a clause of the relative', {
  divided: DIVIDED,
  unsure: UNSURE,
});
