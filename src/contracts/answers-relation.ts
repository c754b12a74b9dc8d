import { UserError } from '../core/errors.js';
import { didYouMean } from '../core/suggest.js';
import type { Relation, Task, Verdict } from '../core/types.js';
import type { Suite } from './suite.js';

/** What must hold between the replies to a case and to its follow-ups. */
export interface AnswersRelation {
  readonly relation: Relation;
  /** Of its score; undefined: its own. */
  readonly threshold: number | undefined;
}

/** Replies of a suite are texts, not labels. */
const FREE_TEXT: Task = { name: 'free text', like: 'labels', question: '', labels: [], opposites: {} };

/** Holds two replies to the relation. */
export async function relate(
  { relation, threshold }: AnswersRelation,
  source: string,
  followUp: string,
): Promise<Verdict> {
  const pair = { source: source.trim(), followUp: followUp.trim(), task: FREE_TEXT };
  return await relation.check(threshold === undefined ? pair : { ...pair, threshold });
}

/** The relation that a suite names. Throws UserError for one that there is not, or that cannot hold between replies of one meaning. */
export async function answersRelation(
  { perturbation }: Pick<Suite, 'perturbation'>,
  relations: readonly Relation[],
  where: (key: 'relation' | 'threshold') => string,
): Promise<AnswersRelation | undefined> {
  if (perturbation?.answers === undefined) return undefined;
  const { relation: name, threshold } = perturbation.answers;
  const known = relations.map((each) => each.name);
  const relation = relations.find((each) => each.name === name);
  if (relation === undefined)
    throw new UserError(
      `${where('relation')}: Expected one of ${known.join(', ')}, got \`${name}\`.${didYouMean(name, known)}`,
    );
  // Follow-ups of a suite ask the same in other words: equal replies must be right.
  if ((await relate({ relation, threshold }, 'the same', 'the same')).status !== 'held')
    throw new UserError(
      `${where('relation')}: Expected a relation that equal replies keep, such as same, got \`${name}\``,
    );
  if (threshold !== undefined && relation.threshold === undefined)
    throw new UserError(`${where('threshold')}: Expected none for ${name}, which gives no score, got ${threshold}`);
  return { relation, threshold };
}
