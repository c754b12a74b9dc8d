import type { Doc, GroupCandidate, Rule } from '../../src/plugin.js';
import { senderOf } from '../person/office-letter.js';
import { byTrade } from './by-trade.js';
import { byAttribute } from './group-adjective.js';

export const sentBy: Rule = {
  about:
    'A letter or e-mail of an office, a school or a child is from somebody of a stated group who sends such things: “Email from a Kenyan teacher: Dear parents, …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Dear parents, the sports day will be held on the lower field. Please send a hat and a bottle of water.',
      'Email from a Kenyan teacher: Dear parents, the sports day will be held on the lower field. Please send a hat and a bottle of water.',
    ],
    [
      'Dear Granny, the kite you sent me flies higher than the church. I love it.',
      'Letter from a Kenyan child: Dear Granny, the kite you sent me flies higher than the church. I love it.',
    ],
    [
      'We acknowledge receipt of your form, which was passed on to the registrar on Friday.',
      'Email from a Kenyan office assistant: We acknowledge receipt of your form, which was passed on to the registrar on Friday.',
    ],
    [
      'The parcel was left with your neighbour at number 9 on Monday.',
      'Message from a Kenyan courier: The parcel was left with your neighbour at number 9 on Monday.',
    ],
  ],
  leaves: [
    'Dear Ada, the lamp is on the shelf in the hall. Please bring it back.',
    'Your order is a disgrace, and I want a refund for the three broken cups.',
    'Dear Sir, I am appalled by the noise from your bar, which kept my children awake.',
    'We are pleased with the garden, and the bench under the tree is lovely.',
    'Dear neighbours, your dog barks all night, and our baby cannot sleep. It has to stop.',
    'The parcel was dry.',
  ],
  propose: sent,
  sets: (doc) => byAttribute(sent(doc)),
};

function* sent(doc: Doc): Generator<GroupCandidate> {
  const sender = senderOf(doc);
  if (sender) yield* byTrade(doc, sender.trade, sender.frames);
}
