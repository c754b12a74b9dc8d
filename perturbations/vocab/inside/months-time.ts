import { type Doc, matches, neededWords, type Rule, type Sentence } from '../../../src/plugin.js';
import { inCapitals } from '../../around/style.js';

const SPAN =
  /\bin (an?|\d{1,2}|one|two|three|four|five|six|eight|nine|ten|twelve|fifteen|twenty|thirty) (day|week|fortnight|month|year|hour|minute)(s?)(?=[.!]|\s*$|, | (?:and|but|with|to)\b|\s*\p{Extended_Pictographic})/giu;
const TO_COME = /\b(?:will|shall|going to|to be|is due|are due)\b|['’]ll\b/iu;
/** `the poorest in thirty years`: so far. */
const OF_THE_PAST = /\b(?:[a-zà-ž]{2,}est|worst|best|first|last|(?:most|least) [a-zà-ž]+)(?: [a-zà-ž]+){0,2} $/iu;
/** With these the span is how long it takes. */
const LASTS =
  /\b(?:finish[a-zà-ž]*|complet[a-zà-ž]*|read|heal[a-zà-ž]*|dr(?:y|ies)|learn[a-zà-ž]*|fix[a-zà-ž]*|cook[a-zà-ž]*|make|made|build|write|pay|refund[a-zà-ž]*|deliver[a-zà-ž]*|solve[a-zà-ž]*|reach[a-zà-ž]*|cover[a-zà-ž]*|n['’]t|not|never|nothing|nobody|first|only|twice|once|times)\b/iu;

export const monthsTime: Rule = {
  about: 'What will be “in six months” will be “in six months’ time”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['She will be seen again in six months.', "She will be seen again in six months' time."],
    ["We'll be back in a year 🌊", "We'll be back in a year's time 🌊"],
  ],
  leaves: [
    'She was seen again in six months.',
    'It will heal in two weeks.',
    'We will be back in six months of the year.',
    'The haul was the poorest in thirty years, and crews fear that they will lose their boats.',
    'SHE WILL BE BACK IN A YEAR',
  ],
  words: () => neededWords(SPAN),
  *propose(doc) {
    if (inCapitals(doc)) return;
    for (const sentence of doc.sentences) {
      if (!matches(doc, TO_COME, sentence.text) || matches(doc, LASTS, sentence.text)) continue;
      for (const end of spanEnds(doc, sentence))
        yield { edits: [{ start: end.at, end: end.at, text: `${end.mark} time` }] };
    }
  },
};

function spanEnds({ text }: Doc, { start, end }: Sentence): readonly { readonly at: number; readonly mark: string }[] {
  const quote = text.includes('’') ? '’' : "'";
  return [...text.matchAll(SPAN)].flatMap((match) => {
    if (OF_THE_PAST.test(text.slice(start, match.index)) || !TO_COME.test(text.slice(start, match.index))) return [];
    const at = match.index + match[0].length;
    const one = /^(?:an?|one|1)$/iu.test(match[1] ?? '');
    const agrees = one === (match[3] === '');
    return match.index >= start && at <= end && agrees ? [{ at, mark: one ? `${quote}s` : quote }] : [];
  });
}
