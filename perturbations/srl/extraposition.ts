import type { Rule } from '../../src/plugin.js';
import { gerundSubject } from './extraposition/gerund-subject.js';
import { itWasDoing } from './extraposition/it-was-doing.js';
import { legalFor } from './extraposition/legal-for.js';
import { likelyThat } from './extraposition/likely-that.js';
import { objectRaised } from './extraposition/object-raised.js';
import { possibleFor } from './extraposition/possible-for.js';
import { possibleInstead } from './extraposition/possible-instead.js';
import { possibleToDo } from './extraposition/possible-to-do.js';
import { pseudoCleft } from './extraposition/pseudo-cleft.js';
import { somethingAsked } from './extraposition/something-asked.js';
import { toughUndone } from './extraposition/tough-undone.js';
import { undoneExtraposition } from './extraposition/undone-extraposition.js';

/** What is judged, possible or likely is the subject, or comes after “it is”: extraposition, raising, clefts. */
export const extraposition: Readonly<Record<string, Rule>> = {
  'possible-for': possibleFor,
  'likely-that': likelyThat,
  'gerund-subject': gerundSubject,
  'object-raised': objectRaised,
  'pseudo-cleft': pseudoCleft,
  'tough-undone': toughUndone,
  'undone-extraposition': undoneExtraposition,
  'it-was-doing': itWasDoing,
  'something-asked': somethingAsked,
  'possible-instead': possibleInstead,
  'possible-to-do': possibleToDo,
  'legal-for': legalFor,
};
