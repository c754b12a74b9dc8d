import type { Rule } from '../../src/plugin.js';
import { ahead } from '../around/ahead.js';
import { able } from './modals/able.js';
import { allowedTo } from './modals/allowed-to.js';
import { beenAble } from './modals/been-able.js';
import { capable } from './modals/capable.js';
import { couldHave } from './modals/could-have.js';
import { hedgedTwice } from './modals/hedged-twice.js';
import { might } from './modals/might.js';
import { modal } from './modals/modal.js';
import { necessity } from './modals/necessity.js';
import { ought } from './modals/ought.js';
import { plainModal } from './modals/plain-modal.js';
import { possible } from './modals/possible.js';
import { possibleDone } from './modals/possible-done.js';
import { seen } from './modals/seen.js';

/** A modal and its phrase: can and “be able to”, must and “have to”, ought and should. */
export const modals: Readonly<Record<string, Rule>> = {
  ...ahead({ modal, necessity, might, 'possible-done': possibleDone, 'been-able': beenAble, seen }),
  capable,
  able,
  'hedged-twice': hedgedTwice,
  'plain-modal': plainModal,
  possible,
  'could-have': couldHave,
  ought,
  'allowed-to': allowedTo,
};
