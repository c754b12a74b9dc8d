import type { Doc, Rule } from '../../src/plugin.js';
import { inFront } from '../around/in-front.js';
import { isOfficial } from '../around/register.js';
import { cueOf } from './cue.js';

export const notSureWho: Rule = {
  about:
    'A question is opened by a denied knowledge or a denied bother: “I’m not sure if you know, but what time does it close?”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['What time does the pharmacy close?', "I'm not sure who to ask, but what time does the pharmacy close?"],
    [
      'Is the interview on Zoom or in person? 💻',
      "I'm not sure who to ask, but is the interview on Zoom or in person? 💻",
    ],
    ['Has anyone seen the tape measure?', "I'm not sure who to ask, but has anyone seen the tape measure?"],
    [
      'Do you want the window seat or the aisle?',
      "I don't think I asked, but do you want the window seat or the aisle?",
    ],
  ],
  leaves: [
    'Why is the bus always late?',
    'What a day?',
    "Isn't it nice?",
    'How lucky are we?',
    'What is wrong with you?',
    'Do you love me?',
    'Really?',
    'How are you?',
    'What if it rains?',
    'Do you mind?',
    'Who cares?',
  ],
  *propose(doc) {
    const opening = openingFor(doc);
    if (opening === undefined) return;
    for (const each of opening) {
      const front = inFront(doc, each);
      if (front) yield front;
    }
  },
};

const KNOWABLE =
  /^(?:time|day|date|year|is|are|was|does|do|did|much|many|far|long|often|size|page|platform|room|bus|train|colour|color|number|channel|floor)$/u;

function openingFor(doc: Doc): readonly string[] | undefined {
  const { tokens, sentences, text } = doc;
  const [first, second, third] = tokens;
  if (!first || !second || !third || sentences.length !== 1 || isOfficial(doc) || tokens.length > 24) return undefined;
  if (!/\?\P{L}*$/u.test(text) || (text.match(/[?!]/gu) ?? []).length > 1 || /["“”:;]/u.test(text)) return undefined;
  if (tokens.some((token) => cueOf(token) !== undefined || SHARP.test(token.lower))) return undefined;
  if (/^(?:has|have|does|do|is|did)$/u.test(first.lower) && /^(?:anyone|anybody|someone|somebody)$/u.test(second.lower))
    return ["I'm not sure who to ask, but", "I don't know who to ask, but"];
  if (first.lower === 'how' && /^(?:do|can)$/u.test(second.lower) && /^(?:i|we)$/u.test(third.lower))
    return ["I'm not sure who to ask, but", "I don't know who to ask, but"];
  if (/^(?:do|would|are|did)$/u.test(first.lower) && second.lower === 'you' && ASKED.test(third.lower))
    return ["I don't think I asked, but", "I can't remember if I asked, but"];
  if (
    /^(?:what|when|where|which|how)$/u.test(first.lower) &&
    KNOWABLE.test(second.lower) &&
    !tokens.some(({ lower }) => /^(?:you|your|we|i|my|us)$/u.test(lower))
  )
    return ["I'm not sure who to ask, but", "I don't know who to ask, but"];
  if (
    /^(?:is|are|was|does|did|has|will)$/u.test(first.lower) &&
    /^(?:the|there|our)$/u.test(second.lower) &&
    THINGS.test(text) &&
    !tokens.some(({ lower }) => /^(?:you|your|we|i|my|us|this)$/u.test(lower))
  )
    return ["I'm not sure who to ask, but", "I don't know who to ask, but"];
  return undefined;
}

const THINGS =
  /\b(?:interview|meeting|shop|bus|train|gym|pool|pharmacy|library|party|class|lesson|parking|office|museum|exam|deadline|game|match|concert|lecture|flight|station|café|cafe|store|bank|dinner|lunch|course|bins?|recycling)\b/iu;
const ASKED = /^(?:want|need|have|take|eat|drink|prefer|coming|staying|bringing|going|free|like|get|book|see)$/u;
const SHARP =
  /^(?:not|n't|never|no|always|wrong|why|even|ever|still|really|so|problem|cares?|supposed|matter|point|stop|mind|hell|earth|if|up)$/u;
