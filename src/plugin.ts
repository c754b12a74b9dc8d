/** All that a plug-in may import: the types of its kind, and the English layer. Published as `mmt4nl/plugin`. */
export type * from './core/contract.js';
export type * from './core/doc.js';
export { applyEdits } from './core/edits.js';
export { ModelError, UserError } from './core/errors.js';
export { estimateTokens } from './core/estimate-tokens.js';
export { fold } from './core/fold.js';
export { scanJson } from './core/json-scan.js';
export { readLexicon } from './core/lexicon-file.js';
export { once } from './core/once.js';
export { ranked } from './core/ranked.js';
export { isRefusal } from './core/refusal.js';
export { remembered } from './core/remembered.js';
export type { Rng } from './core/rng.js';
export type {
  Candidate,
  Edit,
  GroupCandidate,
  Message,
  Model,
  ModelProvider,
  ModelSpec,
  Perturbation,
  Promises,
  Relation,
  Rule,
  RuleContext,
  Task,
  TaskName,
  Verdict,
} from './core/types.js';
export { wordTable } from './core/word-table.js';
export * from './english/index.js';
export { type AskedFor, askFor } from './judging/ask-for.js';
