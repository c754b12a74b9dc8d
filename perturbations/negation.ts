import type { Perturbation } from '../src/plugin.js';
import { agreeing } from './negation/agreeing.js';
import { bounds } from './negation/bounds.js';
import { closings } from './negation/closings.js';
import { contraries } from './negation/contraries.js';
import { denied } from './negation/denied.js';
import { labelled } from './negation/labelled.js';
import { moved } from './negation/moved.js';
import { openings } from './negation/openings.js';
import { prose } from './negation/prose.js';
import { questions } from './negation/questions.js';
import { reworded } from './negation/reworded.js';

/** A negation cue is added or moved; each rule says what becomes of the label or the answer. */
export const negation: Perturbation = {
  name: 'negation',
  category: 'negation',
  about: 'Negation cues are added or moved, with the answer kept, changed or reversed as a reader would',
  expects: { sentiment: 'different', 'yes-no': 'same' },
  rules: {
    ...questions,
    ...denied,
    ...contraries,
    ...bounds,
    ...moved,
    ...openings,
    ...agreeing(closings),
    ...reworded,
    ...agreeing(prose),
    ...labelled,
  },
};
