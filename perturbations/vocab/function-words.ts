import type { Rule } from '../../src/plugin.js';
import { aboutIt } from './function-words/about-it.js';
import { alsoDid } from './function-words/also-did.js';
import { alsoNamed } from './function-words/also-named.js';
import { alsoSecond } from './function-words/also-second.js';
import { andAlso } from './function-words/and-also.js';
import { andSo } from './function-words/and-so.js';
import { andThen } from './function-words/and-then.js';
import { articleLeftOut } from './function-words/article-left-out.js';
import { both } from './function-words/both.js';
import { bothBare } from './function-words/both-bare.js';
import { bothThings } from './function-words/both-things.js';
import { bothVirtues } from './function-words/both-virtues.js';
import { contactClause } from './function-words/contact-clause.js';
import { eachOfThem } from './function-words/each-of-them.js';
import { evenThough } from './function-words/even-though.js';
import { factThat } from './function-words/fact-that.js';
import { fullerJoint } from './function-words/fuller-joint.js';
import { ifThen } from './function-words/if-then.js';
import { inOrder } from './function-words/in-order.js';
import { jointInFull } from './function-words/joint-in-full.js';
import { listAnd } from './function-words/list-and.js';
import { mustAlso } from './function-words/must-also.js';
import { ofThem } from './function-words/of-them.js';
import { onTopOfThat } from './function-words/on-top-of-that.js';
import { optionalWord } from './function-words/optional-word.js';
import { orNot } from './function-words/or-not.js';
import { ownSubject } from './function-words/own-subject.js';
import { relativeThat } from './function-words/relative-that.js';
import { thanWas } from './function-words/than-was.js';
import { that } from './function-words/that.js';
import { thatWasMade } from './function-words/that-was-made.js';
import { thenDid } from './function-words/then-did.js';
import { thisIs } from './function-words/this-is.js';
import { timeThat } from './function-words/time-that.js';
import { toBe } from './function-words/to-be.js';
import { togetherWith } from './function-words/together-with.js';
import { whichWas } from './function-words/which-was.js';
import { youSent } from './function-words/you-sent.js';

/** A small word of grammar that may be left out is written: “that”, “then”, “of”, “in order to”. */
export const functionWords: Readonly<Record<string, Rule>> = {
  that,
  'relative-that': relativeThat,
  'if-then': ifThen,
  'and-also': andAlso,
  both,
  'of-them': ofThem,
  'together-with': togetherWith,
  'in-order': inOrder,
  'own-subject': ownSubject,
  'optional-word': optionalWord,
  'about-it': aboutIt,
  'and-then': andThen,
  'which-was': whichWas,
  'contact-clause': contactClause,
  'and-so': andSo,
  'fuller-joint': fullerJoint,
  'you-sent': youSent,
  'even-though': evenThough,
  'both-things': bothThings,
  'also-second': alsoSecond,
  'list-and': listAnd,
  'on-top-of-that': onTopOfThat,
  'article-left-out': articleLeftOut,
  'to-be': toBe,
  'or-not': orNot,
  'than-was': thanWas,
  'time-that': timeThat,
  'then-did': thenDid,
  'that-was-made': thatWasMade,
  'fact-that': factThat,
  'both-virtues': bothVirtues,
  'also-named': alsoNamed,
  'each-of-them': eachOfThem,
  'joint-in-full': jointInFull,
  'must-also': mustAlso,
  'also-did': alsoDid,
  'both-bare': bothBare,
  'this-is': thisIs,
};
