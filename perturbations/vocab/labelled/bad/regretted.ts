import { type Doc, matches, type Rule } from '../../../../src/plugin.js';
import { kindOfText } from '../../../around/kind.js';
import { isGrave } from '../../../around/register.js';
import { inCapitals } from '../../../around/style.js';
import { isLukewarm } from '../../lukewarm.js';
import { opened } from '../../opened.js';
import { sideOf } from '../../side-of.js';
import { opensWithClause, opensWithStatement } from '../../stance.js';

/** Whose things went wrong: what stands first is a thing, or somebody who let one down. */
const OPENS = /^(?:the|my|our|this|these|half|six|two|three|four|five|several|a|an|turnout|neither|none|one) /iu;
/** What goes wrong, in words that do not judge. */
const WENT_WRONG =
  /\b(?:broke|broken|bent|cracked|torn|leak(?:s|ed)|late|shrank|snapped|missing|mou?ldy|stained|left without|drunk|failed|fails|fell (?:apart|off|over)|came (?:off|loose|undone)|wrong|lost|never|refused|refuses|ignored|cancelled|called off|jammed|flooded|damaged|dead|burnt|ruined|stopped working|turned out to be|mistakes|hangs on|drags|dirty|stale|cold|empty|shouted|charged|swallowed|rejected|spoilt|spoiled|blunt|scratched|rattles|squeaks|overheats|crashes|crashed|poured)\b/iu;
/** What has a mood or an opening of its own, or is too angry or too sad for mere regret. */
const ELSE =
  /[?"“”:;]|\b(?:unfortunately|sadly|regret[a-zà-ž]*|sorry|alas|honest[a-zà-ž]*|frankly|luckily|thank[a-zà-ž]*|please|hope|glad|shame|disgrace[a-zà-ž]*|scandal[a-zà-ž]*|outrage[a-zà-ž]*|disgust[a-zà-ž]*|appalled|furious|livid|angry|anger|unacceptable|lied|lies|joke|nerve|cheek|died|dead|death|grie[fv][a-zà-ž]*|miscarriage|tribunal|court|jury|claimant|respondent|patient|police|burgl[a-zà-ž]*|thie[a-zà-ž]*|stole[n]?|funeral|children|child|worst|best|so-called|as if|not even|actually|breaks my heart|heartbroken|vandalised|apparently|worse)\b/iu;
const OWN = /\b(?:i|my|me|we|our|us)\b/iu;
const TURNS = /\b(?:but|although|though|yet|however|while|until|because|since|after|when)\b|[,—–]/iu;

export const regretted: Rule = {
  about: 'What went wrong is told with regret: “Half the bulbs were mouldy and …” → “Unfortunately, half the bulbs …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Half the oars were cracked, and the man at the pier told us to come back in May.',
      'Unfortunately, half the oars were cracked, and the man at the pier told us to come back in May.',
      'Negative',
    ],
  ],
  leaves: [
    'The oars came on Monday, and on Tuesday one of them broke. I sent them back.',
    'Three hours of shouting, cracked voices and noise. I left before the end of it all.',
    'The brochure shows a lake, but the pond behind the cabin was dirty and smelled of fish.',
    'The cracked oars are a disgrace, and I am furious that nobody at the pier cares about them.',
  ],
  onlyIf: ({ text }) => text.length >= 50 && OPENS.test(text),
  *propose(doc) {
    if (!/^(?:story|review|chat|ticket)$/u.test(kindOfText(doc)) || isGrave(doc) || inCapitals(doc)) return;
    if (kindOfText(doc) !== 'review' && !matches(doc, OWN)) return; // news
    if (
      matches(doc, ELSE) ||
      !opensWithStatement(doc) ||
      !opensWithClause(doc) ||
      isLukewarm(doc) ||
      !/[.!]\s*$/u.test(doc.text)
    )
      return;
    if (isBadAtOnce(doc) || isBadAlone(doc)) yield* opened(doc, ['Unfortunately,']);
  },
};

/** All that is told: the dataset says that it is bad. */
function isBadAlone(doc: Doc): boolean {
  return (
    doc.sentences.length === 1 &&
    !/^(?:an?\b|this is\b)/iu.test(doc.text) &&
    !matches(doc, TURNS, doc.text.replaceAll(', and', ' and')) &&
    !doc.tokens.some(({ lower }) => sideOf(lower) === 'positive')
  );
}

/** The first clause says already what is bad, and nothing good. */
function isBadAtOnce({ sentences: [first] }: Doc): boolean {
  if (!first) return false;
  const turn = first.text.search(TURNS);
  const end = first.start + (turn < 0 ? first.text.length : turn);
  const sides = first.tokens.filter((token) => token.start < end).map(({ lower }) => sideOf(lower));
  if (sides.includes('positive')) return false;
  return sides.includes('negative') || WENT_WRONG.test(first.text.slice(0, end - first.start));
}
