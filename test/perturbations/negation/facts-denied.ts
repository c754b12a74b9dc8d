import type { Row } from '../row.js';

export const FACTS_DENIED: readonly Row[] = [
  ['plain-denied', 'We moved the piano to the attic', ["We didn't move the piano to the attic"]],
  ['plain-denied', 'He moved my piano', []],
  ['place-denied', 'My desk is by the window', ["My desk isn't by the window"]],
  ['place-denied', 'Gran is in hospital', []],
  [
    'told-with-disbelief',
    'ugh, the dog ruined my sofa',
    ["ugh, I can't believe the dog ruined my sofa", "ugh, can't believe the dog ruined my sofa"],
  ],
  ['told-with-disbelief', 'The dog moved my sofa', []],
  ['dont-suppose', 'Has anyone seen my hat?', ["I don't suppose anyone has seen my hat?"]],
  ['dont-suppose', 'Do you love my hat?', []],
  [
    'not-clear-why',
    'Why does the lift break every week?',
    ["I don't understand why the lift breaks every week", "I don't get why the lift breaks every week"],
  ],
  ['not-clear-why', 'Why not?', []],
  ['event-denied', 'Someone dented my van', ['Nobody dented my van']],
  ['event-denied', 'Someone moved my van', []],
  ['plan-denied', "I'm parking behind the church on Friday", ["I'm not parking behind the church on Friday"]],
  ['plan-denied', "I'm saving up for a scooter 🛵", []],
  ['dont-usually', 'I usually take the stairs', ["I don't usually take the stairs"]],
  ['not-just-yet', 'I just refilled the salt', ["I haven't refilled the salt yet"]],
  ['not-just-yet', 'I just refilled your glass', []],
  ['not-too', 'The play was far too long', ["The play wasn't too long"]],
  [
    'last-fact-denied',
    'The camera takes two batteries and a memory card. The strap is adjustable.',
    ['The camera takes two batteries and a memory card. The strap is not adjustable.'],
  ],
];
