import type { Rule } from '../../../src/plugin.js';
import { isOfGeneralInterest } from '../../around/general-interest.js';
import { inFrontOf } from '../../around/in-front.js';
import { opened } from '../opened.js';
import { isUrgent, lastQuestion, opensPlainly, soleQuestionText, tellsThenAsks } from './question-text.js';

const MARKERS = ['So,', 'By the way,', 'Hmm,'];

/** It says already that it follows from what was told. */
const CONCLUDES = /\b(?:therefore|thus|hence|consequently|as a result|accordingly)\b/iu;

export const questionMarker: Rule = {
  about: 'A discourse marker opens the question: “So, …”, “By the way, …”, “Okay, …”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Is a tomato a fruit?', 'So, is a tomato a fruit?'],
    ['The train left at nine. Did it arrive by noon?', 'The train left at nine. So, did it arrive by noon?'],
    ['My aunt keeps goats. Do they eat paper?', 'Okay, my aunt keeps goats. Do they eat paper?'],
  ],
  leaves: [
    'The train left at nine. Did it therefore arrive by noon?',
    'So, is a tomato a fruit?',
    'A tomato is red.',
    'Is it? Are you sure?',
    'A well is dry, so the farmer digs another. Is this wise?',
  ],
  *propose(doc) {
    const question = lastQuestion(doc);
    const [first] = question?.tokens ?? [];
    if (!question || !first || CONCLUDES.test(question.text) || /, so\b/iu.test(doc.text)) return;
    if (soleQuestionText(doc))
      yield* opened(
        doc,
        opensPlainly(doc)
          ? MARKERS.filter(
              (marker) =>
                marker === 'So,' ||
                (marker === 'Hmm,' ? isOfGeneralInterest(doc) : !isUrgent(doc) && !/^(?:may|must)\b/iu.test(doc.text)),
            )
          : /^\s*(?:although|though|despite|while|given|because|since)\b/iu.test(doc.text)
            ? []
            : ['So,'],
      );
    else if (question.kind === 'yes-no-question' && /^\p{Lu}/u.test(first.text)) yield inFrontOf(doc, first, 'So,');
    if (tellsThenAsks(doc)) yield* opened(doc, ['Okay,', 'So,']);
  },
};
