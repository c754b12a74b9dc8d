import type { Rule } from '../../src/plugin.js';
import { activeQuestion } from './voice/active-question.js';
import { activeStatement } from './voice/active-statement.js';
import { agentlessPassive } from './voice/agentless-passive.js';
import { allTreated } from './voice/all-treated.js';
import { borrowed } from './voice/borrowed.js';
import { chargedAndThey } from './voice/charged-and-they.js';
import { compared } from './voice/compared.js';
import { converse } from './voice/converse.js';
import { dative } from './voice/dative.js';
import { givenPassive } from './voice/given-passive.js';
import { identified } from './voice/identified.js';
import { leftSpeechless } from './voice/left-speechless.js';
import { neededFor } from './voice/needed-for.js';
import { needsDoing } from './voice/needs-doing.js';
import { nobodyTold } from './voice/nobody-told.js';
import { passiveQuestion } from './voice/passive-question.js';
import { passiveStatement } from './voice/passive-statement.js';
import { received } from './voice/received.js';
import { referenceFirst } from './voice/reference-first.js';
import { relativeVoice } from './voice/relative-voice.js';
import { symmetric } from './voice/symmetric.js';
import { theyDid } from './voice/they-did.js';
import { treated } from './voice/treated.js';

/** Another of those who take part becomes the subject: active and passive, converse and symmetric verbs, comparisons. */
export const voice: Readonly<Record<string, Rule>> = {
  'passive-question': passiveQuestion,
  'active-question': activeQuestion,
  converse,
  symmetric,
  'passive-statement': passiveStatement,
  'active-statement': activeStatement,
  received,
  'agentless-passive': agentlessPassive,
  identified,
  'given-passive': givenPassive,
  'they-did': theyDid,
  'reference-first': referenceFirst,
  'nobody-told': nobodyTold,
  borrowed,
  treated,
  'all-treated': allTreated,
  'charged-and-they': chargedAndThey,
  'relative-voice': relativeVoice,
  compared,
  'needed-for': neededFor,
  'needs-doing': needsDoing,
  dative,
  'left-speechless': leftSpeechless,
};
