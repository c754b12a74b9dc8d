import { matches, type Rule, type Sentence } from '../../../src/plugin.js';
import { isPersonal, kindOfText } from '../../around/kind.js';
import { isQuotedAt } from '../../around/quoted-at.js';
import { isFormal, isGrave } from '../../around/register.js';
import { inCapitals } from '../../around/style.js';
import { polarityOf } from '../../person/polar.js';
import { topicOf } from '../topic.js';

/** Where the last thing complained of begins: a subject of its own. */
const LAST =
  /,? and (?=(?:the|our|half (?:of )?the|one of the|nobody|no one|there (?:was|were|is|are)) (?!(?:rest|whole|result|same|other|others)\b))/giu;
/** What went wrong or was bad, without a word that says so. */
const BAD =
  /\b(?:cold|warm|lukewarm|raw|smell[a-zà-ž]*|stank|late|wrong|never|refus[a-zà-ž]+|shrug[a-zà-ž]*|ignor[a-zà-ž]+|missing|faded|leak[a-zà-ž]*|sticky|stained|clogged|stale|frozen|burn(?:ed|t)|ran out|charged|ants|mice|bins|loud|awake|earplugs|lied|nobody|no one|no (?!doubt)[a-zà-ž]+|(?:is|was|are|were|do|does|did|had|has)(?:n['’]t| not)|cannot|peel[a-zà-ž]*|snapp[a-zà-ž]+|tore|torn|fell (?:apart|off|flat)|fall flat|stiff|wander[a-zà-ž]*|rude|slow|full of|turned out to be|instead of|distorted|cheap|forgettable|crooked|watery|dry|soggy|too [a-zà-ž]+|flat|hair in|dirty|empty|tripped|stuck|broke|dripp[a-zà-ž]+|blared?|hours?|crack[a-zà-ž]*|out of order|deafening|miserable)\b|n['’]t\b/iu;
/** What leans on what was told before it, or is told for another end. */
const ELSE =
  /\b(?:but|although|though|however|despite|so (?:that|we|i)|because|therefore|then|now|even|also|too (?:as|for)|as well|on top|to top|in the end|finally|luckily|at least|still|both|either|neither|nor|if|when (?:we|i|they) (?:got|arrived))\b|[?!;:"“”]|\p{Extended_Pictographic}/iu;

/** Something is the worst of it already. */
const TOPPED = /\b(?:on top of|to make matters|what['’]s more|worst of all)\b/iu;

export const onTopOfThat: Rule = {
  about:
    'The last thing complained of comes on top: “…, and the bill was wrong” → “…, and on top of that, the bill was wrong”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'The soup was cold, the wine was warm, and the bill was wrong.',
      'The soup was cold, the wine was warm, and on top of that, the bill was wrong.',
    ],
    ['The soup was cold and the bill was wrong.', 'The soup was cold and, on top of that, the bill was wrong.'],
  ],
  leaves: [
    'The soup was cold and the bill was paid.',
    'The soup was cold, but the cook was sorry and the bill was wrong.',
    'The soup was lovely and the bill was wrong.',
    'The ferry leaked and the whole crew was cold.',
    'My uncle died and the funeral was awful.',
  ],
  words: () => ['and'],
  *propose(doc) {
    if (isGrave(doc) || isFormal(doc) || inCapitals(doc) || /^(?:health|law|news)$/u.test(topicOf(doc)?.kind ?? ''))
      return;
    if (!isPersonal(doc) && !/^(?:notice|letter|ticket)$/u.test(kindOfText(doc))) return;
    if (matches(doc, TOPPED)) return;
    for (const sentence of doc.sentences) {
      const at = lastFault(sentence);
      if (at === undefined || isQuotedAt(doc, at)) continue;
      const comma = doc.text.slice(at - 6, at).includes(',');
      yield {
        edits: [
          comma
            ? { start: at, end: at, text: 'on top of that, ' }
            : { start: at - 1, end: at, text: ', on top of that, ' },
        ],
      };
    }
  },
};

/** Where the last of the faults is told, all of what is told being bad. */
function lastFault({ text, tokens, start, kind }: Sentence): number | undefined {
  if (kind !== 'statement' || ELSE.test(text) || tokens.some(({ lower }) => polarityOf(lower) === 'positive'))
    return undefined;
  const found = [...text.matchAll(LAST)].at(-1);
  if (!found) return undefined;
  const at = found.index + found[0].length;
  const [before, after] = [text.slice(0, found.index), text.slice(at)];
  const told =
    /\b(?:is|are|was|were|has|have|had|does|do|did|[a-zà-ž]+ed|smells?|told|broke|came|ran|went|took|fell|left|kept|stank|looks?|feels?|tastes?)\b/iu;
  return isBad(before) && isBad(after) && told.test(after) && told.test(before) ? start + at : undefined;
}

function isBad(part: string): boolean {
  return BAD.test(part) || (part.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => polarityOf(word) === 'negative');
}
