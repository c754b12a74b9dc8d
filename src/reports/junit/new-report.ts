import { createRequire } from 'node:module';
import type { Builder } from 'junit-report-builder';

/** A report without suites yet. */
export function newReport(): Builder {
  const builder: Builder = createRequire(import.meta.url)('junit-report-builder'); // its types belie what import gives
  return builder.newBuilder();
}
