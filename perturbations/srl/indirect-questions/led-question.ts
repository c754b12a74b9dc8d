import { type Rule, whetherClause } from '../../../src/plugin.js';
import { ledBy } from './led-by.js';

/** What gives a reason or a fact: one may wonder because of it. */
const GIVEN =
  /^(?:since|given that|granted that|seeing as|given what|now that|considering|judging by|seeing that|knowing that)\b/u;
export const ledQuestion: Rule = {
  about:
    'A question after a clause is put indirectly there: “Since ice floats, do lakes freeze?” → “Since ice floats, I wonder whether lakes freeze.”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Since eels are fish, do they have gills?', 'Since eels are fish, I wonder whether they have gills.'],
    [
      'My aunt keeps a fern in a cupboard, will it grow?',
      "My aunt keeps a fern in a cupboard, and I'd like to know whether it will grow.",
    ],
  ],
  leaves: [
    'While the edict was in force, could Huguenots have read a paper?',
    'If it rains, why do eels swim?',
    'If you are ill, should you work?',
    'Judging by its name, did April once come first?',
    'Eels swim, do they?',
    'Although eels are fish, do they have gills?',
    'Since the pond froze, have the eels died?',
    'Given enough time, can a drip hollow a stone?',
    "Since eels are fish, don't they have gills?",
    'If it rains, do eels never swim?',
    'Is it late, or is it dark?',
    'If I were you, would I go?',
    'After a frost, is it wise to prune a vine?',
    'If a coin is tossed twice, is it possible that both are heads?',
    'By the time the tower fell, had the bridge been open for years?',
  ],
  *propose(doc) {
    const asked = ledBy(doc);
    if (!asked) return;
    const { lead, question, from, end, mark } = asked;
    const said = lead.toLowerCase();
    if (said.startsWith('judging')) return; // it would be the one who asks who judges
    const { subject, auxiliary } = question;
    if (/^(?:may|should|shall|might)$/u.test(auxiliary.lower) && !GIVEN.test(said)) return;
    if (GIVEN.test(said)) {
      const clause = whetherClause(question);
      if (clause === undefined || subject.head.lower === 'you') return;
      if (said.startsWith('since') && (/\d/u.test(said) || /^(?:has|have|had)$/u.test(auxiliary.lower))) return; // since then
      for (const words of ['I wonder whether', "I'd like to know whether"])
        yield {
          edits: [
            { start: from, end, text: `${words} ${asked.restore(clause)}` },
            { start: mark.start, end: mark.end, text: clause.endsWith('.') ? '' : '.' },
          ],
        };
      return;
    }
    const clause = asked.told ? whetherClause(question) : undefined;
    if (clause === undefined) return;
    for (const words of ["and I'd like to know whether", 'and I wonder whether'])
      yield {
        edits: [
          { start: from, end, text: `${words} ${asked.restore(clause)}` },
          { start: mark.start, end: mark.end, text: clause.endsWith('.') ? '' : '.' },
        ],
      };
  },
};
