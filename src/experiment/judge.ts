import type { Outcome, Relation, RelationName, Task, Verdict } from '../core/types.js';

/**
 * The verdict on a pair of outcomes. What was not read as an answer settles nothing, whatever the relation: two
 * refusals do not hold `same`, and an error does not satisfy `different`.
 */
export async function judge(source: Outcome, followUp: Outcome, relation: Relation, task: Task): Promise<Verdict> {
  const unread = settled('source', source) ?? settled('follow-up', followUp);
  if (unread) return unread;
  if (source.kind !== 'answer' || followUp.kind !== 'answer') throw new Error('Expected two answers that were read');
  return relation.check({ source: source.value, followUp: followUp.value, task });
}

function settled(which: string, outcome: Outcome): Verdict | undefined {
  switch (outcome.kind) {
    case 'answer':
      return undefined;
    case 'error':
      return { status: 'inconclusive', cause: 'model-error', reason: `The ${which} got no reply: ${outcome.reason}` };
    case 'refused':
      return { status: 'inconclusive', cause: 'refused', reason: `The model refused to answer the ${which}` };
    case 'unreadable':
      return {
        status: 'inconclusive',
        cause: 'unreadable',
        reason: `The reply to the ${which} has no one label in it`,
      };
  }
}

/** What is right for source and follow-up by the label, for accuracy and oracle; null where nothing can be. */
export function answerKey(
  label: string | undefined,
  relation: Relation,
  task: Task,
): { readonly label: string; readonly expected: readonly string[] } | null {
  if (label === undefined) return null;
  const expected = relation.expected({ label, task });
  return expected.length === 0 ? null : { label, expected };
}

/** The relation of that name; throws Error when there is none (names are checked when they are read). */
export function relationNamed(relations: readonly Relation[], name: RelationName): Relation {
  const relation = relations.find((each) => each.name === name);
  if (!relation) throw new Error(`No relation is called ${name}`);
  return relation;
}
