import { matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { all, mayHave } from '../../around/only-if.js';
import { isTold } from '../headings/headable.js';
import { topicOf } from '../topic.js';

/** Of many who were treated, and of what a hospital has come to: not of one patient. */
const OF_MANY =
  /\b(?:patients|the trial|children who|adults who|women who|men who|people who (?:took|received)|out of ten|percent|cases|vaccin[a-zà-ž]+|new wing|outpatient building|hospital has|a new (?:drug|treatment|dressing|vaccine|test)|the new (?:drug|treatment|dressing|vaccine|hospital|outpatient))\b/iu;
const HAPPENED = /\b(?:has|have|had|was|were|ended|reduced|fell|rose|healed|cut|opened|showed|found)\b/iu;
const ELSE =
  /^(?:he|she|it|they|both|the patient|this|these|in|at|on)\b|\b(?:shall|should|must|may|leaflet|recruited|randomi[sz]ed|enrolled|protocol|consent|were asked|news)\b|[?!:;"“”]|\n/iu;

export const inHealthNews: Rule = {
  about: 'What a treatment did for many is told as news of health: “In health news, the trial ended early …”',
  expects: { sentiment: 'same', labels: 'same' },
  fallback: true,
  examples: [
    [
      'The new vaccine was a success, and the number of cases fell by half in a year.',
      'In health news, the new vaccine was a success, and the number of cases fell by half in a year.',
    ],
  ],
  leaves: [
    'The patient was given the new vaccine and slept well after it.',
    'Patients should be given the vaccine in May.',
    'My trial was a success, and the number of cases fell by half in a year.',
  ],
  onlyIf: all(isTold, mayHave(OF_MANY), mayHave(HAPPENED)),
  *propose(doc) {
    const top = topicOf(doc);
    if (!/^(?:health|news)$/u.test(top?.kind ?? '') || !matches(doc, OF_MANY) || !matches(doc, HAPPENED)) return;
    if (matches(doc, ELSE) || doc.text.length < 60 || !/^\p{Lu}.*\.\s*$/su.test(doc.text)) return;
    if (top?.kind === 'health') yield* eachInFront(doc, ['In health news,']);
  },
};
