import type { Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';

const FAILED =
  '(?:broke(?: down)?|stopped [A-Za-zÀ-ž]+|fell apart|snapped|failed|cracked|leak(?:s|ed|ing)|faded|ripped|tore|gave (?:up|out)|wore out|came (?:off|apart|loose|undone)|peel(?:s|ed|ing)|rust(?:s|ed)|shrank|split|burst|burn(?:t|ed) out|packed up|started [A-Za-zÀ-ž]+ing|ran out|jammed|crashed|went flat|wobbles|has a (?:dip|crack|hole|tear|leak|lump))';
const SPAN =
  '(?:a|one|two|three|four|five|six|seven|eight|nine|ten|\\d+) (?:days?|weeks?|months?|uses?|wash(?:es)?|hours?|minutes?|nights?|trips?|wears?|rides?|goes)';
/** What did not last, and how long it did. */
const SO_SOON = new RegExp(
  String.raw`\b${FAILED} (?:(?:on|in|at|with|of|the|my|our|me|us|it|[A-Za-zÀ-ž]{3,}) ){0,4}?after(?= ${SPAN}(?:[.,!]|\s*$| and | \p{Extended_Pictographic}| of (?:use|light use|wear)\b))`,
  'giu',
);

export const afterJust: Rule = {
  about: 'What failed soon failed after just so long: “broke after two days” → “broke after just two days”',
  expects: { sentiment: 'same' },
  words: () => ['after'],
  examples: [
    ['The lamp broke after two days', 'The lamp broke after just two days'],
    ['My kettle stopped working after a month 😒', 'My kettle stopped working after only a month 😒'],
  ],
  leaves: [
    'The lamp broke after twenty years',
    'We stopped for tea after two hours',
    'The lamp broke after just two days',
    'Did the lamp break after two days?',
    'It broke down after two days of rain',
  ],
  *propose(doc) {
    if (/\?|\b(?:just|only|barely|stopped for|finally|relief|pain|fever|cough|symptoms?|bleeding)\b/iu.test(doc.text))
      return;
    for (const said of ['just', 'only']) yield* insertedAfter(doc, SO_SOON, said);
  },
};
