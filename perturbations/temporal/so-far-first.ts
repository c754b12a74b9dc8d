import type { Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { isTimeless, soleClause } from './first-clause.js';

const PRODUCT =
  /^this is an? (?:really |very |truly |pretty )?(?:great|good|terrible|awful|fantastic|excellent|wonderful|amazing|horrible|bad|average|mediocre|decent|disappointing|okay|useful|useless|brilliant|solid|standard|regular|ordinary|poor|superb|lovely|annoying) (?:product|phone|app|book|game|course|hotel|laptop|service|gym|job|school|class|series|tool|show|movie|film|program|camera|car|chair|blender|vacuum|printer|website)\P{L}*$/iu;

export const soFarFirst: Rule = {
  about: 'Says in front that a judgement of what is in use holds so far',
  expects: { sentiment: 'same' },
  examples: [['This is a solid camera', 'So far, this is a solid camera']],
  leaves: [
    'This is a red camera',
    'This was a solid camera',
    'This is the best camera',
    'This is a solid camera that I like',
  ],
  *propose(doc) {
    if (soleClause(doc) && isTimeless(doc) && PRODUCT.test(doc.text)) yield* eachInFront(doc, ['So far,']);
  },
};
