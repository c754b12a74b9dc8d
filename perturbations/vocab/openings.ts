import type { Rule } from '../../src/plugin.js';
import { asItWas } from './openings/as-it-was.js';
import { believeIt } from './openings/believe-it.js';
import { besideOutcry } from './openings/beside-outcry.js';
import { bothSides } from './openings/both-sides.js';
import { byFace } from './openings/by-face.js';
import { byTheWay } from './openings/by-the-way.js';
import { dearDiary } from './openings/dear-diary.js';
import { forAnyoneWondering } from './openings/for-anyone-wondering.js';
import { forWhatWorth } from './openings/for-what-worth.js';
import { frankReview } from './openings/frank-review.js';
import { frankStart } from './openings/frank-start.js';
import { frankStory } from './openings/frank-story.js';
import { frankly } from './openings/frankly.js';
import { gladTidings } from './openings/glad-tidings.js';
import { gladToSay } from './openings/glad-to-say.js';
import { greeted } from './openings/greeted.js';
import { hey } from './openings/hey.js';
import { honestEffect } from './openings/honest-effect.js';
import { honestVerdict } from './openings/honest-verdict.js';
import { idSay } from './openings/id-say.js';
import { inCaseYouWonder } from './openings/in-case-you-wonder.js';
import { inShort } from './openings/in-short.js';
import { justSoYouKnow } from './openings/just-so-you-know.js';
import { letMeSay } from './openings/let-me-say.js';
import { marker } from './openings/marker.js';
import { middling } from './openings/middling.js';
import { mustSay } from './openings/must-say.js';
import { oh } from './openings/oh.js';
import { ohNo } from './openings/oh-no.js';
import { outcry } from './openings/outcry.js';
import { ownNeeds } from './openings/own-needs.js';
import { ownPlans } from './openings/own-plans.js';
import { plainFact } from './openings/plain-fact.js';
import { plainVerdict } from './openings/plain-verdict.js';
import { reacted } from './openings/reacted.js';
import { sadEvent } from './openings/sad-event.js';
import { seriouslyAvoid } from './openings/seriously-avoid.js';
import { soStory } from './openings/so-story.js';
import { somebodyDid } from './openings/somebody-did.js';
import { sorryToSay } from './openings/sorry-to-say.js';
import { spokenOut } from './openings/spoken-out.js';
import { struckMe } from './openings/struck-me.js';
import { tellAll } from './openings/tell-all.js';
import { toldFact } from './openings/told-fact.js';
import { toldSo } from './openings/told-so.js';
import { unfortunately } from './openings/unfortunately.js';
import { verdict } from './openings/verdict.js';
import { wantedToSay } from './openings/wanted-to-say.js';
import { well } from './openings/well.js';
import { wentWrong } from './openings/went-wrong.js';
import { whatCanISay } from './openings/what-can-i-say.js';
import { wordOfWarning } from './openings/word-of-warning.js';
import { yeah } from './openings/yeah.js';
import { youKnow } from './openings/you-know.js';
import { youKnowWhat } from './openings/you-know-what.js';

/** A marker, a frank word or an outcry opens a message or a review. */
export const openings: Readonly<Record<string, Rule>> = {
  marker,
  oh,
  yeah,
  frankly,
  'by-the-way': byTheWay,
  greeted,
  'wanted-to-say': wantedToSay,
  'beside-outcry': besideOutcry,
  'told-so': toldSo,
  'for-anyone-wondering': forAnyoneWondering,
  'frank-review': frankReview,
  'must-say': mustSay,
  outcry,
  'you-know': youKnow,
  'so-story': soStory,
  'seriously-avoid': seriouslyAvoid,
  verdict,
  well,
  'what-can-i-say': whatCanISay,
  'own-plans': ownPlans,
  unfortunately,
  'glad-to-say': gladToSay,
  middling,
  'spoken-out': spokenOut,
  'frank-start': frankStart,
  'went-wrong': wentWrong,
  'oh-no': ohNo,
  'by-face': byFace,
  'believe-it': believeIt,
  'word-of-warning': wordOfWarning,
  'let-me-say': letMeSay,
  'in-case-you-wonder': inCaseYouWonder,
  'you-know-what': youKnowWhat,
  'told-fact': toldFact,
  reacted,
  'honest-verdict': honestVerdict,
  'glad-tidings': gladTidings,
  'in-short': inShort,
  'own-needs': ownNeeds,
  'both-sides': bothSides,
  'sad-event': sadEvent,
  'as-it-was': asItWas,
  'somebody-did': somebodyDid,
  'struck-me': struckMe,
  'for-what-worth': forWhatWorth,
  'sorry-to-say': sorryToSay,
  'dear-diary': dearDiary,
  'plain-verdict': plainVerdict,
  'id-say': idSay,
  'tell-all': tellAll,
  'plain-fact': plainFact,
  'frank-story': frankStory,
  hey,
  'just-so-you-know': justSoYouKnow,
  'honest-effect': honestEffect,
};
