import { appendFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../core/errors.js';
import type { Judgement } from '../datasets/judged.js';
import type { Pair } from '../datasets/pairs.js';
import { isObject } from '../datasets/row.js';
import { agreementOf } from '../statistics/kappa.js';
import { diskError } from '../store/disk-error.js';
import { readJsonLines } from '../store/json-lines.js';
import type { RunFolder } from '../store/run-folder.js';
import type { Review, ReviewState } from './review.js';

/** The reviews of a run's follow-ups, kept in its folder as judged follow-ups are; the last word of a reader counts. */
export interface Reviews {
  readonly reader: string;
  /** The reader's own, then those of others. */
  of(pair: Pair): readonly Review[];
  /** On disk before it counts. Throws UserError for a rejection without a reason, and where the disk refuses. */
  add(pair: Pair, review: Omit<Review, 'reader'>): void;
  state(): ReviewState;
}

/** @param today the date of what is added, `2026-11-21` */
export function openReviews(folder: RunFolder, reader: string, today: () => string): Reviews {
  const file = reviewsFile(folder);
  const known = readReviews(file);
  return {
    reader,
    of(pair) {
      const all = [...(known.get(keyOf(pair.source, pair.follow_up))?.values() ?? [])];
      return [...all.filter((each) => each.reader === reader), ...all.filter((each) => each.reader !== reader)];
    },
    add(pair, { valid, why }) {
      if (!valid && why.trim() === '') throw new UserError('Expected the reason why it is not valid');
      const { task, category, rule = '', source: original, follow_up: perturbed, relation: expects } = pair;
      const judgement: Judgement = {
        ...{ date: today(), task, category, rule, original, perturbed },
        ...{ expects, valid, why: why.trim(), reader },
      };
      try {
        appendFileSync(file, `${JSON.stringify(judgement)}\n`);
      } catch (error) {
        throw diskError(error, file);
      }
      put(known, judgement);
    },
    state: () => stateOf(known, reader),
  };
}

export function reviewsFile({ folder }: Pick<RunFolder, 'folder'>): string {
  return path.join(folder, 'judged.jsonl');
}

/** By the texts of a follow-up, then by reader. */
type Known = Map<string, Map<string, Review>>;

export function readReviews(file: string): Known {
  const known: Known = new Map();
  if (!existsSync(file)) return known;
  for (const value of readJsonLines(file)) if (isJudgement(value)) put(known, value);
  return known;
}

type Judged = Pick<Judgement, 'original' | 'perturbed' | 'valid' | 'why' | 'reader'>;

function put(known: Known, { original, perturbed, valid, why, reader = '' }: Judged): void {
  const key = keyOf(original, perturbed);
  const readers = known.get(key) ?? new Map<string, Review>();
  known.set(key, readers.set(reader, { reader, valid, why }));
}

function keyOf(source: string, followUp: string): string {
  return JSON.stringify([source, followUp]);
}

function isJudgement(value: unknown): value is Judged {
  if (!isObject(value)) return false;
  const { original, perturbed, valid, why } = value;
  return [original, perturbed, why].every((text) => typeof text === 'string') && typeof valid === 'boolean';
}

/** Whether somebody read the follow-up and nobody rejected it. */
export function acceptedBy(known: Known, { source, follow_up: followUp }: Pick<Pair, 'source' | 'follow_up'>): boolean {
  const readers = known.get(keyOf(source, followUp));
  return readers !== undefined && [...readers.values()].every(({ valid }) => valid);
}

/** @param reader who reads now; undefined: nobody does */
export function stateOf(known: Known, reader: string | undefined): ReviewState {
  const names = [
    ...new Set([
      ...(reader === undefined ? [] : [reader]),
      ...[...known.values()].flatMap((readers) => [...readers.keys()]),
    ]),
  ];
  const said = (readers: ReadonlyMap<string, Review>, name: string) => readers.get(name)?.valid;
  const all = [...known.values()];
  return {
    reader: reader ?? '',
    readers: names.map((name) => ({
      reader: name,
      accepted: all.filter((readers) => said(readers, name) === true).length,
      rejected: all.filter((readers) => said(readers, name) === false).length,
    })),
    agreements: names.flatMap((a, at) =>
      names.slice(at + 1).flatMap((b) => {
        const both = all.flatMap((readers) => {
          const [first, second] = [said(readers, a), said(readers, b)];
          return first === undefined || second === undefined ? [] : [[first, second] as const];
        });
        return both.length === 0 ? [] : [{ readers: [a, b] as const, ...agreementOf(both) }];
      }),
    ),
  };
}
