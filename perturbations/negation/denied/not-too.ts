import { type Rule, wordTable } from '../../../src/plugin.js';
import { isFormal } from '../../around/register.js';
import { withItsApostrophes } from '../../around/style.js';
import { isNegator } from '../asked.js';
import { cuesIn } from '../cue.js';
import { isLonghand } from '../longhand.js';
import { PLAIN_EMOJI } from './opinion-clause.js';

const NOT = wordTable<string>({ is: "isn't", are: "aren't", was: "wasn't", were: "weren't" });

export const notToo: Rule = {
  about: 'What is too much is said not to be: “The play was far too long” → “The play wasn’t too long”',
  expects: { sentiment: 'different' },
  examples: [
    ['The play was far too long', "The play wasn't too long"],
    ['The curry was too salty 🍛', "The curry wasn't too salty 🍛"],
    ['These shoes are a bit too tight around the toes', "These shoes aren't too tight around the toes"],
  ],
  leaves: [
    'The play was too good',
    'The play was too long 😡',
    "The play wasn't too long",
    'The play was too long and too loud',
    'It was too late',
    'He was too tired to play',
    'The play was lovely but too long',
    'Was the play too long?',
    'The play was never too long',
    'The play was fun too',
  ],
  words: () => ['too'],
  *propose(doc) {
    const { text, tokens, sentences } = doc;
    if (!/\btoo\b/u.test(text) || sentences.length > 1 || tokens.length > 16 || isFormal(doc)) return;
    if (tokens.some(isNegator) || cuesIn(tokens).some(({ polarity }) => polarity === 'positive')) return;
    if ((text.match(/\p{Extended_Pictographic}/gu) ?? []).some((each) => !PLAIN_EMOJI.test(each))) return;
    const match = TOO.exec(text);
    const [whole, subject = '', be = ''] = match ?? [];
    const not = NOT[be];
    if (whole === undefined || not === undefined || isLonghand(doc)) return;
    const start = subject.length + 1;
    yield { edits: [{ start, end: whole.length, text: `${withItsApostrophes(doc, not)} too` }] };
  },
};

const OTHERS =
  'good|kind|generous|nice|late|early|much|many|few|little|often|soon|true|tired|young|busy|scared|proud|shy|cute|funny|pretty|beautiful|right|well|easy|bad|ill|weak|sick';
const TOO = new RegExp(
  `^((?:[Tt]he|[Tt]his|[Tt]hese|[Tt]hose|[Tt]hat|[Mm]y|[Oo]ur)(?: [A-Za-zÀ-ž'’-]+){1,5}) (is|are|was|were) (?:far |way |much |a bit |a little |just |simply )?too(?= (?!(?:${OTHERS})\\b)[A-Za-zÀ-ž]+(?: (?:for|in|on|at|around|this|from)\\b[^,.;!?]*)?\\s*(?:\\.?$|\\p{Extended_Pictographic}))(?![^,]*\\b(?:and|but|or|so|to|because|than)\\b)`,
  'u',
);
