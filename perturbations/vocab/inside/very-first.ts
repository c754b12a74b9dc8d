import { neededWords, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';
import { kindOfText } from '../../around/kind.js';

/** A point in time at an edge of something: nothing is before the first night of it, nothing after its last page. */
const EDGES: readonly RegExp[] = [
  /(?<!\b(?:not|only|about) )\b(?:on|from|in|at|during|after|since|until|by) (?:the|our|my|his|her|their)(?= first (?:night|day|morning|evening|page|minute|rehearsal|mouthful|sentence|line|scene|spoonful|mile|whistle|bite|sip|wash|use|try|attempt|lesson|class|visit|episode|chapter|note|song|ride|trip|outing|meeting)\b(?! (?:of (?:each|every|the|any|january|february|march|april|may|june|july|august|september|october|november|december)|and|or|to|after|before|when)\b))/giu,
  /\b(?:at|until|to|till) the(?= last (?:minute|second|moment|page|note|bite|drop)\b)/giu,
  /\b(?:until|till|to|at|in) the(?= (?:end|bottom|top)(?:[.!,]|\s*$))/giu,
  /(?<=(?:each other|found|listed|printed|given|cheering|crying|clapping|singing|tears|twist|waiting) )at the(?= end[.!])/giu,
  /\b(?:open|close|split|broke|snapped|failed|leaked|burst|jammed|tore|ripped|cracked|worked|stopped|crashed)(?:ed|s)?(?: [a-zà-ž]+)? the(?= first (?:night|day|time|morning|week|evening) (?:i|we|he|she|they)\b)/giu,
  /\b(?:closed|turned|read|reached|finished) the(?= last (?:page|chapter|line|word)\b)/giu,
  /\bbefore the(?= last (?:note|chord|word|bus|train|page|guest)\b)/giu,
  /\bin the(?= last minute\b)/giu,
  /(?<=\S )the(?= next (?:day|morning)(?:[.!,]|\s*$| (?:the|it|they|he|she|we|i)\b))/gu,
];

export const veryFirst: Rule = {
  about: 'The edge of a time is its very edge: “on the first night” → “on the very first night”',
  expects: { sentiment: 'same' },
  words: () => EDGES.flatMap((edge) => neededWords(edge) ?? []),
  examples: [
    ['The zip broke on the first day', 'The zip broke on the very first day'],
    ['The zip split the first night we used it', 'The zip split the very first night we used it'],
    ['I read it to the last page', 'I read it to the very last page'],
    ['They paid us back the next day.', 'They paid us back the very next day.'],
  ],
  leaves: [
    'Rent is due on the first day of each month.',
    'The first night was fun',
    'The end is near',
    'We meet on the first day of May.',
    'It broke on the very first day',
    'Did it break on the first day?',
  ],
  *propose(doc) {
    if (
      /^(?:contract|clinical)$/u.test(kindOfText(doc)) ||
      /\?|\b(?:very|shall|in the end|by the end)\b/iu.test(doc.text)
    )
      return;
    for (const edge of EDGES) yield* insertedAfter(doc, edge, 'very');
  },
};
