/** The words of the project as types. Readonly throughout; outcomes are unions, never numbers with a special value. */
export type * from './types/measures.js';
export type * from './types/model.js';
export type * from './types/perturbation.js';
export type * from './types/plugins.js';
export type * from './types/relation.js';
export type * from './types/task.js';
