import { type Doc, perDoc } from '../../../src/plugin.js';
import { cuesIn } from '../cue.js';

/** What goes wrong with goods and services, of which a complaint tells twice or more. */
const WRONGS =
  /\b(?:crack(?:ed|s)|broken|broke|snapped|collapsed|leak(?:ed|s|ing|y)|drip(?:ped|s)|rattl(?:ed|es)|squeal\w*|squeak\w*|late|delayed|wrong|refus(?:ed|es)|ignor(?:ed|es)|charged (?:me|us)|overcharged|cold|lukewarm|gritty|stained|filthy|dirty|mou?ldy?|sm(?:elt|elled|ells) of|stank|stinks|shrugged|sneered|laughed (?:at|when)|rolled (?:his|her) eyes|hung up|cut off|on hold|told (?:me|us) (?:to|it|that)|no (?:reply|answer|apology|refund|lid|instructions|explanation)|nobody (?:came|apologised|answered|could|would|has)|(?:second|third|fourth) time|out of order|crash(?:es|ed)|froze|freezes|fail(?:ed|s)|stopped working|died|won['’]t|wouldn['’]t|doesn['’]t (?:work|fit|go|open|close|start)|isn['’]t the one|locked out|cancelled|(?:has|have|had|was|were|they|you) lost|ruined|missing|damaged|shrank|peel(?:ed|ing|s)|came (?:apart|off|loose|undone)|fell (?:off|apart|flat|out)|unreadable|illegible|useless|stiff|thin|bland|flimsy|(?:two|three|four|five|several|an?) (?:hours?|weeks)|(?:four|three) times|twice|instead of|supposed to|(?:was|were) promised|turned out to be|out of sync|worse|worst|avoid|waste|save your money|stay away|stupid|dull|lazy|endless|shout\w*|exhausting|freezing|collapses|drags|crawls|yelling|repeat themselves|jams?|sags|crackles|slips|flickers)\b/gu;
/** What no mere complaint says. */
const PLEASED =
  /\b(?:wow|praise\w*|for life|free of charge|finally|best|lovely|love[ds]?|kind|great|gem|favou?rite|happy|pleased|grateful|delight\w*|thank\w*|five stars|laughed until|laughing|smil\w*|star|angel|lifesaver|joy|perfect\w*|gladly|happily|recommend|saved|fixed|repaired|replaced|again(?! (?:and|they|it))|treasure|wonderful|excellent|beautiful\w*|brilliant|but the|moved me|unbelievable|easy|works|still looks?|dreamt|over the moon|until (?:i|we|he|she)|(?:sent|gave|brought) (?:me |us )?(?:another|a new|a replacement)|the (?:next|same) (?:day|morning)|refunded|laughed so|(?:husband|wife|son|daughter|mum|dad|we|i|all|both) laughed|i (?:burnt|burned|broke|dropped|spilled|spilt|forgot))\b|\bi don['’]t care\b/u;

/** What was better than one feared, wherever it is told: a thing that did not go wrong is no fault. */
const WELL =
  /\bfell off the bone\b|\b(?:without|no need) (?:be\p{L}*|having|any|an?|so much|to|once|ever)\b|\b(?:remember(?:ed|s)|lower|cheaper|shorter|quicker|faster|easier|better|sooner|earlier|more) than (?:i|we|you|the|it|expected|promised|any|most|feared|usual|last|before)\b|\bremember(?:ed|s) (?:my|our|me|us|his|her|the)\b|\b(?:if you only|(?:eat|stay|go|come|book|buy|shop|start) here|in no time|right away|straight away|spotless|delicious|friendly|generous\p{L}*|gentle|superb|tender|sturdy|on the house|worth (?:every|it|the))\b/u;

/** What is told of goods, places and people who did well. */
const RIGHTS =
  /\b(?:explained|remember(?:ed|s)|free of charge|stayed late|extra nights?|laughing|made (?:me|us) laugh|still warm|fixed|repaired|mended|in (?:two|five|ten|fifteen|twenty) minutes|within (?:the|an) hour|lent (?:me|us)|treated (?:me|us|our)|called (?:back|a week later)|rang back|even (?:made|gave|brought|sent|threw in|called|lent|baked)|joy|marvel|spotless|beautifully|works (?:perfectly|like)|loves|on time|worth every|treasure|walking again|gently?|generous\w*|kind|kindness|warm|fresh|delicious|lovely|wonderful|brilliant|superb|excellent|perfect\w*|fits|like a glove|dreamt|best|better than|crisp|sturdy|first time in years|at once|the (?:same|next) (?:day|morning)|proud|grateful|already booked|walked (?:me|us|my)|listened|smil\w*|a find|gem|angel|lifesaver|saved|friendly|interesting|tender|clear|by name|everything (?:we|you|i|the children) (?:could|need\w*|wished))\b/gu;
/** What weighs praise, or is none of one's own pleasure. */
const SHADED =
  /\b(?:not|no|nobody|never|nothing|without|waited|complain\w*|but|although|though|however|except|only|yet|welcome|well done|congratulations|condolences|contacting|getting in touch|please|hope\w*|should|would|could|if|unless|pain|fear|died|lost|expensive|slow|shame|harvest|drought|said)\b|n['’]t\b|[?“”"]/u;

function count(text: string, words: RegExp): number {
  return new Set(text.toLowerCase().match(words) ?? []).size;
}

/** Two things or more, of which the last sentence tells one, or else three. */
function tells(doc: Doc, words: RegExp): boolean {
  const all = count(doc.text, words) + cuesIn(doc.tokens).length;
  const last = doc.sentences.at(-1);
  return all > 2 || (all === 2 && last !== undefined && count(last.text, words) + cuesIn(last.tokens).length > 0);
}

/** Whether a text tells of two or more things gone wrong, and of nothing that was well. */
export const blames = perDoc((doc: Doc): boolean => {
  const cues = cuesIn(doc.tokens);
  if (doc.text.includes('?') || cues.some(({ polarity }) => polarity === 'positive')) return false;
  const text = doc.text.toLowerCase();
  return !PLEASED.test(text) && !WELL.test(text) && tells(doc, WRONGS);
});

/** Whether a text tells of two or more things done well, and of nothing that was not. */
export const praises = perDoc((doc: Doc): boolean => {
  const cues = cuesIn(doc.tokens);
  if (cues.some(({ polarity }) => polarity === 'negative') || SHADED.test(doc.text.toLowerCase())) return false;
  return count(doc.text, WRONGS) === 0 && tells(doc, RIGHTS);
});
