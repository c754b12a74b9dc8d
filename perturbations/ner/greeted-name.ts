import { type Doc, genderOf, isPlace, type Rule } from '../../src/plugin.js';
import { kindOfText } from '../around/kind.js';
import { mayHave } from '../around/only-if.js';
import { loweredOpening } from '../person/opening.js';
import { names, namesOf, titled } from './names.js';

const GREETS = /^(?:Dear|Hi|Hello|Hey|Good (?:morning|afternoon|evening)),? (\p{Lu}\p{Ll}{1,11})(?=[,!] )/u;
const NO_NAME =
  /^(?:All|There|Sir|Sirs|Madam|Team|Support|Customer|Colleagues?|Manager|Members?|Editor|Neighbou?rs?|Everyone|Everybody|Folks|Guys|Diary|Santa|Doctor|Mum|Mom|Dad|Gran|Nan|Friends?|Parents?|Resident|Tenant|Landlord|Guest|Lord|God|Both|Sister|Brother|Aunt|Auntie|Uncle|Grand\p{L}+|Granny|Nana|Nanny|Mummy|Daddy)$/u;
const NOBODY =
  /^(?:Dear Sir or Madam|Dear Sir\/Madam|Dear Sirs?|Dear Madam|To whom it may concern)(?:,|:)(?= (?:I\b|\p{Ll}))/u;

const mayGreet = mayHave(NOBODY, GREETS);

export const greetedName: Rule = {
  about: 'A letter or message is to another named person: “Hi Ben, …” → “Hi Omar, …”, or gets “Dear Ms Okafor, …”',
  expects: { sentiment: 'same' },
  examples: [
    ['Hi Tobias, the board liked your plan. Well done.', 'Hi Omar, the board liked your plan. Well done.'],
    ['Dear Sir or Madam, I want my money back.', 'Dear Ms Okafor, I want my money back.'],
    [
      'Your deposit will be returned in May. Please send us your new address and the keys to the flat.',
      'Dear Ms Okafor, your deposit will be returned in May. Please send us your new address and the keys to the flat.',
    ],
  ],
  leaves: [
    'Hi all, the board met',
    'Hi Ben, say hello from Ben',
    'Hello Kitty, it is',
    'The soup was cold',
    'Dear diary, it rained',
    'Your garden is lovely',
    'Dear Mum, I am well',
    'Dear Grandpa, I am well',
    'I am sorry to have to write this, Ann, but your report is late. I had hoped for better of you.',
  ],
  onlyIf: (doc) => mayGreet(doc) || kindOfText(doc) === 'letter',
  *propose(doc) {
    const { text } = doc;
    const nobody = NOBODY.exec(text);
    if (nobody) {
      for (const { words, because } of titled(doc))
        yield { edits: [{ start: 0, end: nobody[0].length, text: `Dear ${words},` }], because };
      return;
    }
    const found = GREETS.exec(text);
    const name = found?.[1];
    if (found && name) {
      if (NO_NAME.test(name) || isPlace(name) || text.split(name).length > 2 || name === 'Kitty') return;
      const gender = genderOf(name);
      for (const { words, because } of gender ? namesOf(gender) : names(doc))
        if (!text.includes(words))
          yield { edits: [{ start: found[0].length - name.length, end: found[0].length, text: words }], because };
      return;
    }
    yield* unaddressed(doc);
  },
};

/** A letter from an office that begins without a greeting. */
function* unaddressed(doc: Doc): ReturnType<Rule['propose']> {
  if (kindOfText(doc) !== 'letter' || doc.sentences.length < 2 || !/\byour?\b/iu.test(doc.text)) return;
  if (/^(?:to|attn|re|dear|hi|hello|hey|good|team|colleagues|all|sirs?)\b|^[^.]{0,40}:|["“”\n]|!/iu.test(doc.text))
    return;
  if (/, \p{Lu}\p{Ll}+, /u.test(doc.text)) return; // it says later who is written to
  const opening = loweredOpening(doc);
  if (!opening || !/^(?:i|we|our|your|my|thank|further|following|please)$/u.test(opening.token.lower)) return;
  for (const { words, because } of titled(doc))
    yield {
      edits: [{ start: opening.token.start, end: opening.token.end, text: `Dear ${words}, ${opening.text}` }],
      because,
    };
}
