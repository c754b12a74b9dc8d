import type { Rule } from '../../src/plugin.js';
import { type SentTimes, sentTimes } from './sent.js';
import { kindOfText, type TextKind } from './text-kind.js';
import { isTimedBy } from './timed-otherwise.js';
import { TOLD } from './told-time.js';

/** A rule that puts before a text when it was sent, in a form that fits its kind. */
export interface SentRule {
  readonly about: string;
  readonly times: SentTimes;
  readonly fits: TextKind;
  readonly examples: Rule['examples'];
  readonly leaves: readonly string[];
}

export function sentRule({ about, times, fits, examples, leaves }: SentRule): Rule {
  return {
    about,
    expects: { sentiment: 'same' },
    examples,
    leaves,
    *propose(doc, context) {
      const [first] = doc.tokens;
      if (first?.kind !== 'word' || kindOfText(doc) !== fits || isTimedBy(TOLD, doc, context)) return;
      for (const text of sentTimes(doc, times))
        yield { edits: [{ start: first.start, end: first.start, text: `${text} ` }] };
    },
  };
}
