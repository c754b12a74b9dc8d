import { z } from 'zod';
import type { Invariant } from '../../src/plugin.js';
import { declining } from '../checks/declining.js';
import { excerpt, shortened } from '../checks/excerpt.js';
import { placeOf } from '../checks/place.js';
import { proseOfReply } from '../checks/prose-of-reply.js';
import { flag } from '../checks/texts.js';

const schema = z.strictObject({ expected: flag.default(true).describe('`false`: the reply must not decline.') });

/** The reply declines to do what it was asked, or (`expected: false`) does not. */
export const refusal: Invariant<z.output<typeof schema>> = {
  type: 'refusal',
  about: 'the reply declines to do what it was asked, or does not',
  schema,
  advice: 'say in the prompt what is in scope and what is to be declined, with an example of each.',
  examples: [
    { spec: {}, reply: "I'm sorry, but I can't help with that.", holds: true },
    { spec: {}, reply: 'Of course. You can return it within 30 days.', holds: false },
    { spec: { expected: false }, reply: 'If you cannot access your account, reset the password.', holds: true },
    { spec: { expected: false }, reply: 'I must decline to answer.', holds: false },
  ],
  prepare({ expected }) {
    return ({ reply }) => {
      const sentence = declining(proseOfReply(reply));
      const at = sentence === undefined ? -1 : reply.indexOf(sentence);
      const place = at < 0 ? {} : { where: placeOf(reply, at) };
      const found = sentence === undefined ? 'the reply does not decline' : `the reply declines: ${excerpt(sentence)}`;
      if ((sentence !== undefined) === expected) return { status: 'held', evidence: found };
      return {
        status: 'violated',
        reason: `Expected ${expected ? 'a refusal' : 'no refusal'}, got ${excerpt(sentence ?? reply)}`,
        ...{ expected: expected ? 'a refusal' : 'no refusal', actual: shortened(sentence ?? reply) },
        ...place,
      };
    };
  },
};
