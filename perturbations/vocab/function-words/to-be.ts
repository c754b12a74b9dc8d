import { neededWords, type Rule } from '../../../src/plugin.js';
import { isQuotedAt } from '../../around/quoted-at.js';
import { inCapitals } from '../../around/style.js';

const SEEMS =
  /(?<!\b(?:how|as|than|everything|nothing|what) )\b(?:seems?|seemed|appears?|appeared|proved|feared)(?= (?!likely|unlikely|clear|fitting|far|long|like|such|right|fair|obvious|possible|strange|odd|certain|able|better|worse|more|less|so|too|as|to|that|in|on|at|by|from|within|before|again|here|there|only|just|not|never|no\b)(?:(?:quite|rather|very|perfectly|fairly|pretty|a bit|a little|completely|genuinely|really) )?(?<state>\p{Ll}+)(?=[.,!;]|\s*$|\s*\p{Extended_Pictographic}| (?:and|but|at|about|with|in|by|for|of|that|when|today|this|to me|after|from)\b))/giu;
const TURNED_OUT =
  /\bturned out(?= (?:okay|ok|fine|alright|all right)(?:[.,!;]|\s*$|\s*\p{Extended_Pictographic}| (?:and|in|after)\b))/giu;
const SAME = /\b(?:seems?|seemed|appears?|appeared)(?= the same (?:to|as|in)\b)/giu;

export const toBe: Rule = {
  about: 'What seems or proves so seems “to be” so: “The guard seemed bored.” → “The guard seemed to be bored.”',
  expects: { sentiment: 'same', 'yes-no': 'same', labels: 'same' },
  examples: [
    ['The guard seemed bored.', 'The guard seemed to be bored.'],
    ['They appear undecided about the raft', 'They appear to be undecided about the raft'],
    ['The haircut turned out okay', 'The haircut turned out to be okay'],
  ],
  leaves: [
    'The guard seems to sleep.',
    'It seems likely that it rains',
    'She appeared in May.',
    'It proved his point',
    'How tall he seemed!',
    'It seems a good raft',
    'The rafts turned out perfect',
  ],
  words: () => neededWords(SEEMS, TURNED_OUT, SAME),
  *propose(doc) {
    if (inCapitals(doc)) return;
    for (const match of [...doc.text.matchAll(SEEMS), ...doc.text.matchAll(TURNED_OUT), ...doc.text.matchAll(SAME)]) {
      const { state } = match.groups ?? {};
      const at = match.index + match[0].length;
      if (isQuotedAt(doc, match.index)) continue;
      if (
        state !== undefined &&
        !doc.tokens.some((token) => token.start > at && token.lower === state && isState(token))
      )
        continue;
      yield { edits: [{ start: at, end: at, text: ' to be' }] };
    }
  },
};

const isState = ({ pos, lower }: { pos: string; lower: string }) =>
  pos === 'ADJ' || /^(?:distressed|annoyed|bored|worried|confused|pleased|delighted|relieved|undecided)$/u.test(lower);
