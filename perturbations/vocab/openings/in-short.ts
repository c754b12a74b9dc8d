import { matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { mayHave } from '../../around/only-if.js';
import { inCapitals } from '../../around/style.js';

/** `Cold chips, rude staff, sticky tables.`: a review in fragments. */
const LISTED =
  /^(?:the )?[a-zà-ž]+(?:['’]s)? [a-zà-ž]+(?:, (?:the )?[a-zà-ž]+ [a-zà-ž]+){1,2}(?:,? and (?:the )?[a-zà-ž]+ [a-zà-ž]+)?[.!]/iu;
const THINGS =
  /^[^.!]*\b(?:food|coffee|tea|music|staff|service|waiters?|driver|ride|seats?|rooms?|beds?|portions?|prices?|chips|beer|wine|view|location|crowd|people|company|quality|delivery|packaging|size|colou?r|address|plot|acting|ending|host|guide|tables?|toilets?|breakfast|dinner|lunch|parking|sound|screen|battery|atmosphere|queues?|weather|pool|bread|soup|pizza|burger|coach|train|songs?|jokes?|script|instructions)\b/iu;
const STARS = /(?:^|(?<=[.!] ))(?:five|four|three|two|one|zero|no|[0-5]) stars?(?=[.,!]|$)/giu;

export const inShort: Rule = {
  about: 'A review in fragments is summed up: “In short, cold chips, rude staff …”; stars are “from me”',
  expects: { sentiment: 'same' },
  examples: [
    ['Cold chips, rude waiters, sticky tables.', 'In short, cold chips, rude waiters, sticky tables.'],
    ['Five stars. The kite survived a storm.', 'Five stars from me. The kite survived a storm.'],
  ],
  leaves: [
    'Good morning, dear people.',
    'Red kites, black kites.',
    'Two stars collided.',
    'In short, cold chips, rude waiters.',
  ],
  onlyIf: mayHave(STARS, THINGS),
  *propose(doc) {
    if (inCapitals(doc) || doc.sentences.length > 4) return;
    const stars = [...doc.text.matchAll(STARS)];
    const [only] = stars;
    if (only && stars.length === 1) {
      const at = only.index + only[0].length;
      yield { edits: [{ start: at, end: at, text: ' from me' }] };
    } else if (
      matches(doc, LISTED) &&
      matches(doc, THINGS) &&
      !/\b(?:in short|overall|please|hello|hi|dear|thanks?)\b|\?.*\?/iu.test(doc.text)
    )
      yield* eachInFront(doc, ['In short,', 'To sum up,']);
  },
};
