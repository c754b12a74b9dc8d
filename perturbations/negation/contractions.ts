import { matchCase, wordTable } from '../../src/plugin.js';

const NEGATIVE = wordTable<string>({
  is: "isn't",
  are: "aren't",
  was: "wasn't",
  were: "weren't",
  do: "don't",
  does: "doesn't",
  did: "didn't",
  has: "hasn't",
  have: "haven't",
  had: "hadn't",
  can: "can't",
  could: "couldn't",
  would: "wouldn't",
  should: "shouldn't",
  will: "won't",
});

/** `Was` → `Wasn't`, in the casing of the auxiliary; undefined for those without a contraction in use (`am`, `may`). */
export function negativeContraction(auxiliary: string): string | undefined {
  const found = NEGATIVE[auxiliary.toLowerCase()];
  return found === undefined ? undefined : matchCase(auxiliary, found);
}
