import type { Rule } from '../../../../src/plugin.js';
import { closedBadly, type Denials } from './ill-closed.js';

const SAYS: Denials = {
  closure: ['No further details were given', 'It is not the news that anyone had hoped for'],
  damage: ['The full extent of the damage is not yet known', 'No further details were available'],
  fire: ['The cause is not yet known', 'No further details were available'],
  event: ['No further details were given', 'No further details were available'],
  figures: ['The picture is not encouraging'],
};

export const noDetailsGiven: Rule = {
  about: 'Bad news ends as reports end: “No further details were available.”, “The picture is not encouraging.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'A landslide buried the only road to the valley on Sunday and cut off four hamlets from their doctor and their shop.',
      'A landslide buried the only road to the valley on Sunday and cut off four hamlets from their doctor and their shop. The full extent of the damage is not yet known.',
      'Negative',
    ],
  ],
  leaves: ['Landslide on the road', 'The firm breached its duty of care, and three of its divers lost their hearing.'],
  onlyIf: (doc) => !/\bbreach(?:ed|es)?\b|\bduty of care\b/iu.test(doc.text),
  *propose(doc) {
    yield* closedBadly(doc, SAYS);
  },
};
