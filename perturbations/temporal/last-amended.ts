import type { Rule } from '../../src/plugin.js';
import { mayBeDated } from './of-version.js';

const CLAUSE = 'The lessee shall keep the yard free of leaves.';

export const lastAmended: Rule = {
  about: 'Notes after a clause when it was last amended',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [[CLAUSE, `${CLAUSE} [Last amended on 27 April]`]],
  leaves: ['', 'The soup was cold', 'The lessee shall keep the yard free of leaves until the end of 2030.'],
  *propose(doc) {
    const end = doc.text.trimEnd().length;
    if (mayBeDated(doc))
      for (const said of ['[Last amended on 27 April]', '[Last amended on 18 September]', '[As amended on 1 October]'])
        yield { edits: [{ start: end, end, text: ` ${said}` }] };
  },
};
