import type { Rule } from '../../../src/plugin.js';
import { caseTold, isToldAsCase } from '../../around/case-told.js';
import { HISTORY } from '../../around/of-old.js';

/** What has the case supposed, and what takes it up. */
const FRAMES = [
  ['Suppose', 'In that case,'],
  ['Imagine that', 'In that situation,'],
] as const;

/** It is taken up already. */
const DRAWN =
  /\b(?:therefore|thus|hence|consequently|accordingly|thereby|as a (?:result|consequence)|(?:for|on) (?:that|this|these|those|such) (?:reasons?|grounds?|basis|account)|because of (?:that|this)|then)\b/u;

/** A word for somebody or something of the case: without one a general truth is asked for. */
const TAKEN_UP =
  /^there (?:be )?(?:still )?(?:an?|any|some) (?:[a-zà-ž]+ )?(?:risk|danger|chance|reason|need|hope|harm|cause)\b|\b(?:the|this|that|these|those|such|he|she|it|they|him|her|them|his|its|their|both|either|each|neither|one|any)\b/iu;

/** A case that is told first is supposed, and “in that case” stands for it where the question is asked. */
export const caseSupposed: Rule = {
  about: 'Supposes the case that is told before a question, and takes it up by “in that case”',
  expects: { 'yes-no': 'same' },
  examples: [
    [
      'A porter finds a purse in the lift. Should he hand it in?',
      'Suppose a porter finds a purse in the lift. In that case, should he hand it in?',
    ],
    [
      'Two sisters share a flat; may one of them sell it?',
      'Suppose two sisters share a flat. In that case, may one of them sell it?',
    ],
  ],
  leaves: [
    'A porter finds a purse. Why should he hand it in?',
    'My porter found a purse. Should he hand it in?',
    'A friend has lost a purse. Should she call the bank?',
    'A porter asks whether a purse can be kept. Can it?',
    'A porter finds a purse. Does this make him its owner?',
    'A porter found a purse in 1912. Was he rich?',
    'A lamp hangs over my desk. Is it safe?',
    'If a porter finds a purse, should he hand it in?',
    'A porter finds a purse in the lift. Is he therefore free to keep it?',
    'A porter lost a purse in the lift; may he be scolded for that reason?',
    'A potter in ancient Rome wants a wheel. Could she have bought one?',
    'A whale is a mammal. Does it breathe air?',
    'A potter wants to fire a bowl in a bread oven. Does clay harden well at low heat?',
    'A judge hears a case of fraud. Must the jury in that trial weigh each letter?',
    'An octopus has three hearts. Can it live with two of them?',
  ],
  onlyIf: isToldAsCase,
  *propose(doc) {
    const told = caseTold(doc);
    if (!told) return;
    const { text, auxiliary, rest } = told;
    if (DRAWN.test(rest) || (/^(?:does|do|is|are)$/u.test(auxiliary) && !TAKEN_UP.test(rest))) return;
    if (/\bin (?:that|this|such)\b/iu.test(rest)) return; // it is taken up already
    // of old: what is supposed now, and what may have been then
    if (HISTORY.test(text) && /\bhave (?:been|\p{L}+)\b/u.test(rest) && !/\bhad\b|\p{L}{2}ed\b|\bkept\b/u.test(text))
      return;
    // `a federal case. In that case`: the one that is told
    const frames = FRAMES.filter(([, taken]) => !(/\bcases?\b/iu.test(text) && /case/u.test(taken)));
    for (const [opening, taken] of frames)
      yield {
        edits: [
          {
            start: 0,
            end: doc.text.length,
            text: `${opening} ${text}. ${taken} ${auxiliary} ${rest}`,
          },
        ],
      };
  },
};
