import type { Rule } from '../../src/plugin.js';
import { insertedAfter } from '../around/inserted.js';
import { kindOfText } from './kind-of-text.js';

/** Things that letters and documents are about, named with `the` and with nothing after them that tells which. */
const THING =
  /(?<=[\p{L},.;:] )\bthe (?:flat|house|vehicle|goods|equipment|software|premises|document|machine|incident|parcel|plot|shed|item|product|payment|device|appliance|building|boundary|fence|wall|driveway|garage|receipt|form|letter|booking|boiler|roof|sofa|laptop|package)(?=[.,;]|\s*$| (?:was|is|has|had|were|are|have|on|by|until|within|before|after|from|and|but|may|shall|without|arrived|belongs|remains)\b)/giu;

export const inQuestion: Rule = {
  about: 'In a letter or document, what it is about is the thing “in question”: “the flat” → “the flat in question”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The claimant says that the form was late.', 'The claimant says that the form in question was late.'],
    ['Your driver left the parcel on the step.', 'Your driver left the parcel in question on the step.'],
  ],
  leaves: [
    'The form was late',
    'We cleaned the flat',
    'The claimant filled in the form that we sent.',
    'The tenant left the form and the form was lost.',
  ],
  *propose(doc) {
    const kind = kindOfText(doc);
    if ((kind !== 'document' && kind !== 'letter') || /\bquestion/iu.test(doc.text)) return;
    for (const candidate of insertedAfter(doc, THING, 'in question')) {
      const noun = doc.tokens.find(({ end }) => end === candidate.edits[0]?.start);
      if (noun && doc.tokens.filter(({ lemma }) => lemma === noun.lemma).length === 1) yield candidate;
    }
  },
};
