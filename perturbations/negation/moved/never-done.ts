import { conjugate, neededWords, type Rule, type Token } from '../../../src/plugin.js';
import { isLonghand } from '../longhand.js';

/** What one expects to be done once: that it never was and that it was not are the same. */
const EXPECTED =
  /^(?:delivered|paid|answered|returned|sent|signed|refunded|repaired|fixed|installed|completed|finished|built|registered|replaced|repaid|collected|opened|tested|warned|told|informed|asked|invited|given|shown|offered|published|examined|followed|confirmed|explained)$/u;

export const neverDone: Rule = {
  about: 'In a clause inside, “was never delivered” and “was not delivered” are the same',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'The claimant paid for a fence that was never delivered.',
      'The claimant paid for a fence that was not delivered.',
    ],
    ["We'd ordered chairs which were never sent", "We'd ordered chairs which weren't sent"],
    ['They promised a call that never came', "They promised a call that didn't come"],
    ["It's a shame that we weren't warned", "It's a shame that we were never warned"],
  ],
  leaves: [
    'He never came',
    'A fence that was never delivered until May',
    'Was it never delivered?',
    'It was never a good idea',
    'It was never not paid',
    'The bill was not paid on time',
    'The bill was never paid once',
  ],
  words: () => neededWords(EXPECTED, /^never$/u),
  *propose(doc) {
    if (doc.text.includes('?')) return;
    const longhand = isLonghand(doc);
    for (const [at, token] of doc.tokens.entries()) {
      const came = awaited(doc.tokens, at);
      if (came && !limited(doc.tokens, came))
        yield {
          edits: [{ start: token.start, end: came.end, text: `${longhand ? 'did not' : "didn't"} ${came.lemma}` }],
        };
      const [adverb, done, next] = doc.tokens.slice(at + 1);
      if (
        !/^(?:was|were)$/u.test(token.lower) ||
        !adverb ||
        !done ||
        !EXPECTED.test(done.lower) ||
        limited(doc.tokens, done)
      )
        continue;
      if (adverb.lower === 'never') {
        yield { edits: [{ start: token.start, end: adverb.end, text: `${token.text}${longhand ? ' not' : "n't"}` }] };
      } else if (
        /^(?:n't|not)$/u.test(adverb.lower) &&
        (!next || /^[.,!]$/u.test(next.text) || next.kind === 'emoji')
      ) {
        yield { edits: [{ start: token.end, end: adverb.end, text: ' never' }] };
      }
    }
  },
};

/** `a call back that never came`: something that one waited for. */
function awaited(tokens: readonly Token[], at: number): Token | undefined {
  const [before, token, came] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.lower !== 'never' || !came || !/^(?:that|which|who)$/u.test(before?.lower ?? '')) return undefined;
  const known =
    /^(?:come|arrive|turn|show|reply|ring|call|phone|appear|happen|materialise|materialize|apologise|answer|explain|return|work)$/u;
  return known.test(came.lemma) && conjugate(came.lemma, 'past') === came.lower ? came : undefined;
}

/** A time or a second denial behind it weighs the two differently. */
function limited(tokens: readonly Token[], { index }: Token): boolean {
  return tokens
    .slice(index + 1, index + 7)
    .some(({ lower }) =>
      /^(?:until|till|once|ever|on|before|at|again|because|but|any|anything|nor|or|yet|properly|fully)$/u.test(lower),
    );
}
