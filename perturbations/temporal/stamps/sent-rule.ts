import type { Doc, Rule } from '../../../src/plugin.js';
import { type Kind, kindOfText } from '../../around/kind.js';
import { type SentTimes, sentTimes } from './sent.js';

/** A rule that puts before a text, or after it, when it was sent, in a form that fits its kind. */
export interface SentRule {
  readonly about: string;
  readonly times: SentTimes;
  readonly fits: readonly Kind[];
  readonly after?: boolean;
  /** What else it fits, whatever kind that seems to be. */
  readonly also?: (doc: Doc) => boolean;
  /** What else the text must be. */
  readonly only?: (doc: Doc) => boolean;
  readonly examples: Rule['examples'];
  readonly leaves: readonly string[];
}

export function sentRule({ about, times, fits, after = false, also, only, examples, leaves }: SentRule): Rule {
  return {
    about,
    expects: { sentiment: 'same' },
    fallback: true,
    examples,
    leaves,
    *propose(doc) {
      const [first] = doc.tokens;
      if (
        !first ||
        (first.kind !== 'word' && !after) ||
        !(fits.includes(kindOfText(doc)) || also?.(doc)) ||
        only?.(doc) === false
      )
        return;
      const end = doc.text.trimEnd().length;
      for (const text of sentTimes(doc, times))
        yield {
          edits: [
            after ? { start: end, end, text: ` ${text}` } : { start: first.start, end: first.start, text: `${text} ` },
          ],
        };
    },
  };
}
