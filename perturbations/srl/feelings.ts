import type { Rule } from '../../src/plugin.js';
import { feltFirst } from './feelings/felt-first.js';
import { feltLast } from './feelings/felt-last.js';
import { forDoingThat } from './feelings/for-doing-that.js';
import { foundIt } from './feelings/found-it.js';
import { hasMe } from './feelings/has-me.js';
import { hasMeFeeling } from './feelings/has-me-feeling.js';
import { howLucky } from './feelings/how-lucky.js';
import { hurtMe } from './feelings/hurt-me.js';
import { ifOnly } from './feelings/if-only.js';
import { leftMe } from './feelings/left-me.js';
import { makesMe } from './feelings/makes-me.js';
import { makesMeThat } from './feelings/makes-me-that.js';
import { mixedFeelings } from './feelings/mixed-feelings.js';
import { scaresMe } from './feelings/scares-me.js';
import { somethingThat } from './feelings/something-that.js';
import { whatILove } from './feelings/what-i-love.js';

/** Who feels and what is felt about change roles: “I’m so proud of them” and “They make me so proud”. */
export const feelings: Readonly<Record<string, Rule>> = {
  'something-that': somethingThat,
  'makes-me': makesMe,
  'found-it': foundIt,
  'has-me-feeling': hasMeFeeling,
  'has-me': hasMe,
  'makes-me-that': makesMeThat,
  'felt-last': feltLast,
  'felt-first': feltFirst,
  'scares-me': scaresMe,
  'what-i-love': whatILove,
  'for-doing-that': forDoingThat,
  'mixed-feelings': mixedFeelings,
  'if-only': ifOnly,
  'left-me': leftMe,
  'hurt-me': hurtMe,
  'how-lucky': howLucky,
};
