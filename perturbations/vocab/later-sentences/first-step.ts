import { mayMatch, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isLonger } from '../../around/only-if.js';

const STEP =
  /^(?:add|mix|chop|peel|boil|heat|melt|fry|soak|place|press|pour|put|fold|cut|open|unscrew|remove|attach|insert|charge|connect|download|install|whisk|beat|slice|rinse|drain|preheat|combine|hold|turn|click|select|sow|plant|dig|water|prune|sand|prime|wash|dry|leave|move|switch|slide|brush|wipe|mark|drill)\b/iu;

export const firstStep: Rule = {
  about: 'The first of several steps is said to be the first: “First, add the onions. Meanwhile, …”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'Peel the pears and slice them. Meanwhile, melt the butter.',
      'First, peel the pears and slice them. Meanwhile, melt the butter.',
    ],
  ],
  leaves: [
    'Peel the pears',
    'First, peel the pears. Then slice them.',
    'The pears are ripe. Slice them.',
    'Put that down! Add it up.',
  ],
  onlyIf: (doc) => isLonger(doc) && mayMatch(doc, STEP),
  *propose(doc) {
    const [first, ...others] = doc.sentences;
    if (!first || !STEP.test(first.text) || /[!?]|\b(?:first|please|start|begin)\b/iu.test(doc.text)) return;
    const steps = others.filter(({ text }) =>
      STEP.test(text.replace(/^(?:then|next|meanwhile|after that|finally|now),? /iu, '')),
    );
    if (steps.length > 0) yield* eachInFront(doc, ['First,', 'To start with,']);
  },
};
