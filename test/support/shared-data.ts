import path from 'node:path';

/** Data for development beside the checkout, which is no part of the project: tests that read it are skipped where it is absent. */
export const SHARED_DATA = path.resolve(import.meta.dirname, '../../../shared/data');
