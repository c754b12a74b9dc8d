import { type Doc, matches, type Rule } from '../../src/plugin.js';
import { quotedAloud } from '../person/asked.js';
import { names } from './names.js';

const OWN = /\b(?:I|[Mm]y|[Mm]e|[Ww]e|[Oo]ur|[Uu]s)\b/u;
const ASKS = ['P asks: ', 'P wants to know: '];
const FRAMES = [...ASKS, 'P writes: ', 'Question from P: '];

export const askedAloud: Rule = {
  about:
    'A question of one’s own, or one after a case that is told, is quoted as a named person’s: “Priya asks: ‘My oven …’”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    [
      'My oven has no fan. Can I bake bread in it?',
      'Astrid wants to know: "My oven has no fan. Can I bake bread in it?"',
    ],
  ],
  leaves: [
    'Is a tomato a fruit?',
    'My friend said "no". Is she right?',
    'My oven has no fan.',
    'Hi! My oven has no fan. Can I bake in it?',
  ],
  propose: (doc) =>
    matches(doc, OWN) ? quotedAloud(doc, names(doc), FRAMES) : isCase(doc) ? quotedAloud(doc, names(doc), ASKS) : [],
};

const isCase = ({ sentences, text }: Doc): boolean => sentences.length > 1 && !/\byour?\b/iu.test(text);
