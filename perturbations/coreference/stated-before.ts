import { type Candidate, capitalize, type Rule } from '../../src/plugin.js';
import { isChat } from '../around/register.js';
import type { StatedTopic } from './stated/topic.js';
import { statedTopicsOf } from './stated/topics.js';

/** Openings that name what a statement is about, and the topics they fit. `{}` stands for the mention. */
export interface StatedOpenings {
  readonly about: string;
  readonly openings: readonly string[];
  readonly fits: readonly StatedTopic['role'][];
  /** Not among words of law and medicine, nor before what only says where something is. */
  readonly talkative?: true;
  /** Only before the first statement of a text: later ones follow from what was said. */
  readonly first?: true;
  readonly examples: Rule['examples'];
  readonly leaves: readonly string[];
}

/** A rule that names the topic of a statement first and says it with a pronoun. */
export function statedBefore({ about, openings, fits, talkative, first, examples, leaves }: StatedOpenings): Rule {
  return {
    about,
    expects: { sentiment: 'same' },
    examples,
    leaves,
    *propose(doc) {
      if (talkative && !isChat(doc)) return;
      for (const topic of statedTopicsOf(doc)) {
        if (!fits.includes(topic.role) || (first && topic.said.first.index > 0)) continue;
        for (const words of openings) {
          if (words.includes('!') && !topic.said.mark.startsWith('!')) continue;
          yield named(topic, words);
        }
      }
    },
  };
}

function named({ mention, opening, rest, said }: StatedTopic, words: string): Candidate {
  const closes = /[?.!]$/u.test(words);
  const open = words.replace('{}', () => mention);
  const start =
    said.lower && /^\p{Ll}/u.test(mention) ? open.charAt(0).toLowerCase() + open.slice(1) : capitalize(open);
  const text = `${start} ${closes ? opening.opens : opening.text}`;
  return { edits: [{ start: opening.start, end: opening.end, text }, ...rest] };
}
