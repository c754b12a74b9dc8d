import { type Candidate, type Doc, matches, perDoc } from '../../../../src/plugin.js';
import { saidAfter } from '../../../around/said-after.js';
import { isLonghand } from '../../longhand.js';
import { saidOfThing } from '../../said-of-thing.js';
import { illScene, type Scene } from './ill-scene.js';

/** Denials by what the text is about; `{I}` and `{am}` stand for whoever tells it. */
export type Denials = Partial<Readonly<Record<Scene, readonly string[]>>>;

/** What a bad text may be closed by, as far as it does not say so already and somebody is there to say it. */
export function* closedBadly(doc: Doc, denials: Denials): Generator<Candidate> {
  const scene = illScene(doc);
  const who = /^(?:complaint|colleague|reference)$/u.test(scene ?? '') && /\bI\b/u.test(doc.text) ? 'I' : teller(doc);
  for (const denial of (scene && denials[scene]) ?? []) {
    if ((/\{(?:I|me)\}/u.test(denial) && !who) || repeats(doc, denial) || isOff(doc, denial)) continue;
    const said = denial
      .replace('{I}', (who === 'We' && !denial.startsWith('{') ? 'we' : who) ?? '')
      .replace('{am}', who === 'We' ? 'are' : 'am')
      .replace('{me}', who === 'We' ? 'us' : 'me')
      .replace(/^(Not (?:what|the result)) I\b( was)?/u, (all, not, was) =>
        who === 'We' ? `${not} we${was ? ' were' : ''}` : all,
      );
    const ofThing = saidOfThing(doc, said);
    const after = ofThing === undefined ? undefined : saidAfter(doc, inItsHand(doc, ofThing));
    if (after) yield after;
  }
}

