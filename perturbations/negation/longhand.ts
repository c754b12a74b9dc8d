import { type Doc, matches, perDoc } from '../../src/plugin.js';
import { kindOfText } from '../around/kind.js';
import { isOfficial } from '../around/register.js';
import { cuesIn } from './cue.js';

const WRITTEN_OUT =
  /\b(?:I am|[Ww]e are|[Ii]t is|[Tt]hey are|(?:is|are|was|were|do|does|did|has|have|had|could|would|will) not|cannot)\b/u;
const CONTRACTED =
  /\b(?:I['’](?:m|ve|ll|d)|[a-zà-ž]+n['’]t|(?:it|that|there|he|she|we|they|you)['’](?:s|re|ve|ll))\b/iu;

/** Whoever speaks for himself, or cries out. */
const PERSONAL =
  /\b(?:i|me|my|mine|we|us|our|you|your|mum|mom|dad|gran)\b|['’]s been\b|[!…]|\p{Extended_Pictographic}/iu;

/** A notice or a report, which no one says: nobody is addressed and nothing is contracted. */
function isImpersonal({ text, sentences, tokens }: Doc): boolean {
  return text.length > 80 && sentences.length > 1 && !PERSONAL.test(text) && cuesIn(tokens).length === 0;
}

/** Parties and patients, of whom one writes out what one writes. */
const OF_RECORD =
  /\b(?:the (?:supplier|buyer|seller|goods|claimant|contractor|tenant|landlord|defendant|plaintiff)|formal notices?|thereby|(?:she|he|patient|pt) reports? that|the wound|discharged)\b/iu;

function isRecord({ text }: Doc): boolean {
  return text.length > 80 && (OF_INSPECTION.test(text) || (OF_RECORD.test(text) && !PERSONAL.test(text)));
}

/** What an inspector or the minutes put on paper. */
const OF_INSPECTION =
  /\b(?:was (?:visited|inspected|surveyed) (?:without|on|in|by)|(?:hazards?|defects?|faults|droppings|mou?ld|cracks) (?:was|were) (?:found|noted|observed)|in my opinion, the|(?:stated|reported|noted) that|the chair (?:was|is|explained|reported)|several members|be occupied)\b/iu;

/** Whether the text writes its verbs out, so that a contraction would be of another register. */
export const isLonghand = perDoc((doc: Doc): boolean => {
  return (
    !matches(doc, CONTRACTED) &&
    (kindOfText(doc) === 'clinical' ||
      isOfficial(doc) ||
      matches(doc, WRITTEN_OUT) ||
      isImpersonal(doc) ||
      isRecord(doc))
  );
});
