import { matchCase, type Rule, type Token } from '../../../src/plugin.js';
import { isFormal } from '../../around/register.js';

export const notOnePerson: Rule = {
  about: 'A negative pronoun is spelled out: “nobody phoned” → “not one person phoned”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['Nobody phoned.', 'Not one person phoned.'],
    [
      'my flight got cancelled and nobody at the desk would help us',
      'my flight got cancelled and not a single person at the desk would help us',
    ],
    ['The bill was wrong and no one could explain it', 'The bill was wrong and not one person could explain it'],
    ['Nothing in this kitchen works properly', 'Not one thing in this kitchen works properly'],
  ],
  leaves: [
    "There's nothing better than tea",
    'Nobody makes gravy like my aunt does',
    'Nobody else came',
    'No one has to stay for the whole talk.',
    'No one is perfect',
    'I saw nobody',
    'Nothing much happened',
    'Nobody knows',
    'Nobody was hurt',
    'Nobody could tell their bags apart',
    'None of the milk was left',
    'This clause shall survive. Nothing in it limits the liability of the carrier.',
    'None of us take milk',
    'Nobody laughed at a single joke',
    'Well done, nobody deserved it more',
    'Not one of the lifts works and nobody told us',
    'I missed the stop because nobody announced it',
  ],
  words: () => ['no', 'nobody', 'nothing'],
  *propose(doc) {
    if (doc.text.includes('?') || isFormal(doc) || /\bnot (?:one|a single)\b/iu.test(doc.text)) return;
    const { tokens } = doc;
    for (const [at, token] of tokens.entries()) {
      const before = tokens[at - 1];
      if (before && !/^(?:and|but|so|like|feel|think|,|[.!;:]+)$/u.test(before.lower) && before.kind !== 'emoji')
        continue;
      const one = token.lower === 'no' && tokens[at + 1]?.lower === 'one' ? tokens[at + 1] : undefined;
      const next = tokens[at + (one ? 2 : 1)];
      if (
        !next ||
        (/^(?:has|had|have|needs?|needed)$/u.test(next.lower) && tokens[next.index + 1]?.lower === 'to') || // what is asked of nobody
        tokens
          .slice(at + (one ? 2 : 1), at + 14)
          .some(({ lower }) =>
            /^(?:like|as|else|but|ever|more|their|they|them|better|any|anyone|anything|single|one)$/u.test(lower),
          )
      )
        continue;
      for (const text of spelled(token.lower, one !== undefined, next, tokens[next.index + 1]?.lower ?? ''))
        yield { edits: [{ start: token.start, end: (one ?? token).end, text: matchCase(token.text, text) }] };
    }
  },
};

/** What somebody should have done, or does not do. */
const DOES =
  /^(?:told|phoned|called|rang|came|cares|answered|answers|replied|replies|asked|apologised|apologized|helped|helps|listened|listens|would|has|explained|warned|turned|showed|noticed|offered|bothered|checked|said|responds|responded|at|in|from|on|works|worked|argued|thanked|remembered)$/u;

/** `nobody sulked`, `nobody has answered`: a deed that is over. */
function isDone({ pos, lower, lemma }: Token): boolean {
  return /^(?:has|had)$/u.test(lower) || (pos === 'VERB' && lemma !== lower && /ed$/u.test(lower));
}

const COULD = /^(?:answer|explain|help|find|fix)$/u;

function spelled(word: string, noOne: boolean, { lower: next, ...token }: Token, deed: string): readonly string[] {
  const could = /^(?:could|can)$/u.test(next) && COULD.test(deed);
  if ((noOne || word === 'nobody') && (could || DOES.test(next) || isDone({ ...token, lower: next })))
    return ['not one person', 'not a single person'];
  if (word === 'nothing' && next === 'in' && deed === 'particular') return [];
  if (word === 'nothing' && /^(?:in|on|works|worked|about)$/u.test(next))
    return ['not one thing', 'not a single thing'];
  return [];
}
