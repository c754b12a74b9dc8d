import { type Doc, matches, perDoc } from '../../../src/plugin.js';
import { leaningOf } from '../mood.js';
import { BAD, GOOD } from '../prose/last-words.js';

/** Praise that lies in what happened. */
const PRAISE =
  /\b(?:melt(?:ed|s) (?:on|in) (?:the|your|my) (?:tongue|mouth)|fell off the bone|slept like bab(?:y|ies)|overslept|in (?:one|a single) (?:sitting|night|evening|weekend)|in two evenings|devoured|stayed up until|every (?:cent|penny|award|prize)|kept (?:me|us|my|our|both)\b[^.!?]{0,20}\bdry|won (?:me|us) over|warmed milk|already (?:ordered|booked|bought|given|lent|read)|as good as new|almost new|so (?:easy|simple|light|comfortable)|the finest|the smartest|the highlight|old friends|like family|felt (?:welcome|at home|truly looked after)|looked after|at every turn|humming|laughed on every page|wet eyes|moved (?:me )?to tears|wept at the end|more smoothly|runs? smoothly|rolls smoothly|folds with one hand|fits (?:perfectly|in)|a pleasure|changed (?:my|our|her|his) life|carried our bags|explained (?:each|every|everything)|charged (?:us |me )?(?:less|nothing)|with (?:real|such|obvious|great|rare) [a-z]+|by name|within the hour|within (?:an|half an) hour|good humou?r|sparkl\w+|glow\w*|luminous|flawless\w*|faultless\w*|patiently|patience|cheerful\w*|squealed|made us smile|thriving|compliments|better than|warmer than|quieter than|richer than|without a single|not a single (?:hiccup|fault|dull)|hooked|could not stop (?:smiling|laughing|reading))\b/giu;
/** Blame that lies in what happened. */
const BLAME =
  /\b(?:jam(?:s|med)|leak(?:s|ed|ing)?|wobbl\w+|slips|split|snapped|cracked|peel\w*|warped|stopped (?:working|charging|responding)|fell (?:apart|off)|came (?:off|loose|away|apart)|went (?:dead|silent|blank)|hiss(?:es)?|tangles|crash(?:es|ed)|freez(?:es)|rattle[sd]?|drips|dribbled|bobbles|stretched|shrunk|shrank|bled|sent (?:it|them) back|returned (?:it|them|both)|gave up|gave out|abandoned it|i wish i had|half the audience|watch every|checked my watch|checking (?:my|their|her) (?:watch|phones?|messages)|walked out|snoring|fell asleep|reeked|stank|smelled of|infested|mould|mold|filthy|overcooked|undercooked|crunchy|riddled with|full of (?:errors|mistakes|holes)|contradict\w*|creaks|laughable|lead nowhere|hollow|clumsy|joyless|cynical|charmless|dreary|lifeless|ruined|spoilt|spoiled|wastes?|wasted|insult\w*|irritating|tedious|wooden|became abusive|made the same (?:grinding )?noise|nails all over|does not answer|stopped answering|accused (?:me|my|us|our)|scratched glass|shrugged|rolled (?:his|her) eyes|hung up|rude|refused (?:us )?a refund|automatic reply|cheated|a lie|downhill|tasteless|stifling|littered|overpriced|torn|missing|scratched|useless|thorns go|dead within)\b/giu;

/** What says enough by itself, whatever was weighed before it. */
const ALL_PRAISE =
  /\b(?:kept (?:me|us|my feet|both of us) (?:bone )?dry|won (?:me|us) over|(?:changed|transformed) (?:my|our) (?:life|lives)|worth every (?:cent|penny)|slept like bab(?:y|ies)|stayed up until dawn|in one sitting|(?:smartest|best) (?:purchase|money)|felt (?:like home|truly looked after|welcome at every turn)|let it be this one|first one in years|not a (?:dull|boring) (?:minute|moment|page)|never loosens its hold|exceeded all (?:my|our)|looks? almost new|among the (?:finest|most moving)|had (?:kept )?(?:me|us) spellbound|was worth the ticket|one of the best days|to anyone who would listen|still lifts every|as if new)\b/giu;
const ALL_BLAME =
  /\b(?:no longer cared|felt cheated|feel (?:thoroughly )?cheated|lost patience|counting the exit signs|fell apart on|falls apart|gave up (?:after|halfway|in)|going downhill|gone downhill|left before the (?:end|final|interval)|simply do not work|steer clear|learned (?:almost )?nothing|nobody in my group|dead by lunchtime|went (?:silent|dead) on|throw the whole|wish i had (?:bought|chosen)|still worse|worse than it was before|no kitchen|never fitted|half done|riddled with|tasted as if|painful dialogue|worst enemy|half the audience|nothing had happened)\b/giu;

/** The tone of a longer review: what its words say and what is told in it, where nothing says otherwise. */
export const toneOf = perDoc((doc: Doc): 'positive' | 'negative' | undefined => {
  const text = doc.text.toLowerCase();
  const leaning = leaningOf(doc);
  const good = count(text, GOOD) + count(text, PRAISE);
  const bad = count(text, BAD) + count(text, BLAME);
  if (matches(doc, ASKED)) return undefined;
  const turned = text.slice(
    Math.max(0, text.search(/(?:\bbut\b|\byet\b|\bhowever\b)(?!.*(?:\bbut\b|\byet\b|\bhowever\b))/su)),
  );
  const [best, worst] = [count(turned, ALL_PRAISE), count(turned, ALL_BLAME)];
  if (best > 0 && worst === 0 && count(turned, BLAME) === 0 && leaning !== 'negative') return 'positive';
  if (worst > 0 && best === 0 && count(turned, PRAISE) === 0 && leaning !== 'positive') return 'negative';
  if (matches(doc, SWAYED) || (good > 0 && bad > 0)) return undefined;
  if (good > 0 && leaning !== 'negative' && good + (leaning ? 1 : 0) > 1) return 'positive';
  return bad > 0 && leaning !== 'positive' && bad + (leaning ? 1 : 0) > 1 ? 'negative' : undefined;
});

const ASKED = /[?"“”]/u;
const count = (text: string, words: RegExp): number => new Set(text.match(words)).size;

/** What weighs or wishes, so that the verdict is not plain. */
const SWAYED =
  /\b(?:but|although|though|however|except|yet|despite|unfortunately|instead|expected|almost|nearly|used to|until|if|might|could have|should have|wanted to|hope\w*|sorry|sad(?:ly)?|worry|worried|cried|wept|aching|bliss)\b|[?"“”]/iu;
