import { type Divisions, describeDivisions } from './divided.js';

/** Words that only go together, and nouns before the real verb: nobody is certain where the subject ends. */
const DIVIDED: Divisions['divided'] = [
  ['Can a Norwegian ski?', 'a Norwegian', 'ski'],
  ['Can a drunken sailor walk?', 'a drunken sailor', 'walk'],
  ['Would a diver with a cold be wise?', 'a diver with a cold', 'be wise'],
  ['Is swimming good for the heart?', 'swimming', 'good for the heart'],
  ['Is a lion bigger than a cat?', 'a lion', 'bigger than a cat'],
  ['Is pyrite worth more than gold?', 'pyrite', 'worth more than gold'],
  ['Can the accused speak?', 'the accused', 'speak'],
  ['Are rays more closely related to sharks than to eels?', 'rays', 'more closely related to sharks than to eels'],
  ['Was the club first founded in Paris?', 'the club', 'first founded in Paris'],
  [
    'Were the rails laid under the river in 1890 a faster way to travel than a barge?',
    'the rails laid under the river in 1890',
    'a faster way to travel than a barge',
  ],
  ['Could a nurse calmly lift a patient?', 'a nurse', 'calmly lift a patient'],
  [
    'Is a driver who turns at a red light in Leeds breaking a rule?',
    'a driver who turns at a red light in Leeds',
    'breaking a rule',
  ],
];

const UNSURE: Divisions['unsure'] = [
  'Can a Swede who is shown a Norwegian contract at least guess what it is about?',
  'Could a flea out-jump an ant?',
  'Would boiling a silk scarf and tumbling it dry on hot make it shrink?',
  'Had the old duchy already vanished from the atlas by the time Wellington marched his troops into Spain?',
  'Is keeping the arm still better advice than rubbing it?',
  'Could a man with good ears who stands beside a loud bell without a cap suffer damage to the ears?',
  'Is a man who has hurt his knee well advised to climb on?',
  'Are the arms of a rower who trains each morning gradually turned into oars?',
  'Is going even further the safest plan for her?',
  'Is a hill that is ninety metres high taller than one in Kent?',
  'Should a man whose bones break easily be told to box?',
  'Will a lease that renews automatically be charged again?',
  'Must a widow who keeps a hen at home first be asked?',
  'Is judo wrestling older than chess?',
  'Are limpets related to crabs more closely than to eels?',
  'Were the votes taken that evening valid?',
  'Were the rails laid under the river in the 1890s a faster way to travel than a barge?',
  'Should a cook who is closing up wipe all his pans so that guests will see them shine?',
  'Is the centaur half of a horse kept on farms?',
  'Was Otello first broadcast on the radio?',
  'Will a worn shield legally exempt you from tax?',
  'Would a nurse who finds a bit of old metal fragment in the eye simply order a scan?',
  'Had the abbey already been in ruins before the first Norman king put a roof on it?',
  'Could a walker who is lost in mist beside a cliff edge stay put until dawn?',
  'Are parcels that are posted to an island from abroad sometimes opened on the ferry?',
  'Have some drugs that were made for one disease later been sold for another?',
  'Can a mayor who has been elected once simply be replaced?',
  'Can a mayor who has been elected often be trusted?',
  'Does a grub change shape before it can crawl?',
  'Does a monk train until he can sing?',
];

describeDivisions('a cut inside what goes together', { divided: DIVIDED, unsure: UNSURE });
