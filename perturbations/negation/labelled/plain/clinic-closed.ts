import { type Doc, matches, type Rule } from '../../../../src/plugin.js';
import { afterPlain } from './plain-after.js';
import { plainProseOf } from './plain-prose.js';

export const clinicClosed: Rule = {
  about: 'A clinical note without concern is closed as such notes are: “Nothing else of note.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The patient was seen in clinic on Tuesday. Weight was recorded and a visit was planned for May.',
      'The patient was seen in clinic on Tuesday. Weight was recorded and a visit was planned for May. Nothing else of note.',
      'Neutral',
    ],
  ],
  leaves: [
    'Lovely soup',
    'Where is the depot? I was there on Monday.',
    'The patient has severe pain in the left hip and walks with a stick.',
    'The scan shows a spleen of normal size and shape. It was compared with that of May.',
    'The hand was photographed from above and from below.',
  ],
  *propose(doc) {
    const kind = plainProseOf(doc);
    if (kind === 'clinical' && matches(doc, OF_A_VISIT)) yield* afterPlain(doc, () => closings(doc));
  },
};

/** At which something may be noted. */
const OF_A_VISIT =
  /\b(?:seen|attended|visits?|check-?up|reviewed?|came|examined|examination|follow-up|appointment)\b/iu;
const OF_CONCERN =
  /\b(?:pain|headaches?|worse\w*|numbness|bleed\w*|concerns?|of note|copy|copies|sent|booked|referr\w*|forwarded|normal|shows?|allerg\w*|fracture\w*|distress\w*)\b/iu;

/** Full sentences are followed by one; notes by a note. */
function closings(doc: Doc): readonly string[] {
  if (matches(doc, OF_CONCERN)) return [];
  return /^(?:He|She|The|Mr|Mrs|Ms|It|They|Both|This|His|Her|On|There|An?|Blood|Height|Results|Images|No)\b/u.test(
    doc.sentences.at(-1)?.text ?? '',
  )
    ? ['There was nothing else of note']
    : ['Nothing else of note'];
}
