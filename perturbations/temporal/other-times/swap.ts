import type { Candidate, Edit } from '../../../src/plugin.js';

/** Each edit as a candidate of its own. */
export function* swapsOf(edits: Iterable<Edit>): Generator<Candidate> {
  for (const edit of edits) yield { edits: [edit] };
}
