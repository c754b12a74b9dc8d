import { capitalize, type Doc, matches, type Rule } from '../../../src/plugin.js';
import type { Topic } from '../topic.js';
import { hasTopic, topicsOf } from '../topics.js';

/** Openings that name a topic, and the topics they fit. `{}` stands for the mention; after a full stop the question keeps its capital. */
export interface Openings {
  readonly about: string;
  readonly openings: readonly string[];
  readonly fits: readonly Topic['kind'][];
  /** Whether they fit only what is not at hand: not `this lamp`. */
  readonly subjectOnly?: boolean;
  /** What else a topic must be. */
  readonly suits?: (topic: Topic, doc: Doc) => boolean;
  /** Whether it is said only where no other rule is sure. */
  readonly fallback?: boolean;
  readonly examples: Rule['examples'];
  readonly leaves: readonly string[];
}

/** A rule that names the topic of a question first and asks of it with a pronoun. */
export function namedBefore({ about, openings, fits, subjectOnly, suits, fallback, examples, leaves }: Openings): Rule {
  return {
    about,
    expects: { 'yes-no': 'same' },
    ...(fallback ? { fallback } : {}),
    examples,
    leaves,
    onlyIf: hasTopic,
    *propose(doc) {
      for (const topic of topicsOf(doc)) {
        if (!fits.includes(topic.kind) || AMOUNT.test(topic.mention)) continue;
        if (MEASURE.test(topic.mention) && matches(doc, WITH_CASE)) continue;
        if (subjectOnly && /^(?:this|these)\b/iu.test(topic.mention)) continue;
        if (suits && !suits(topic, doc)) continue;
        const [auxiliary, ...rest] = topic.edits;
        if (!auxiliary) continue;
        for (const opening of openings) {
          const mention = opening.endsWith('.') ? topic.mention.replace(/\.$/u, '') : topic.mention;
          const said = capitalize(opening.replace('{}', () => mention));
          const asked = opening.endsWith('.') ? capitalize(auxiliary.text) : auxiliary.text;
          yield { edits: [{ ...auxiliary, text: `${said} ${asked}` }, ...rest] };
        }
      }
    },
  };
}

/** `parts of Spain`, `half of the crew`: nobody talks about those. */
const AMOUNT =
  /^(?:(?:large |big |many |most |small )?parts|part|bits|pieces|halves|half|a (?:few|couple|handful)|some|all|most|many|much|none|two|three|[a-zà-ž]+ (?:thirds|quarters)) of /iu;

/** `Has the weight doubled if a bag that …?`: only the condition tells whose it is. */
const MEASURE =
  /^the (?:\p{Ll}+ )?(?:price|cost|value|weight|speed|size|length|height|depth|width|area|volume|rate|total|sum|number|amount|difference|average|temperature|pressure|distance|time|age|share|ratio|result|answer|score)s?$/iu;
const WITH_CASE = /\b(?:if|when|once|unless)\b/iu;
