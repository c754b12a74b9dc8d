import type { Rule, Token } from '../../src/plugin.js';
import { isWord } from './statement.js';

const LEADING =
  /^(?:nice|good|sick|safe|alive|better|more|most|such|other|same|first|last|next|many|few|own|only|new|old|little|big|whole|real|black|red|dead|hot|tried|short|up|ready|free|clear|worse|right|public|bright|far)$/u;

export const adjectivesSwapped: Rule = {
  about:
    'Adjectives side by side change places: “it was warm and airy” → “it was airy and warm”; “rude, slow and late” → “slow, rude and late”',
  expects: { sentiment: 'same', labels: 'same' },
  fallback: true,
  examples: [
    ['The host was gentle and calm when we called', 'The host was calm and gentle when we called'],
    ['The clerk was rude, careless and late.', 'The clerk was careless, rude and late.'],
  ],
  leaves: [
    'The host was gentle and very patient',
    "I'm sick and tired of it",
    'It was nice and warm',
    'The host was proud and full of himself',
    'It got better and better',
    'The clerk was not rude and late',
    'The clerk was gentle and patient with us',
    'Is a mole blind and deaf?',
    'It was a good, cheap lunch',
    'It was a warm and airy room.',
    'They live in a filthy, noisy house',
  ],
  words: () => ['and', ','],
  *propose(doc) {
    for (const first of doc.tokens) {
      const [link, second, ...after] = doc.tokens.slice(first.index + 1, first.index + 6);
      const before = doc.tokens[first.index - 1];
      if (
        !link ||
        !second ||
        !before ||
        !/^(?:and|,)$/u.test(link.lower) ||
        !isPlain(first) ||
        !isPlain(second) ||
        first.lower === second.lower
      )
        continue;
      const predicate =
        /^(?:is|are|was|were|'s|'re|be|been|seems?|seemed|looks?|looked|felt|feels?|so|very|really|incredibly|extremely)$/u.test(
          before.lower,
        );
      const sentence = doc.sentences.find(({ start, end }) => start <= first.start && end >= second.end);
      if (!sentence || /\?/u.test(sentence.text) || sentence.tokens.some(({ lemma }) => lemma === 'not')) continue;
      if (!predicate || !(link.text === ',' ? continues(after) : closes(after[0]) || opensClause(after))) continue;
      yield {
        edits: [
          { start: first.start, end: first.end, text: second.text },
          { start: second.start, end: second.end, text: first.text },
        ],
      };
    }
  },
};

function isPlain({ pos, lower, kind, text }: Token): boolean {
  return (pos === 'ADJ' || lower === 'patient') && kind === 'word' && text === lower && !LEADING.test(lower);
}

/** `rude, careless and late`: a third follows, so that the comma is no other. */
function continues([next, third, end]: readonly Token[]): boolean {
  const and = next?.text === ',' ? third : next;
  const last = next?.text === ',' ? end : third;
  return and?.lower === 'and' && last !== undefined && /^(?:ADJ|ADV|DET|ADP|VERB)$/u.test(last.pos);
}

function closes(next: Token | undefined): boolean {
  return (
    next === undefined ||
    (!isWord(next) && next.text !== '-' && next.text !== ',') ||
    /^(?:today|tonight|here|when|because|but|throughout)$/u.test(next.lower)
  );
}

/** `rich and deep and the egg was …`: a clause of its own follows. */
function opensClause([and, next]: readonly Token[]): boolean {
  return and?.lower === 'and' && /^(?:the|my|our|it|he|she|they|we|i)$/u.test(next?.lower ?? '');
}
