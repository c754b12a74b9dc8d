import { type Doc, type Edit, indefiniteArticle, matchCase, type Rule, type Token } from '../../src/plugin.js';
import { isAppraisal } from '../around/appraisal.js';
import { isClinicalNote } from '../around/clinical.js';
import { isQuotedAt } from '../around/quoted-at.js';
import { inCapitals } from '../around/style.js';
import { type Attributes, attributesOf } from './plain-attributes.js';

const DETERMINERS: Readonly<Record<string, RegExp>> = {
  any: /^(?:my|our|his|her|their|your|the|this|that|these|those|an?)$/u,
  the: /^(?:the|our|an?)$/u,
  own: /^(?:my|our|his|her|their)$/u,
};
const COLOURS =
  /\b(?:blue|green|red|black|white|brown|grey|gray|yellow|pink|purple|orange|colou?r\p{L}*|paint\p{L}*|dye\p{L}*)\b/iu;
const MATERIALS = /\b(?:wood\p{L}*|leather|metal|cotton|wool\p{L}*|plastic|silk|oak|pine|steel|glass|vegan)\b/iu;
/** Turns of phrase in which no such thing is meant. */
const IDIOMS =
  /\b(?:(?:in|out of) the (?:bag|box)|on the (?:table|shelf|house)|(?:cherry|icing) on|piece of cake|by the book|the book(?:s)? on|couch potato|cat['’]s|hit the|under the table|at the table|in (?:the|my|his|her) (?:boots|shoes|book)|a table|the pub quiz|(?:on|hit|down) the road|on the phone|(?:left|right|turn|turning) (?:after|before|at)|got the (?:dentist|doctor|vet))\b/iu;

/** What is told to be brought or lacks is a thing of any kind. */
const WANTED = /^(?:without|not|bring|take|get|buy|need|want|wants|be|as|like|than|is|was|it['’]s)$/u;

export const attribute: Rule = {
  about: 'A thing or place is told of in one word more: “my mug” → “my blue mug”, “the library” → “the local library”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['I broke my mug', 'I broke my blue mug'],
    ['The library was full', 'The local library was full'],
    ['She lost an umbrella on the tram', 'She lost a black umbrella on the tram'],
    ['Our shed is finished 🎉', 'Our garden shed is finished 🎉'],
  ],
  leaves: [
    'I broke my yellow mug',
    'My toaster hums',
    'There is mold in the nursery',
    'The library card is lost',
    'My mug is blue',
    "The library's doors are shut",
    'My mug is on top of your mug',
    'A mug of tea',
    'The cat is out of the bag',
    'MY MUG BROKE',
    'Even the cat approves',
    'Take the second left after the church',
  ],
  *propose(doc) {
    if (inCapitals(doc) || IDIOMS.test(doc.text) || isAppraisal(doc)) return;
    const noted = isClinicalNote(doc) || /\b(?:physio|clinic|discharged)\b/iu.test(doc.text); // no colours in a note on a patient
    for (const noun of doc.tokens) {
      const found = attributesOf(noun.lower);
      const before = doc.tokens[noun.index - 1];
      if (/^(?:cats?|dogs?|puppy|kitten)$/u.test(noun.lower) && before?.lower === 'the') continue; // the one that one has
      if (!found || !before || before.end + 1 !== noun.start || !isMeant(doc, found)) continue;
      if (!follows(before, found.after) || !isBare(doc, noun)) continue;
      for (const word of found.words)
        if (!clashes(doc, word) && !(noted && COLOURS.test(word))) yield { edits: told(before, noun, word) };
    }
  },
};

function isMeant({ tokens }: Doc, { beside }: Attributes): boolean {
  return beside.length === 0 || tokens.some(({ lower }) => beside.includes(lower));
}

/** A determiner; an adjective that is no superlative, colour or ordinal. */
function follows(before: Token, after: string): boolean {
  if (DETERMINERS[after === 'noun' ? 'any' : after]?.test(before.lower)) return true;
  if (after === 'own' || after === 'the') return false;
  const plain = before.pos === 'ADJ' && before.kind === 'word' && !/(?:st|ing)$/u.test(before.lower);
  return plain && !NOT_BETWEEN.test(before.lower) && !(after === 'any' && COLOURS.test(before.lower));
}

const NOT_BETWEEN =
  /^(?:first|second|third|last|next|only|same|such|other|another|own|more|much|most|many|few|several|both|all|wooden|metal|plastic|glass|cotton|leather|electric|digital|local|double|single|front|back|side|main|public|acoustic|wireless|mobile|online|medical|free|full|total|ready|open|new-look|worth)$/u;

/** Spoken of once, without a word after it that it would describe. */
function isBare(doc: Doc, noun: Token): boolean {
  const { tokens } = doc;
  const next = tokens[noun.index + 1];
  const [before, determiner] = [tokens[noun.index - 2], tokens[noun.index - 1]];
  if (/^an?$/u.test(determiner?.lower ?? '') && (before === undefined || WANTED.test(before.lower))) return false;
  if (noun.text !== noun.lower || isQuotedAt(doc, noun.start)) return false;
  if (tokens.some((token) => token !== noun && token.lemma === noun.lemma && token.kind === 'word')) return false;
  if (!next || next.kind === 'emoji' || next.kind === 'punctuation') return !/^['’"“”(-]/u.test(next?.text ?? '');
  return (
    /^(?:AUX|VERB|ADP|SCONJ|CCONJ|ADV|DET|PART|PRON)$/u.test(next.pos) && next.start > noun.end && next.lower !== 'of'
  );
}

function clashes({ text, tokens }: Doc, word: string): boolean {
  if (COLOURS.test(word) && COLOURS.test(text)) return true;
  return (
    (MATERIALS.test(word) && MATERIALS.test(text)) ||
    tokens.some(({ lower }) => word.includes(lower) && lower.length > 3)
  );
}

function told(determiner: Token, noun: Token, word: string): Edit[] {
  const article = /^an?$/u.test(determiner.lower)
    ? [{ start: determiner.start, end: determiner.end, text: matchCase(determiner.text, indefiniteArticle(word)) }]
    : [];
  return [...article, { start: noun.start, end: noun.start, text: `${word} ` }];
}
