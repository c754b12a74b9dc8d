import type { Candidate, Doc, Rule, Sentence } from '../../../src/plugin.js';
import { isQuotedAt } from '../../around/quoted-at.js';
import { inCapitals } from '../../around/style.js';

/** What rules ask of somebody, and what they ask as well. */
const DUTY =
  /\b(?<modal>must|shall) (?<first>(?!not\b|be\b|have\b|either\b)[a-zà-ž]+) [^,.;:?]{6,110}?,? and(?= (?<second>keep|inform|state|record|sign|notify|submit|provide|return|pay|send|make|give|retain|produce|display|report|attach|publish|ensure|enter|lock|wear|wash|clean|remove|bring|show|register|hand|leave|supply|preserve|maintain|insure|store|label|check|switch|present|deliver|file) (?:the|an?|it|them|its|their|his|her|all|such|each|any|every|off|in|on|one|two|copies|proof|details|written)\b)/giu;
const ELSE = /\b(?:not|no|never|or|either|neither|also|both|then|unless|nor|may|nobody)\b|\?/iu;

export const mustAlso: Rule = {
  about:
    'The second of two duties is one as well: “shall lock the gate and return the key” → “… and shall also return the key”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'The keeper shall lock the gate and return the key.',
      'The keeper shall lock the gate and shall also return the key.',
    ],
    ['Visitors must sign the book and wear a badge.', 'Visitors must sign the book and must also wear a badge.'],
  ],
  leaves: [
    'Visitors must not sing and wear a badge.',
    'Visitors must sign the book or wear a badge.',
    'You must come and see the goats.',
  ],
  words: () => ['must', 'shall'],
  *propose(doc) {
    if (inCapitals(doc)) return;
    for (const sentence of doc.sentences) yield* duties(doc, sentence);
  },
};

function* duties(doc: Doc, { text, start }: Sentence): Generator<Candidate> {
  if (ELSE.test(text)) return;
  for (const { index, 0: found, groups = {} } of text.matchAll(DUTY)) {
    const at = start + index + found.length;
    const { modal = '', first } = groups;
    // `come and see`, `make sure that … and`
    if (
      /^(?:come|go|try|make|ensure|remember|say|admit|confess)$/u.test(first ?? '') ||
      / and [^,]*$/u.test(found.slice(0, -4))
    )
      continue;
    if (!isQuotedAt(doc, at)) yield { edits: [{ start: at, end: at, text: ` ${modal.toLowerCase()} also` }] };
  }
}
