import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { all, asks, isOneSentence } from '../../around/only-if.js';
import { saidAfter } from '../../around/said-after.js';

const FAVOURS =
  /^(?:send|share|forward|feed|bring|lend|pick|check|call|ring|text|email|give|show|tell|book|help|grab|get|buy|water|print|pass|move|confirm|resend|update|walk|drop|take|post|change|explain|save|swap|fix|let)$/u;

export const noRush: Rule = {
  about: 'A request is eased by a denial: “Can you send it? No worries if not.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['Coffee on Tuesday? ☕', 'Coffee on Tuesday? ☕ No worries if not.'],
    ['Can you send me the address again?', "Can you send me the address again? No problem if you can't."],
    ['Could someone bring an extra chair? 🪑', 'Could someone bring an extra chair? 🪑 No worries if not.'],
  ],
  leaves: [
    'Can you swim?',
    'Can you explain why it is late?',
    'Can you stop shouting?',
    'Could you bring it now?',
    "Can't you send it?",
    'Why did you send it?',
    'Can you send it? It is urgent.',
    'Could you help me, my car broke down?',
  ],
  words: () => neededWords(PROPOSAL, FAVOURS),
  onlyIf: all(asks, isOneSentence),
  *propose(doc) {
    const words = doc.tokens.filter(({ kind }) => kind === 'word');
    const [auxiliary, subject, verb] = words;
    if (!auxiliary || !subject || !/\?$/u.test(doc.text.replaceAll(/[^\p{L}\p{P}]/gu, ''))) return;
    if (matches(doc, PROPOSAL) && words.length < 9) {
      const after = saidAfter(doc, 'No worries if not.');
      if (after) yield after;
      return;
    }
    if (
      !verb ||
      !/^(?:can|could|would|will)$/u.test(auxiliary.lower) ||
      !/^(?:you|someone|somebody|anyone)$/u.test(subject.lower)
    )
      return;
    if (!FAVOURS.test(verb.lower) || (doc.text.match(/\?/gu) ?? []).length > 1) return;
    if (/["“”!]|\bwhy\b/iu.test(doc.text)) return;
    if (words.some(({ lower }) => NOW.test(lower)) || !isPlainRequest(words.map(({ lower }) => lower))) return;
    for (const said of ['No worries if not.', "No problem if you can't."]) {
      if (said.includes('you') && subject.lower !== 'you') continue;
      const after = saidAfter(doc, said);
      if (after) yield after;
    }
  },
};

/** `Coffee later?` */
const PROPOSAL =
  /^(?:(?:same time|coffee|lunch|dinner|drinks|pizza|cinema|a walk|brunch|breakfast|pub|tea|quick call|a game)\b[^?!.,]*|(?:fancy|up for|anyone up for) [^?!.,]*)\?\P{L}*$/iu;

const NOW =
  /^(?:now|immediately|asap|urgent|urgently|quickly|hurry|soon|today|tonight|fast|stop|again\?|once|ambulance|police|doctor)$/u;

function isPlainRequest(words: readonly string[]): boolean {
  return !words.some((word) =>
    /^(?:not|n't|never|no|broke|broken|hurt|problem|sick|finally|actually|even|least|please)$/u.test(word),
  );
}
