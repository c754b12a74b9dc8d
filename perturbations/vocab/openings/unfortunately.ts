import { type Clause, type Doc, matches, type Rule } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { all, mayHave } from '../../around/only-if.js';
import { isFormal, isGrave } from '../../around/register.js';
import { inCapitals } from '../../around/style.js';
import { polarityOf } from '../../person/polar.js';
import { opened } from '../opened.js';
import { opensWithClause, opensWithStatement } from '../stance.js';

/** What befalls people and their things, and nobody does on purpose. */
const MISHAP =
  /^ (?:(?:just|has|have|['’]ve|already|both|all) )*(?:(?:lost|dropped|broke|missed|misplaced|cracked|scratched|tore|ripped) (?:my|our|the|a)|(?:froze|crashed|failed|leaked|leaks|jams|jammed|flooded|cracked(?! up)|snapped(?! (?:at|up|out))|shattered|collapsed|expired|(?:was|were|got) (?:cancelled|canceled|delayed)|malfunctioned|stopped working|fell apart|fell through|went missing|broke down|broke (?:on|after|within|in)|got lost|got stolen|was stolen|was lost|was damaged|was broken|ran out|ripped|tore)|arrived (?:broken|damaged|late|with a (?:\p{Ll}+ )?(?:crack|scratch|dent|hole|tear|chip))|(?:was|were|is|are) not ready|(?:is|are) no better|has got worse|smell(?:s|ed) of (?:damp|mould|mold|drains|smoke|bleach|sewage)|loses its|lost its (?:signal|charge)|(?:was|were|is|are) (?:out of order|out of stock|cold|overcooked|undercooked|raw|freezing cold|lumpy|filthy|flooded)|came without|left the \p{Ll}+ without|turned up (?:\p{Ll}+ )?(?:an hour|two hours|three hours)|gave (?:me|us|him|her|my \p{Ll}+) the wrong|(?:has |have )?ignored (?:\p{Ll}+ )?(?:letters|messages|e-?mails|calls|my|our)|kept (?:beeping|breaking|crashing|failing|cutting out))\b/iu;
const OWN_MOOD =
  /[!?:"“”]|\b(?:unfortunately|sadly|sorry|luckily|thankfully|fortunately|honestly|honest|happily|please|thank[a-zà-ž]*|nearly|almost|never|not|no longer|but|though|although|if|finally|at last|again|weight|kilos|kg|pounds|enemy|enemies|rival[a-zà-ž]*|opponents?|lol|haha|mind|temper|debt|records?|code|ice|habit|spell|silence|fever|fears?)\b|n['’]t\b|[😀-😅😂🤣😡🤬😠😤🙄💪🎉]/iu;
const NOT_READY = /\bnot ready\b|\bno better\b|\bfor good\b/giu;
/** What one laughs at oneself for, or is angry about: regret would be too mild, or too meek. */
const BEYOND_REGRET =
  /🤦|\b(?:disgrace|scandal|outrage[a-zà-ž]*|unacceptable|shrugged|in front of|a whole|joke|never again)\b/iu;

export const unfortunately: Rule = {
  about: 'A mishap is told with regret: “I lost my keys 😭” → “Unfortunately, I lost my keys 😭”',
  expects: { sentiment: 'same' },
  examples: [
    ['I lost my oar in the lake 😭', 'Unfortunately, I lost my oar in the lake 😭'],
    ['Our tent leaked on the first night.', 'Unfortunately, our tent leaked on the first night.'],
  ],
  leaves: [
    'I lost nine pounds',
    'Our team never lost a game',
    'The tent leaked, but we slept well',
    'I lost my temper',
    'I cracked the code',
    'The tent was red',
    'The lessee lost the deed.',
    'I lost the bet and had to sing!',
    'I dropped a whole trifle at the feet of the mayor 🤦',
    'Our tent leaked on the first night. What a disgrace.',
    'The clown was funny, even my uncle cracked up',
  ],
  onlyIf: all(opensWithStatement, opensWithClause, mayHave(MISHAP)),
  *propose(doc) {
    const [clause] = doc.clauses;
    const first = doc.sentences[0]?.text ?? '';
    if (
      !clause ||
      !MISHAP.test(doc.text.slice(clause.subject.end, doc.sentences[0]?.end)) ||
      OWN_MOOD.test(first.replaceAll(NOT_READY, '')) ||
      matches(doc, BEYOND_REGRET)
    )
      return;
    if (!isOwn(doc) || isFormal(doc) || isGrave(doc) || inCapitals(doc)) return;
    if (befalls(clause, doc)) yield* opened(doc, ['Unfortunately,']);
  },
};

/** Of the speaker and what is theirs or at hand, in the past or the present. */
function befalls({ subject, tense }: Clause, doc: Doc): boolean {
  if (
    tense === 'future' ||
    tense === 'modal' ||
    /\b(?:died|dead|funeral|hospice|daughter|son|child)\b/iu.test(doc.text)
  )
    return false;
  if (doc.tokens.some(({ lower, index }) => polarityOf(lower) === 'positive' && doc.tokens[index - 1]?.lower !== 'for'))
    return false;
  return /^(?:i|we|my|our|the|this|these)\b/iu.test(subject.text);
}

/** Told by somebody to whom it happened, or in a remark. */
function isOwn(doc: Doc): boolean {
  if (/^(?:contract|clinical|appraisal|list|speech)$/u.test(kindOfText(doc))) return false;
  return doc.tokens.length < 14 || /\b(?:I|me|my|we|us|our)\b/iu.test(doc.text);
}
