import type { Bounds } from '../core/bounds.js';
import { considerate, gated } from '../models/considerate.js';
import type { Executing, Executor } from './executor.js';

/** Enough that one slow reply holds up no other. */
const BOUNDS: Bounds = { active: 64, held: 4096 };
/** Models in this process answer at once: more under way would only hold memory. */
const EMBEDDED: Bounds = { active: 8, held: 64 };

/** This process asks. */
export const here: Executing = {
  open: ({ spec, model, local: inProcess }, session) =>
    inProcess
      ? { model: gated(model, session.gate), bounds: EMBEDDED }
      : {
          model: considerate(model, spec, session),
          bounds: { ...BOUNDS, active: Math.max(BOUNDS.active, spec.maxConcurrency ?? 0) },
        },
  close: async () => undefined,
};

export const local: Executor = { begin: async () => here };
