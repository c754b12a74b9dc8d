import { matches, type Rule } from '../../src/plugin.js';
import { isClinicalNote } from '../around/clinical.js';
import { mayHave } from '../around/only-if.js';
import { isFormal } from '../around/register.js';
import { patientOf } from '../person/patient.js';
import { mayBe } from '../person/record.js';
import { names, titled } from './names.js';

const OPENS = /^(?:(He|She)(?=(?:['’]s)? \p{Ll})|(His|Her)(?= \p{Ll}))/u;
/** Somebody else whom the pronouns after the first could mean, or who has a name already. */
const OTHERS =
  /\b(?:mr|mrs|ms|miss|dr|sister|brother|mother|father|mum|mom|dad|wife|husband|daughter|son|girlfriend|boyfriend|called|named|name|said yes|m[ae]n|wom[ae]n|boy|girl|who)\b|["“”?\n]/iu;

export const pronounName: Rule = {
  about:
    '“She” or “he”, with which a text begins, becomes a name: “She sang” → “Priya sang”, “His pain” → “Mr Reyes’s pain”',
  expects: { sentiment: 'same' },
  examples: [
    ["She hasn't sung in years, and she's superb.", "Priya hasn't sung in years, and she's superb."],
    ["He's the one with the red bike", "Omar's the one with the red bike"],
    ['His speech was witty', "Omar's speech was witty"],
  ],
  leaves: [
    'She met Ann, who was late',
    'She is a woman of few words',
    'HE WAS LATE',
    'The soup was cold',
    'She said her sister is ill',
    'Her loss',
    'She who sings is glad',
  ],
  onlyIf: mayHave(OPENS),
  *propose(doc) {
    const found = OPENS.exec(doc.text);
    if (!found || patientOf(doc) || matches(doc, OTHERS) || /\p{Lu}{3}/u.test(doc.text)) return;
    if (found[2] && (doc.tokens[1]?.pos !== 'NOUN' || doc.clauses.length === 0)) return;
    if (doc.tokens.some(({ pos, index, start }) => pos === 'PROPN' && index > 0 && !opens(doc.text, start))) return;
    const formal = isFormal(doc) || isClinicalNote(doc);
    const gender = /^(?:he|his)$/iu.test(found[0]) ? 'male' : 'female';
    if (!mayBe(doc, gender)) return;
    for (const person of formal ? titled(doc) : names(doc))
      if (person.gender === gender)
        yield {
          edits: [{ start: 0, end: found[0].length, text: found[2] ? `${person.words}'s` : person.words }],
          because: person.because,
        };
  },
};

/** A capital that a sentence begins with. */
function opens(text: string, start: number): boolean {
  return /[.!?]\s*$/u.test(text.slice(0, start));
}
