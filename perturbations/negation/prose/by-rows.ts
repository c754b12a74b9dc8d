import type { Rule } from '../../../src/plugin.js';
import { hasRows, patterned, patternWords } from '../patterned.js';

/** A rule whose rows are in `lexicons/negated-prose.tsv`, by kind: each says the same with a negation, whatever is written. */
export function byRows(kind: string, of: Pick<Rule, 'about' | 'examples' | 'leaves'>): Rule {
  return {
    ...of,
    expects: { sentiment: 'same' },
    words: () => patternWords(`prose-${kind}`),
    onlyIf: hasRows(`prose-${kind}`),
    propose: (doc) => patterned(doc, `prose-${kind}`),
  };
}
