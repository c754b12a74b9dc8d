import { type Divisions, describeDivisions } from './divided.js';

/** Where one word alone can be the verb that `do` or a modal asks about, or the state after `be`, whatever the tagger says. */
const DIVIDED: Divisions['divided'] = [
  ['Must a square have a centre?', 'a square', 'have a centre'],
  ['Has any human met a mammoth?', 'any human', 'met a mammoth'],
  ['Could an adult fit in a sink?', 'an adult', 'fit in a sink'],
  ['Did Ada Lovell direct a ballet?', 'Ada Lovell', 'direct a ballet'],
  ['Do Finnish cooks light a fire at noon?', 'Finnish cooks', 'light a fire at noon'],
  ['Can frost damage a pear tree?', 'frost', 'damage a pear tree'],
  ['Could snow fall in a cellar?', 'snow', 'fall in a cellar'],
  ['Can rhubarb leaves make a goat ill?', 'rhubarb leaves', 'make a goat ill'],
  ['Will a bank vault open for a poet?', 'a bank vault', 'open for a poet'],
  ['Could a choir of four share one tent?', 'a choir of four', 'share one tent'],
  ['Did Ada Lovell found a bank?', 'Ada Lovell', 'found a bank'],
  ['Can light be weighed on a scale?', 'light', 'be weighed on a scale'],
  ['Could a newt squeeze under a door?', 'a newt', 'squeeze under a door'],
  ['Was Ada Lovell deaf from birth?', 'Ada Lovell', 'deaf from birth'],
  ['Is a group of owls called a choir?', 'a group of owls', 'called a choir'],
  ['Were wedding hats worn before zips existed?', 'wedding hats', 'worn before zips existed'],
  ['Was tin traded before the railway existed?', 'tin', 'traded before the railway existed'],
  ['Are otters rodents?', 'otters', 'rodents'],
  ['Were the Silva brothers opera singers?', 'the Silva brothers', 'opera singers'],
  ['Were the first divers Greek?', 'the first divers', 'Greek'],
];

/** Two words can be the verb, or none can. */
const UNSURE: Divisions['unsure'] = [
  'Would a Sikh keeping the rules book a cut?',
  'Are women doctors?',
  'Can a man close to retirement vote?',
  'Does a traffic light work at night?',
  'Are sports fans athletes?',
];

describeDivisions('a question in which a tag is wrong', { divided: DIVIDED, unsure: UNSURE });
