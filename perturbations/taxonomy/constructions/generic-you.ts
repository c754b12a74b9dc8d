import { type Edit, matchCase, matches, type Question, type Rule, type Token, wordTable } from '../../../src/plugin.js';
import { isOneSentence } from '../../around/only-if.js';

/** As `one` has it; after a modal nothing changes. */
const WITH_ONE = wordTable<string>({
  do: 'does',
  are: 'is',
  can: 'can',
  could: 'could',
  should: 'should',
});

/** Where the reader is spoken to, or somebody is asked for a favour, `you` is the reader. */
const TO_THE_READER =
  /\b(?:your|yours|yourself|yourselves|please|i|i'm|i've|me|my|mine|we|us|our|one|ones|one's|someone|thanks?|think|believe|know|remember|want|like|help|tell|recommend|suggest|explain|give|show|consider|mean|agree|guess|imagine|suppose)\b|['’"“():;—–]/iu;

export const genericYou: Rule = {
  about: 'You that is anybody becomes “one”: “Can you buy stamps in a bakery?” → “Can one buy stamps in a bakery?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Can you buy stamps in a bakery?', 'Can one buy stamps in a bakery?'],
    ['Do you need a ladder to pick olives?', 'Does one need a ladder to pick olives?'],
    ['Are you likely to see snow in Cairo?', 'Is one likely to see snow in Cairo?'],
  ],
  leaves: [
    'Can you lend me a ladder?',
    'Can you keep snow in your pocket?',
    'Are you tired?',
    'Do you often hear bells?',
    'Will you open the door?',
    'Can you swim if you have a cold?',
    'My ladder broke. Can you mend a rung?',
    'Can you open the door?',
    'Can you say more about Cairo?',
    "Can't you buy stamps here?",
    'Would you hear bells in a village in Wales?',
  ],
  words: () => ['you'],
  onlyIf: isOneSentence,
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation) return;
    if (question.subject.head.lower !== 'you' || question.subject.tokens.length > 1) return;
    if (matches(doc, TO_THE_READER) || doc.tokens.filter(({ lower }) => lower === 'you').length > 1) return;
    const auxiliary = WITH_ONE[question.auxiliary.lower];
    if (auxiliary && isOfAnybody(question)) yield { edits: asked(question, auxiliary) };
  },
};

function asked({ auxiliary, subject: { head } }: Question, text: string): Edit[] {
  const you = { start: head.start, end: head.end, text: 'one' };
  if (text === auxiliary.lower) return [you];
  return [{ start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, text) }, you];
}

/** What is asked is true of anybody: it names a place or thing of its own, and the door or the window at hand is none. */
function isOfAnybody({ auxiliary, predicate: { tokens } }: Question): boolean {
  const [first] = tokens;
  if (!first || tokens.length < 3) return false;
  if (auxiliary.lower === 'are') return first.lower === 'likely' && tokens[1]?.lower === 'to';
  if (auxiliary.lower === 'do') return first.lower === 'need' && tokens.some(({ lower }) => lower === 'to');
  return DONE.test(first.lower) && isPlaced(tokens);
}

const DONE =
  /^(?:be|buy|find|see|hear|drive|walk|sail|swim|fly|get|go|play|watch|order|drown|stream|cure|fry|make|pay|hide|boil|use|wear|store|keep|expect|visit|travel|cross|reach|rent|sell|grow|catch|eat|drink|cook|bake|ride|climb|ski|surf|study|read|smell|melt|carry|fill|fit|cycle|stand|spend|enter|live|survive|win|lose|need|have|vote|marry|attend|take|send|plant|freeze|build|rent|bring)$/u;

/** With an indefinite thing, a name, or a plural in it. */
function isPlaced(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ lower, pos, lemma }) =>
      /^an?$/u.test(lower) || pos === 'PROPN' || (pos === 'NOUN' && lower !== lemma && lower.endsWith('s')),
  );
}
