import type { Doc, Rule } from '../../src/plugin.js';
import { isFormal, isLetter } from '../around/register.js';
import { type SentTimes, sentTimes } from './sent.js';
import { isTimedBy } from './timed-otherwise.js';
import { TOLD } from './told-time.js';

/** A rule that puts before a text when it was sent, in a form that fits its kind. */
export interface SentRule {
  readonly about: string;
  readonly times: SentTimes;
  readonly fits: 'chat' | 'post' | 'official';
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
      if (first?.kind !== 'word' || !kindsOf(doc).includes(fits) || isTimedBy(TOLD, doc, context)) return;
      for (const text of sentTimes(doc, times))
        yield { edits: [{ start: first.start, end: first.start, text: `${text} ` }] };
    },
  };
}

/** What a text may be: letters and reports are neither chat nor posts; several sentences are a post, and still a message. */
function kindsOf(doc: Doc): readonly SentRule['fits'][] {
  if (isFormal(doc)) return ['official'];
  const reported =
    /^(?:(?:mr|mrs|ms|dr)\b|an? \d+[- ]year|he |she )/iu.test(doc.text) &&
    /\b(?:clinic|hip|knee|hearing|ward|tablets?|blood|dose|pain|wound|sutures?|gp|x-ray|scan|migraine)\b/iu.test(
      doc.text,
    );
  if (reported) return ['official'];
  if (isLetter(doc)) return doc.text.length > 90 ? ['official'] : ['chat'];
  return doc.sentences.length > 1 && doc.text.length > 90 ? ['post'] : ['chat'];
}
