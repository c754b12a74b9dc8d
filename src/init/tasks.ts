/** The tasks that a new project can begin with: those that we have texts for. */
export const INIT_TASKS = ['sentiment', 'yes-no'] as const;
export type InitTask = (typeof INIT_TASKS)[number];
