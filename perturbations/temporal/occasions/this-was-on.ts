import { type Doc, matches, neededWords, type Rule } from '../../../src/plugin.js';
import { endOfWords } from '../../around/end-of-words.js';
import { kindOfText } from '../../around/kind.js';
import { isGrave } from '../../around/register.js';
import { inCapitals } from '../../around/style.js';
import { isTimeless } from '../first-clause.js';

/** What one meets with on an occasion that is over. */
const SERVED =
  /^(?:the|our|my|her|his) (?:[\p{Ll}-]+ )?(?:dishes|service|staff|queue|milk|crowd|chef|host|taxi driver|bus driver|nurse|clerk|plumber|electrician|cashier|half of the (?:play|match|show)|portions?|engineer|courier|technician|examiner|kids|audience) (?!in\b|of\b|at\b|that\b)(?:was|were|got|could|went|ignored|adored|took|had|tasted|arrived|played|spoke|dragged|forgot|looked|loved|smelled|fixed)/iu;
const COULD =
  /^(?:the (?:receptionist|waiter|waitress|guide|instructor|dentist) could(?:n['’]t| not) have been|our (?:guide|waiter|server|driver) was (?!in|at|from))|^the (?:curry|soup|food|coffee|steak|pizza|pie) (?:was|arrived) [^,]*\b(?:by the time|when) (?:it|we|i)\b/iu;
const HAD =
  /^(?:we|i)['’]d been (?:so )?looking forward to it and it was an? (?:total |complete )?[a-zà-ž]+$|^(?:we|i) had (?:a|an|such a|the) [a-zà-ž ]*(?:blast|time|laugh|meal|chat|argument|evening)\b/iu;
const OF_NOW =
  /\b(?:is|are|am|will|can|wo|ca|has|have|does|do|gonna|maybe|should|shall|may|might|must)\b|['’](?:s|re|m|ll|ve)\b|[?:;"“”()]/iu;
/** What a day at the end could belong to instead, or limp after. */
const BESIDE =
  /,|\band (?:the|our|my|his|her)\b|\b(?:by the time|when|than|that|because|we['’]d|it was|could|portions?|milk|out of|to)\b|n['’]t\b/iu;
/** Two traits of somebody, which one day would seem to set against the others. */
const TRAITS = /\bwas (?:[a-zà-ž]+ly |so |very |really )?[a-zà-ž]+ and [a-zà-ž]+$/iu;
/** What somebody is, and not only was on that day. */
const LASTING =
  /\b(?:chef|driver|nurse|clerk|plumber|electrician|cashier|engineer|courier|technician|examiner|guide|waiter|waitress|server|instructor|dentist|receptionist) was (?!rude to|in |at |late|on time|(?:so |very |really )?(?:rude|kind|nice|lovely|horrible|awful) (?:to|about))(?:a |an |the )?/iu;
const NIGHT = /\b(?:play|match|show|audience|host)\b/iu;

export const thisWasOn: Rule = {
  about: 'Adds when it was, in brackets or as a sentence, to what one tells of an occasion',
  expects: { sentiment: 'same' },
  examples: [
    ['The staff went out of their way for us', 'The staff went out of their way for us (this was on Saturday)'],
    ['We had such a laugh, a real scream.', 'We had such a laugh, a real scream. This was on Saturday.'],
    ['We had a blast at the fair 🎡', 'We had a blast at the fair on Saturday 🎡'],
  ],
  leaves: [
    'The staff are kind',
    'The staff were kind and we will be back',
    'The staff were kind yesterday',
    'THE STAFF WERE KIND',
    'The hill was steep',
    'The plumber was patient and witty',
    'The chef was a true poet',
    'The nurse was gentle',
    'The seats were roomy',
    'The nurse was with her when she died',
    'The staff were kind. I left. I cried.',
  ],
  words: () => neededWords(SERVED, COULD, HAD),
  *propose(doc) {
    const end = endOfWords(doc);
    if (!end || kindOfText(doc) !== 'chat' || doc.sentences.length > 1 || inCapitals(doc) || isGrave(doc)) return;
    if (!matches(doc, SERVED) && !matches(doc, COULD) && !matches(doc, HAD)) return;
    if (!isTimeless(withoutBy(doc)) || matches(doc, OF_NOW)) return;
    if (TRAITS.test(doc.text.slice(0, end)) || matches(doc, LASTING)) return;
    const aside = matches(doc, BESIDE);
    const closed = aside && doc.text.slice(end).startsWith('.');
    for (const day of matches(doc, NIGHT)
      ? ['last night', 'on Saturday', 'on Friday']
      : ['on Saturday', 'on Tuesday', 'yesterday'])
      yield closed
        ? { edits: [{ start: end + 1, end: end + 1, text: ` This was ${day}.` }] }
        : { edits: [{ start: end, end, text: aside ? ` (this was ${day})` : ` ${day}` }] };
  },
};

/** `by the time it came`, `when I opened it` name no day. */
function withoutBy(doc: Doc): Doc {
  const tokens = doc.tokens.filter(
    ({ lower, index }) =>
      !(lower === 'time' && doc.tokens[index - 1]?.lower !== 'last') && !/^(?:when|already)$/u.test(lower),
  );
  return { ...doc, tokens };
}
