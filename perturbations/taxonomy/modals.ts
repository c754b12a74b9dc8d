import type { Rule } from '../../src/plugin.js';
import { able } from './modals/able.js';
import { beenAble } from './modals/been-able.js';
import { capable } from './modals/capable.js';
import { might } from './modals/might.js';
import { modal } from './modals/modal.js';
import { necessity } from './modals/necessity.js';
import { ought } from './modals/ought.js';
import { plainModal } from './modals/plain-modal.js';
import { possible } from './modals/possible.js';
import { seen } from './modals/seen.js';
import { supposed } from './modals/supposed.js';

/** A modal and its phrase: can and “be able to”, must and “have to”, ought and should. */
export const modals: Readonly<Record<string, Rule>> = {
  modal,
  capable,
  able,
  necessity,
  might,
  'plain-modal': plainModal,
  possible,
  'been-able': beenAble,
  seen,
  ought,
  supposed,
};
