import type { Perturbation } from '../src/plugin.js';
import { asking } from './temporal/asking.js';
import { events } from './temporal/events.js';
import { occasions } from './temporal/occasions.js';
import { otherTimes } from './temporal/other-times.js';
import { stamps } from './temporal/stamps.js';
import { states } from './temporal/states.js';

/** Time is added or changed where it cannot matter: never beside another time that it could contradict. */
export const temporal: Perturbation = {
  name: 'temporal',
  category: 'temporal',
  about: 'Says when something was, how long it has been so, or when it is said or asked',
  expects: { sentiment: 'same', 'yes-no': 'same' },
  rules: {
    ...stamps,
    ...otherTimes,
    ...events,
    ...occasions,
    ...states,
    ...asking,
  },
};