const teller = perDoc(({ text }: Doc): 'I' | 'We' | undefined => {
  if (/\b[Ww]e\b/u.test(text)) return 'We';
  if (/\bI\b|\bi['’]/u.test(text)) return 'I';
  if (/\b(?:[Oo]ur|us)\b/u.test(text)) return 'We';
  return /\b(?:[Mm]y|me)\b/u.test(text) ? 'I' : undefined;
});

const LIGHT =
  /^(?:not|the|for|was|had|are|its|one|any|can|all|with|that|this|what|would|have|has|been|them|just|from|does|did|who|will|should|there|they|you|but|yet|were|out|wouldn|couldn|isn|don|won|such|now|about|his|her|more|much|could|and|its|to)$/u;

function repeats({ text, tokens }: Doc, denial: string): boolean {
  const words = denial.toLowerCase().match(/[a-z]{3,}/gu) ?? [];
  if (/\b(?:can['’]t|cannot) (?:believe|stop|take|stand)\b/iu.test(text) && /can['’]t/iu.test(denial)) return true;
  return words.some((word) => !LIGHT.test(word) && tokens.some(({ lower }) => lower.startsWith(word.slice(0, 6))));
}

/** What is too mild, of another day, or said by nobody. */
function isOff(doc: Doc, denial: string): boolean {
  if (denial === 'Not one to remember') return matches(doc, OF_BOOKS);
  if (/(?:going|go) back|to return/u.test(denial) && matches(doc, GONE)) return true;
  if (/happy about/u.test(denial) && matches(doc, SAID_SO)) return true;
  if (/worth the money/u.test(denial) && matches(doc, NEVER_HAD)) return true;
  if (/buying another/u.test(denial) && /\brepair/iu.test(doc.text)) return true;
  if (/going back|to return/u.test(denial) && matches(doc, AT_HOME)) return true;
  if (/go back/u.test(denial)) return matches(doc, NOT_LEFT);
  if (/have it again/u.test(denial)) return /\b(?:were|wedding|ill|sick)\b|^th[eo]se\b/iu.test(doc.text);
  if (/hoping/u.test(denial) && /\bclosed\b/iu.test(doc.text)) return true;
  if (denial === 'Not impressed' && matches(doc, NOBODYS)) return true;
  if (/work like this/u.test(denial)) return matches(doc, AT_LEISURE);
  if (/further details|extent of the damage/u.test(denial) && matches(doc, TOLD_AS_IT_GOES)) return true;
  if (/^Not (?:great|good|ideal|happy|impressed)$/u.test(denial) && matches(doc, IN_COURT)) return true;
  if (MILD.test(denial)) return matches(doc, STRONG);
  if (/\bday\b/u.test(denial)) return matches(doc, OTHER_DAYS);
  if (/\b(?:it|another)\b/iu.test(denial) && /buying|worth the money|recommend it/u.test(denial))
    return PLURAL.test(doc.text);
  return /^Not happy$/u.test(denial) && !/\b(?:i|my|me|we|our|us|i['’]\w+)\b|^(?:this|these|those)\b/iu.test(doc.text);
}

const OF_BOOKS =
  /\b(?:books?|cookbook|recipes?|author|essays?|translation|footnotes|index|biography|audiobook|podcast|chapters?|pages?)\b/iu;
/** Who says already that they will not come again. */
const GONE =
  /\bnever (?:ever )?(?:again|go|going|come|coming|set foot|return|stay|eat|book)\b|\b(?:not|n['’]t) (?:be )?(?:go|going|come|coming|be) back\b/iu;
/** Who says already, and louder, how they feel. */
const SAID_SO =
  /\b(?:unhappy|happy|angry|anger|furious|appalled|betray\w*|disappoint\w*|upset|embarrass\w*|disgust\w*|sham(?:e|ed|eful)|cheated|outrage\w*|humiliat\w*|patience|livid|frustrat\w*|fed up|intolerable|unforgivable|infuriating|never been (?:treated|spoken|so))\b/iu;
/** What was not had at all, so that its worth is not known. */
const NEVER_HAD =
  /\bnever existed\b|\bscam\w*|\bwrong (?:colou?r|size|one|item|model)\b|\bnever (?:arrived|came|turned up)\b|\bstill (?:waiting|sitting|living)\b/iu;
/** What was spoilt at home. */
const AT_HOME =
  /\b(?:tablecloth|waterproof|rucksack|backpack|flask|lunchbox|microwave|my (?:oven|kitchen|sofa|carpet))\b/iu;
/** What one does with an app and does not work at. */
const AT_LEISURE =
  /\b(?:photos?|pictures?|holidays?|games?|music|playlists?|songs?|films?|movies?|recipes?|diary|friends|family)\b/iu;
/** What has been going on, or is told of one’s own people: not one event that a report is about. */
const TOLD_AS_IT_GOES =
  /\b(?:(?:has|have) (?:[a-zà-ž]+ )?(?:[a-zà-ž]+(?:ed|en)|run|gone|cut|lost)|(?:is|are) (?:already|still)|warns?|nan|mum|mom|mam|dad|gran[a-zà-ž]*|the old [a-zà-ž]+|one (?:night|day|morning|evening)|every (?:night|day|morning|evening)|once|boys|yet another|(?:she|he)['’]d)\b/iu;
const IN_COURT = /\b(?:witness|testimony|defendant|juror|counsel|in my (?:view|opinion))\b/iu;
/** Where one is all the same, and what is no place. */
const NOT_LEFT =
  /\b(?:work|office|school|here|my|home|flat|library|every|wedding|ward|stadium|public|closed|told|halls?|booking|customer)\b/iu;
/** What nobody is to blame for. */
const NOBODYS =
  /\b(?:leftovers?|flood\w*|ruined|hens|humid\w*|heat|heatwave|weather|rain|storm|snow|garden|tomatoes|roses)\b/iu;
const MILD = /^Not (?:great|good|ideal|nice)$/u;
const STRONG =
  /\b(?:nothing|worst|disaster|junk|garbage|nightmare|dreadful\w*|terribl[ey]|awful|useless|joke|hideous|disgust\w*|horribl[ey]|filthy|unbearable|hopeless|miserable|rip-off|trash|rubbish|total|never|shameful|wrong pills|fault)\b/iu;
const OTHER_DAYS =
  /\b(?:week|weeks|month|months|year|years|again|twice|january|night|overnight|yesterday|last|every|always|times?|days|since|nan|gran\w*|keeps?|still|arrived)\b/iu;
const PLURAL =
  /^(?:half|they)\b|\b(?:these|those|gloves|boots|shoes|headphones|trousers|jeans|seeds|curtains|knives|batteries|earbuds|sunglasses)\b/iu;

function inItsHand(doc: Doc, said: string): string {
  if (isLonghand(doc))
    return said
      .replace("won't", 'will not')
      .replace("can't", 'cannot')
      .replace("Can't", 'Cannot')
      .replace("n't", ' not')
      .replace(/(It|That|There)'s/u, '$1 is');
  return said;
}
