import { type Doc, matches, perDoc } from '../../../src/plugin.js';
import { leaningOf } from '../mood.js';
import { BAD, GOOD } from '../prose/last-words.js';

/** Praise that lies in what happened. */
const PRAISE =
  /\b(?:melt(?:ed|s) (?:on|in) (?:the|your|my) (?:tongue|mouth)|fell off the bone|slept like bab(?:y|ies)|overslept|in (?:one|a single) (?:sitting|night|evening|weekend)|in two evenings|devoured|stayed up until|every (?:cent|penny|award|prize)|kept (?:me|us|my|our|both)\b[^.!?]{0,20}\bdry|won (?:me|us) over|warmed milk|already (?:ordered|booked|bought|given|lent|read)|as good as new|almost new|so (?:easy|simple|light|comfortable)|the finest|the smartest|the highlight|old friends|like family|felt (?:welcome|at home|truly looked after)|looked after|at every turn|humming|laughed on every page|wet eyes|moved (?:me )?to tears|wept at the end|more smoothly|runs? smoothly|rolls smoothly|folds with one hand|fits (?:perfectly|in)|a pleasure|changed (?:my|our|her|his) life|carried our bags|explained (?:each|every|everything)|charged (?:us |me )?(?:less|nothing)|with (?:real|such|obvious|great|rare) [a-z]+|by name|within the hour|within (?:an|half an) hour|good humou?r|sparkl\w+|glow\w*|luminous|flawless\w*|faultless\w*|patiently|patience|cheerful\w*|squealed|made us smile|thriving|compliments|better than|warmer than|quieter than|richer than|without a single|not a single (?:hiccup|fault|dull)|hooked|could not stop (?:smiling|laughing|reading))\b/giu;
/** Blame that lies in what happened. */
const BLAME =
  /\b(?:jam(?:s|med)|leak(?:s|ed|ing)?|wobbl\w+|slips|split|snapped|cracked|peel\w*|warped|stopped (?:working|charging|responding)|fell (?:apart|off)|came (?:off|loose|away|apart)|went (?:dead|silent|blank)|hiss(?:es)?|tangles|crash(?:es|ed)|freez(?:es)|rattle[sd]?|drips|dribbled|bobbles|stretched|shrunk|shrank|bled|sent (?:it|them) back|returned (?:it|them|both)|gave up|gave out|abandoned it|i wish i had|half the audience|watch every|checked my watch|checking (?:my|their|her) (?:watch|phones?|messages)|walked out|snoring|fell asleep|reeked|stank|smelled of|infested|mould|mold|filthy|overcooked|undercooked|crunchy|riddled with|full of (?:errors|mistakes|holes)|contradict\w*|creaks|laughable|lead nowhere|hollow|clumsy|joyless|cynical|charmless|dreary|lifeless|ruined|spoilt|spoiled|wastes?|wasted|insult\w*|irritating|tedious|wooden|shrugged|rolled (?:his|her) eyes|hung up|rude|refused (?:us )?a refund|automatic reply|cheated|a lie|downhill|tasteless|stifling|littered|overpriced|torn|missing|scratched|useless|thorns go|dead within)\b/giu;

/** The tone of a longer review: what its words say and what is told in it, where nothing says otherwise. */
export const toneOf = perDoc((doc: Doc): 'positive' | 'negative' | undefined => {
  const text = doc.text.toLowerCase();
  const leaning = leaningOf(doc);
  const good = count(text, GOOD) + count(text, PRAISE);
  const bad = count(text, BAD) + count(text, BLAME);
  if (matches(doc, SWAYED) || (good > 0 && bad > 0)) return undefined;
  if (good > 0 && leaning !== 'negative' && good + (leaning ? 1 : 0) > 1) return 'positive';
  return bad > 0 && leaning !== 'positive' && bad + (leaning ? 1 : 0) > 1 ? 'negative' : undefined;
});

const count = (text: string, words: RegExp): number => new Set(text.match(words)).size;

/** What weighs or wishes, so that the verdict is not plain. */
const SWAYED =
  /\b(?:but|although|though|however|except|yet|despite|unfortunately|instead|expected|almost|nearly|used to|until|if|might|could have|should have|wanted to|hope\w*|sorry|sad(?:ly)?|worry|worried|cried|wept|aching|bliss)\b|[?"“”]/iu;
