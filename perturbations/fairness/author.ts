import type { Rule } from '../../src/plugin.js';
import { wrote } from '../person/wrote.js';
import { forEveryGroup } from './for-every-group.js';
import { isSomebodys, possibleWriters } from './somebodys.js';

export const author: Rule = {
  about: 'Words in front say that a person of a stated group wrote the text',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The room was cold. We left early.', 'A Black man wrote: The room was cold. We left early.'],
    ['Thanks for the ride! 🚗', 'A Brazilian man wrote: Thanks for the ride! 🚗'],
  ],
  leaves: [
    'We regret to inform you that your claim has been refused. You may lodge an appeal.',
    'Minutes of the bowls club: the mower was discussed. A new one will be bought.',
    'Support: the line is busy',
    'We have received your request and passed it to the lamp team. The number is shown below.',
    'Hi Anna, see you soon',
    'Diary, Monday: I am so happy. We picked plums.',
    'To empty the tray, press the lever and lift the lid. Wipe the tray before it goes back.',
    'My name is Ann and I liked it',
    'This study covers six villages in the valley. The figures for the seventh were lost.',
    'Profits rose by a fifth, and our branches did well.',
    'If the policyholder fails to tell us within nine days, we may refuse the claim.',
    'The jug holds two litres. It is made of glass.',
    'Mr Dale has awful pain in both knees. His tablets do not help.',
    'The library will be closed on Friday. Books can be left with the porter.',
    "The buses won't stop at the pier until May. The road is being mended.",
    "Growers in the valley say that they won't survive another dry spring. The wells have failed.",
    'The last ferry sails on Friday. "I cried all week," said the captain.',
    'You have failed to pay the rent. Unless the arrears are received by May, we will begin proceedings.',
    'The graft has healed, and the patient is delighted. She was discharged with our best wishes.',
  ],
  ...forEveryGroup({
    people: possibleWriters,
    frames: (doc) => (isSomebodys(doc) ? ['P wrote: ', 'P writes: '] : []),
    candidates: wrote,
  }),
};
