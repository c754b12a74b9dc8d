import type { Rule } from '../../src/plugin.js';
import { afterDoing } from './clause-order/after-doing.js';
import { alternativesSwapped } from './clause-order/alternatives-swapped.js';
import { although } from './clause-order/although.js';
import { askedWhile } from './clause-order/asked-while.js';
import { becauseSo } from './clause-order/because-so.js';
import { betweenSwapped } from './clause-order/between-swapped.js';
import { caseAsked } from './clause-order/case-asked.js';
import { clauseToEnd } from './clause-order/clause-to-end.js';
import { clausesReordered } from './clause-order/clauses-reordered.js';
import { clausesSwapped } from './clause-order/clauses-swapped.js';
import { doingFirst } from './clause-order/doing-first.js';
import { everyTime } from './clause-order/every-time.js';
import { fragmentsSwapped } from './clause-order/fragments-swapped.js';
import { frontedQuestionClause } from './clause-order/fronted-question-clause.js';
import { givenAsked } from './clause-order/given-asked.js';
import { givenLast } from './clause-order/given-last.js';
import { ifICould } from './clause-order/if-i-could.js';
import { inversionUndone } from './clause-order/inversion-undone.js';
import { itemsSwapped } from './clause-order/items-swapped.js';
import { juxtaposed } from './clause-order/juxtaposed.js';
import { meansFirst } from './clause-order/means-first.js';
import { purposeFirst } from './clause-order/purpose-first.js';
import { soAsked } from './clause-order/so-asked.js';
import { threeFacts } from './clause-order/three-facts.js';
import { threeSaid } from './clause-order/three-said.js';
import { verdictFirst } from './clause-order/verdict-first.js';

/** Clauses, or things side by side in a list, change places; one of two clauses is subordinated. */
export const clauseOrder: Readonly<Record<string, Rule>> = {
  'fronted-question-clause': frontedQuestionClause,
  'clauses-reordered': clausesReordered,
  'clauses-swapped': clausesSwapped,
  'items-swapped': itemsSwapped,
  'clause-to-end': clauseToEnd,
  although,
  'because-so': becauseSo,
  'after-doing': afterDoing,
  'three-said': threeSaid,
  'if-i-could': ifICould,
  juxtaposed,
  'means-first': meansFirst,
  'purpose-first': purposeFirst,
  'alternatives-swapped': alternativesSwapped,
  'fragments-swapped': fragmentsSwapped,
  'verdict-first': verdictFirst,
  'between-swapped': betweenSwapped,
  'three-facts': threeFacts,
  'given-asked': givenAsked,
  'given-last': givenLast,
  'case-asked': caseAsked,
  'so-asked': soAsked,
  'inversion-undone': inversionUndone,
  'asked-while': askedWhile,
  'every-time': everyTime,
  'doing-first': doingFirst,
};
