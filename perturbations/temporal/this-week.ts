import type { Clause, Doc, Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { firstClause } from './first-clause.js';
import { saysWhen } from './time-words.js';

const STATE = /^(?:be|have|get|know|love|like|hate|want|live|own|belong|work|always)$/u;

export const thisWeek: Rule = {
  about: 'Says in which week, month or year falls what the text tells in the present perfect',
  expects: { sentiment: 'same' },
  examples: [
    ["They've cancelled our lessons again", "This week, they've cancelled our lessons again"],
    ["I haven't chosen a carpet yet", "As of today, I haven't chosen a carpet yet"],
    ['The council has raised the parking fees', 'This month, the council has raised the parking fees'],
  ],
  leaves: [
    "I've known him for years",
    "I've never been so sad",
    "We've been here",
    "I've just eaten",
    "I've had enough",
    "He's already left",
    "I've seen it twice",
    'This has saved us',
  ],
  *propose(doc) {
    const clause = perfect(doc);
    if (!clause) return;
    if (clause.negation)
      yield* /\byet\b/iu.test(doc.text) ? eachInFront(doc, ['As of today,', 'As of this morning,']) : [];
    else yield* eachInFront(doc, ['This week,', 'This month,']);
  },
};

function perfect(doc: Doc): Clause | undefined {
  const clause = firstClause(doc);
  if (!clause || !/^(?:have|has|['’]ve)$/u.test(clause.finite.lower) || clause.auxiliaries.length !== 1)
    return undefined;
  if (clause.verb === clause.finite || STATE.test(clause.verb.lemma) || doc.sentences.length > 1) return undefined;
  if (
    doc.tokens.some((token) =>
      /^(?:never|ever|just|since|for|so|always|twice|once|still|already|most|best|worst)$/u.test(token.lower),
    )
  )
    return undefined;
  if (doc.tokens.some((token) => saysWhen(token) && !/^(?:yet|again)$/u.test(token.lower))) return undefined;
  return /^(?:this|that|it)$/iu.test(clause.subject.text) ? undefined : clause;
}
