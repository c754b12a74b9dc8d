import { type Rule, whetherClause } from '../../../src/plugin.js';
import { ledBy } from './led-by.js';

/** What gives a reason or a fact is of what is asked, and would be of the asking. */
const GIVEN =
  /^(?:since|as|because|although|though|even though|while|given|granted|seeing|now that|considering|judging|knowing)\b/u;
export const ledQuestion: Rule = {
  about:
    'A question after a statement is put indirectly there: “My pond froze, will the eels live?” → “My pond froze, and I wonder whether the eels will live.”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    [
      'My aunt keeps a fern in a cupboard, will it grow?',
      "My aunt keeps a fern in a cupboard, and I'd like to know whether it will grow.",
    ],
  ],
  leaves: [
    'Since eels are fish, do they have gills?',
    'Given that eels are fish, do they have gills?',
    'As eels are fish, do they have gills?',
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
    if (GIVEN.test(lead.toLowerCase()) || /^(?:may|should|shall|might)$/u.test(question.auxiliary.lower)) return;
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
