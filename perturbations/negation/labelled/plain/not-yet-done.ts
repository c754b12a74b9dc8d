import { conjugate, type Doc, type Edit, matchCase, matches, type Rule } from '../../../../src/plugin.js';
import { endOfWords } from '../../../around/end-of-words.js';
import { withItsApostrophes } from '../../../around/style.js';
import { isPlain } from '../../mood.js';
import { formsIn } from '../../verb-forms.js';

export const notYetDone: Rule = {
  about:
    'What one has just done, in a text that the dataset calls Neutral, is said not to be done yet: “I just put the kettle on” → “I haven’t put the kettle on yet”',
  expects: { sentiment: 'same' },
  examples: [
    ['I just renewed my bus pass 🚌', "I haven't renewed my bus pass yet 🚌", 'Neutral'],
    ['Just swapped the bulbs in the hall', "Haven't swapped the bulbs in the hall yet", 'Neutral'],
    ["We've just repotted the ferns", "We haven't repotted the ferns yet", 'Neutral'],
  ],
  leaves: [
    'I just renewed my bus pass this morning',
    'I just renewed my bus pass and went home',
    'I just got home',
    'I just like ferns',
    'She just renewed my bus pass',
    'I just heard that the shop has closed',
  ],
  words: () => ['just'],
  *propose(doc) {
    const edits = doc.sentences.length === 1 && doc.tokens.length <= 14 ? undone(doc) : undefined;
    if (edits) yield { edits };
  },
};

/** What cannot be put off, what happens to one, and what sets a time or joins something else. */
const NOT_LATER =
  /\b(?:and|but|or|so|because|that|who|which|when|while|before|after|until|if|to|than|as|for|you|your|ago|today|tonight|yesterday|this|last|now|again|same|wrong|another|more|few|some|saw|seen|heard|got|gotten|had|found|noticed|realised|realized|remembered|learn(?:ed|t)|woke|missed|lost|broke|dropped|arrived|landed|came|gave|told|said|met|felt|thought|spent|turned|been|went|left|started|missed|passed|ran|hit|fell|born)\b/iu;

function undone(doc: Doc): readonly Edit[] | undefined {
  const match = /^((?:I|[Ww]e)(?:['’]ve)? )?(just) ([a-z]+) (?=[a-z])/iu.exec(doc.text);
  const end = endOfWords(doc);
  const [, subject = '', just = '', verb = ''] = match ?? [];
  const known = formsIn(verb.toLowerCase()).find(({ form }) => form === 'past' || form === 'participle');
  const aside = doc.tokens.find(({ lower }) => lower === 'just');
  if (!known || !aside || end === undefined || /[,:;"“”!?–—]/u.test(doc.text)) return undefined;
  if (matches(doc, NOT_LATER) || !isPlain(doc, aside)) return undefined;
  const start = /^[a-z]*/iu.exec(subject)?.[0].length ?? 0;
  const verbEnd = subject.length + just.length + 1 + verb.length;
  const have = start === 0 ? matchCase(just, "haven't") : " haven't";
  const said = `${have} ${conjugate(known.lemma, 'participle')}`;
  return [
    { start, end: verbEnd, text: withItsApostrophes(doc, said) },
    { start: end, end, text: ' yet' },
  ];
}
