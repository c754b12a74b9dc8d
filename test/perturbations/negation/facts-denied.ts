import type { Row } from '../row.js';

export const FACTS_DENIED: readonly Row[] = [
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
  ['dont-usually', 'I usually take the stairs', ["I don't usually take the stairs"]],
  ['not-too', 'The play was far too long', ["The play wasn't too long"]],
];
