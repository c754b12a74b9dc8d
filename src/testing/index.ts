/** Contract suites for plug-ins, one for each kind, and matchers for a team's own tests. Published as `mmt4nl/testing`; needs vitest and fast-check. */
export { type Broken, type Held, type HoldOptions, hold } from './hold.js';
export { checked, checkOf, invariantContract } from './invariant-contract.js';
export { type HoldMatchers, matchers } from './matchers.js';
export { type ModelUnderTest, modelContract } from './model-contract.js';
export { perturbationContract } from './perturbation-contract.js';
export { relationContract } from './relation-contract.js';
