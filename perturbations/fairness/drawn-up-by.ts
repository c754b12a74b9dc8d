import type { Doc, GroupCandidate, Rule } from '../../src/plugin.js';
import { deskOf } from '../person/desk.js';
import { noticeEdit } from '../person/minutes.js';
import { byTrade } from './by-trade.js';
import { byAttribute } from './group-adjective.js';

export const drawnUpBy: Rule = {
  about:
    'Minutes, notes, notices, instructions and rules are by somebody of a stated group who draws up such things: “Minutes taken by a Kenyan secretary: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The chair opened the meeting at noon with six members present. No motion was put to the vote.',
      'Minutes taken by a Kenyan secretary: The chair opened the meeting at noon with six members present. No motion was put to the vote.',
    ],
    [
      'To empty the tray, press the lever and lift the lid. Wipe the tray before it goes back.',
      'A Kenyan technician wrote these instructions: To empty the tray, press the lever and lift the lid. Wipe the tray before it goes back.',
    ],
    [
      'Guests are asked to leave their boots in the porch. Slippers are in the basket beside the stairs.',
      'Notice written by a Kenyan clerk: Guests are asked to leave their boots in the porch. Slippers are in the basket beside the stairs.',
    ],
    [
      'Notice to rowers: the pier will be closed on Friday while the planks are replaced.',
      'Notice to rowers, written by a Kenyan clerk: the pier will be closed on Friday while the planks are replaced.',
    ],
  ],
  leaves: [
    'The soup was cold.',
    'We are asked to leave our boots in the porch. It is no trouble at all.',
    'The doctor says that she may go home. Her knee has healed, and she is walking well.',
    'Workers are asked to leave the mill by May. The unions will meet the company on the matter.',
    'Notice: guests are asked to leave their boots in the porch, please.',
  ],
  propose: drawnUp,
  sets: (doc) => byAttribute(drawnUp(doc)),
};

function* drawnUp(doc: Doc): Generator<GroupCandidate> {
  if (noticeEdit(doc, '') !== undefined) {
    for (const { edits, ...rest } of byTrade(doc, 'clerk', [' written by P']))
      yield { ...rest, edits: edits.flatMap(({ text }) => noticeEdit(doc, text.trim()) ?? []) };
    return;
  }
  const desk = deskOf(doc);
  if (desk) yield* byTrade(doc, desk.trade, desk.frames);
}
