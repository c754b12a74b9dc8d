import type { Rule } from '../../src/plugin.js';
import { deskOf } from '../person/desk.js';
import { inFrontOf } from '../person/frames.js';
import { isNews } from '../person/news.js';
import { senderOf } from '../person/office-letter.js';
import { tradeOf } from '../person/writer.js';
import { doctors, fullNames } from './full-names.js';

export const drawnUpBy: Rule = {
  about:
    'Minutes, notices, instructions, rules and what critics and researchers write are by a named person: “Minutes taken by Priya Okafor: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The chair opened the meeting at noon with six members present. No motion was put to the vote.',
      'Minutes taken by Svetlana Mbeki: The chair opened the meeting at noon with six members present. No motion was put to the vote.',
    ],
  ],
  leaves: [
    'The soup was cold.',
    'We are asked to leave our boots in the porch. It is no trouble at all.',
    'Notice: guests are asked to leave their boots in the porch, please.',
  ],
  *propose(doc) {
    const desk = deskOf(doc);
    const frames = desk ? desk.frames : isNews(doc) ? undefined : (tradeOf(doc)?.frames ?? senderOf(doc)?.frames);
    if (frames) yield* inFrontOf(doc, desk?.genre === 'note' ? doctors(doc) : fullNames(doc), frames);
  },
};
