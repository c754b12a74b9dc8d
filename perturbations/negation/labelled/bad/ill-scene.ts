import { type Doc, matches, perDoc } from '../../../../src/plugin.js';
import { kindOfText } from '../../../around/kind.js';
import { isOfOnesDay } from '../../../around/of-ones-day.js';
import { isTestimonial } from '../../../around/testimonial.js';
import { scenesAmongFriends } from './ill-told.js';
import * as words from './ill-words.js';

/** What a text that sounds bad is about, and so which denials agree with it. */
export type Scene =
  | 'note'
  | 'distress'
  | 'conduct'
  | 'lost-case'
  | 'diary'
  | 'care'
  | 'colleague'
  | 'closure'
  | 'damage'
  | 'fire'
  | 'event'
  | 'figures'
  | 'program'
  | 'complaint'
  | 'reference'
  | 'show'
  | 'meal'
  | 'stay'
  | 'goods'
  | 'work'
  | 'outing'
  | 'ordeal'
  | 'manners'
  | Talk;

/** What people tell one another in a line or two. */
export type Talk =
  | 'missing'
  | 'worry'
  | 'shame'
  | 'regret'
  | 'hurt'
  | 'sadness'
  | 'hopes'
  | 'ache'
  | 'nuisance'
  | 'being'
  | 'hatred'
  | 'anger'
  | 'crime'
  | 'rudeness'
  | 'mishap'
  | 'failure'
  | 'travel'
  | 'show-talk'
  | 'dull-talk'
  | 'food-talk'
  | 'instructions'
  | 'place-talk'
  | 'goods-talk'
  | 'service-talk'
  | 'fault';

/** Of a text that is labelled Negative; undefined where nothing can be said after it. */
export const illScene = perDoc((doc: Doc): Scene | undefined => {
  const last = doc.sentences.at(-1);
  if (!last || last.kind === 'command' || matches(doc, words.WARY) || /^\s*[“"]|[”"')]\s*$/u.test(doc.text))
    return undefined;
  if (words.ENDED.test(last.text)) return undefined;
  return isProseOf(doc) ? sceneInProse(doc) : scenesAmongFriends(doc);
});

/** Written in full: long enough, and closed by a full stop. */
function isProseOf({ text }: Doc): boolean {
  return text.length > 64 && /[.!]\s*$/u.test(text) && !/\p{Extended_Pictographic}/u.test(text);
}

const OWN = /\b(?:I|[Mm]y|[Mm]e|[Ww]e|[Oo]ur|[Uu]s)\b/u;

function sceneInProse(doc: Doc): Scene | undefined {
  const kind = kindOfText(doc);
  const own = OWN.test(doc.text);
  if (own && matches(doc, words.ENDORSED)) return 'reference';
  if (isTestimonial(doc) || kind === 'appraisal') return own ? 'reference' : undefined;
  if (isOfOnesDay(doc)) return matches(doc, words.OF_MOURNING) ? undefined : 'diary';
  if (kind === 'clinical' || (!own && matches(doc, words.OF_PATIENTS))) return ofPatient(doc);
  if (!own && matches(doc, words.OF_COURTS))
    return matches(doc, words.LOST_CASE) ? 'lost-case' : matches(doc, words.MISDEEDS) ? 'conduct' : undefined;
  if (matches(doc, words.BROKEN_GENTLY) || (own && matches(doc, words.OF_MOURNING))) return undefined;
  if (kind === 'ticket' || matches(doc, words.PROGRAM)) return matches(doc, words.PROGRAM) ? 'program' : 'complaint';
  if (matches(doc, words.TO_YOU) || (kind === 'letter' && own)) {
    if (!matches(doc, words.BLAMES)) return undefined;
    return matches(doc, words.COLLEAGUES) && !matches(doc, words.OF_CUSTOMERS) ? 'colleague' : 'complaint';
  }
  if (!own && !matches(doc, words.GENERIC_YOU)) {
    const told = inTheNews(doc);
    if (told) return told;
  }
  if (matches(doc, words.OF_MOURNING)) return undefined;
  if (/^(?:contract|speech|list|letter)$/u.test(kind) || matches(doc, words.OF_PUBLIC_LIFE)) return undefined;
  return reviewed(doc, own);
}

function ofPatient(doc: Doc): Scene | undefined {
  if (matches(doc, words.HOPELESS)) return undefined;
  if (matches(doc, words.DISTRESSED)) return matches(doc, words.OF_CHILDREN) ? undefined : 'distress';
  return matches(doc, words.WORSE) ? 'note' : undefined;
}

function inTheNews(doc: Doc): Scene | undefined {
  if (matches(doc, words.FIGURES)) return 'figures';
  if (matches(doc, words.OF_MOURNING))
    return matches(doc, words.EVENT) || matches(doc, words.DAMAGE) ? 'event' : undefined;
  if (matches(doc, words.FIRE)) return 'fire';
  if (matches(doc, words.DAMAGE)) return 'damage';
  if (matches(doc, words.CLOSURE)) return 'closure';
  return matches(doc, words.EVENT) && matches(doc, words.DATED) ? 'event' : undefined;
}

function reviewed(doc: Doc, own: boolean): Scene | undefined {
  if (matches(doc, words.OF_CARE)) return own && matches(doc, words.ILL_SERVED) ? 'care' : undefined;
  const topic = topicOf(doc);
  if (topic) return topic;
  if (own && matches(doc, words.HARROWING)) return 'ordeal';
  return /^(?:He|She)\b/u.test(doc.text) && matches(doc, words.MISBEHAVED) ? 'manners' : undefined;
}

/** The first of the things of such a text that one judges. */
function topicOf(doc: Doc): Scene | undefined {
  if (matches(doc, words.IN_REPAIR)) return 'work';
  let best: { topic: Scene; at: number } | undefined;
  for (const [topic, pattern] of TOPICS) {
    if (!matches(doc, pattern)) continue;
    if (topic === 'goods' && !matches(doc, words.BOUGHT) && doc.text.search(pattern) > 44) continue;
    if (topic === 'goods' && !matches(doc, words.BOUGHT) && !OF_IT.test(doc.text)) continue;
    if (topic === 'stay' && /\bmy (?:bed)?room\b/iu.test(doc.text)) continue;
    const at = doc.text.search(pattern);
    if (at >= 0 && (!best || at < best.at)) best = { topic, at };
  }
  return best?.topic;
}

/** How a text begins that is about a thing. */
const OF_IT = /^(?:the|this|these|those|my|our|an?|i|we|it|got|cheap|new)\b/iu;

const TOPICS: readonly (readonly [Scene, RegExp])[] = [
  ['show', words.SHOW],
  ['stay', words.STAY],
  ['meal', words.MEAL],
  ['outing', words.OUTING],
  ['work', words.WORK],
  ['goods', words.GOODS],
];
