import type { Candidate, Doc, Rule } from '../../src/plugin.js';
import { kindOfText } from '../around/kind.js';

const CLAUSE = 'The lessee shall keep the yard free of leaves.';

export const ofVersion: Rule = {
  about: 'Says of what day the wording of a contract or a rule is',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [[CLAUSE, `[Version of 27 April] ${CLAUSE}`]],
  leaves: ['', 'The soup was cold', 'The lessee shall keep the yard free of leaves until the end of 2030.'],
  *propose(doc) {
    if (mayBeDated(doc))
      for (const said of ['[Version of 27 April]', '[Version of 18 September]', '[Wording of 1 October]'])
        yield before(said);
  },
};

/** A day of the wording contradicts none of the days that the text is about, except what holds now. */
export function mayBeDated(doc: Doc): boolean {
  if (kindOfText(doc) !== 'contract' || doc.tokens[0]?.kind !== 'word') return false;
  return !/\b(?:19|20)\d\d\b|\b(?:today|now|currently)\b/iu.test(doc.text);
}

const before = (said: string): Candidate => ({ edits: [{ start: 0, end: 0, text: `${said} ` }] });
