import { plainText } from '../core/plain-text.js';
import { readCases } from '../experiment/read-cases.js';
import { acceptedBy, readReviews, reviewsFile, stateOf } from '../page/reviews.js';
import type { RunFolder } from '../store/run-folder.js';
import { namedRun } from './named-run.js';
import { note, print } from './print.js';
import type { ReviewsOptions } from './reviews.js';

/** `mmt4nl reviews`: from the folder alone. */
export async function reviews(name: string, { accepted = false }: ReviewsOptions): Promise<void> {
  const folder = namedRun(name);
  const known = readReviews(reviewsFile(folder));
  if (accepted) return printAccepted(folder, known);
  const { readers, agreements } = stateOf(known, undefined);
  if (readers.length === 0) note('No follow-up was reviewed yet: mmt4nl view RUN --reviewer NAME');
  for (const { reader, accepted: yes, rejected } of readers)
    await print(plainText(`${reader}: ${yes} accepted, ${rejected} rejected\n`));
  for (const { readers: both, of, same, kappa } of agreements)
    await print(
      plainText(`${both.join(' and ')}: agree on ${same} of ${of}, kappa ${kappa === null ? '–' : kappa.toFixed(2)}\n`),
    );
}

async function printAccepted(folder: RunFolder, known: ReturnType<typeof readReviews>): Promise<void> {
  let count = 0;
  for await (const pair of readCases(folder)) {
    if (!acceptedBy(known, pair)) continue;
    count++;
    await print(`${JSON.stringify(pair)}\n`);
  }
  note(`${count} pairs`);
}
