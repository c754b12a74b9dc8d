import type { Rule } from '../../src/plugin.js';
import { alsoNote } from './later-sentences/also-note.js';
import { asYouCanImagine } from './later-sentences/as-you-can-imagine.js';
import { asYouKnow } from './later-sentences/as-you-know.js';
import { firstStep } from './later-sentences/first-step.js';
import { forReference } from './later-sentences/for-reference.js';
import { however } from './later-sentences/however.js';
import { inAddition } from './later-sentences/in-addition.js';
import { inFact } from './later-sentences/in-fact.js';
import { inTheEnd } from './later-sentences/in-the-end.js';
import { itAlso } from './later-sentences/it-also.js';
import { lastWord } from './later-sentences/last-word.js';
import { laterFrankly } from './later-sentences/later-frankly.js';
import { laterSentence } from './later-sentences/later-sentence.js';
import { laterVerdict } from './later-sentences/later-verdict.js';
import { needlessToSay } from './later-sentences/needless-to-say.js';
import { ofNote } from './later-sentences/of-note.js';
import { personally } from './later-sentences/personally.js';
import { secondClause } from './later-sentences/second-clause.js';
import { shouldAdd } from './later-sentences/should-add.js';
import { thereIsAlso } from './later-sentences/there-is-also.js';
import { toMyMind } from './later-sentences/to-my-mind.js';

/** A remark opens a clause or a sentence further on. */
export const laterSentences: Readonly<Record<string, Rule>> = {
  'later-sentence': laterSentence,
  'second-clause': secondClause,
  'for-reference': forReference,
  'needless-to-say': needlessToSay,
  'of-note': ofNote,
  'also-note': alsoNote,
  'as-you-can-imagine': asYouCanImagine,
  'as-you-know': asYouKnow,
  'first-step': firstStep,
  'in-the-end': inTheEnd,
  'last-word': lastWord,
  'later-frankly': laterFrankly,
  'to-my-mind': toMyMind,
  'in-addition': inAddition,
  'should-add': shouldAdd,
  however,
  'there-is-also': thereIsAlso,
  'later-verdict': laterVerdict,
  'in-fact': inFact,
  personally,
  'it-also': itAlso,
};
