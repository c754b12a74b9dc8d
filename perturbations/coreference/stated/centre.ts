import type { Doc, NounPhrase, Sentence, Token } from '../../../src/plugin.js';

/** What a description goes on about: the subject of the sentence before, where a pronoun opens the next. */
export function centreOf(
  { clauses }: Doc,
  before: Sentence | undefined,
  { tokens }: Sentence,
  pronoun: Token,
  matching: readonly NounPhrase[],
): NounPhrase | undefined {
  const clause = clauses.find(({ sentence }) => sentence === before);
  if (!clause || clause.start !== before?.start || tokens[0] !== pronoun || clause.subject.kind !== 'common')
    return undefined;
  if (clause.subject.animacy === 'person' || !DESCRIBES.test(clause.verb.lemma)) return undefined;
  return matching.find(({ start }) => start === clause.subject.start);
}

/** Verbs of what something has and is like. */
const DESCRIBES = /^(?:have|include|contain|feature|come|be|weigh|cost|measure|offer|look|feel|smell|sound|taste)$/u;
