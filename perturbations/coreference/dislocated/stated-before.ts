import { type Candidate, capitalize, type Doc, perDoc, type Rule } from '../../../src/plugin.js';
import { isChat, isOfficial } from '../../around/register.js';
import { isGraveNews } from '../stated/grave-news.js';
import { hasThirdPerson } from '../stated/said.js';
import type { StatedTopic } from '../stated/topic.js';
import { hasStatedTopic, statedTopicsOf } from '../stated/topics.js';

/** Openings that name what a statement is about, and the topics they fit. `{}` stands for the mention. */
export interface StatedOpenings {
  readonly about: string;
  readonly openings: readonly string[];
  readonly fits: readonly StatedTopic['role'][];
  /** Not among words of law and medicine, nor before what only says where something is. */
  readonly talkative?: true;
  /** Only in letters, reports and contracts. */
  readonly official?: true;
  /** Only where the statement is the whole text, and one clause: the opening announces what all of it is about. */
  readonly alone?: true;
  /** Not in letters, reports and contracts. */
  readonly plain?: true;
  /** What else a topic must be for the openings to fit it. */
  readonly suits?: (topic: StatedTopic) => boolean;
  /** As those of a rule. */
  readonly words?: NonNullable<Rule['words']>;
  readonly examples: Rule['examples'];
  readonly leaves: readonly string[];
}

/** A rule that names the topic of a statement first and says it with a pronoun. */
export function statedBefore({
  about,
  openings,
  fits,
  talkative,
  official,
  alone,
  plain,
  suits,
  words,
  examples,
  leaves,
}: StatedOpenings): Rule {
  const isApt = (doc: Doc): boolean =>
    !(talkative && !(isChat(doc) && isSpoken(doc))) &&
    !(official && (!isOfficial(doc) || isTyped(doc))) &&
    !(plain && isOfficial(doc));
  return {
    about,
    expects: { sentiment: 'same' },
    examples,
    leaves,
    ...(words && { words }),
    // What a statement is about is dear to find.
    onlyIf: (doc) => isApt(doc) && hasStatedTopic(doc),
    *propose(doc) {
      if (!isApt(doc)) return; // other rules propose what this one does
      if (openings.some((opening) => opening.endsWith('?')) && isGraveNews(doc)) return;
      for (const topic of statedTopicsOf(doc)) {
        if (topic.role === 'object' && OF_WHAT.test(topic.mention)) continue;
        if (!fits.includes(topic.role) || (alone && !isAlone(doc, topic))) continue;
        if ((suits && !suits(topic)) || goesOn(topic) || isAnswer(doc, topic)) continue;
        for (const words of openings) yield named(topic, words);
      }
    },
  };
}

/** `disappointed in the quality of these boots`: `it` would rather be the boots. */
const OF_WHAT = /\b(?:quality|colou?r|state|size|level|length|condition|standard) of\b/iu;

/** What answers a question right before it is no new topic. */
function isAnswer({ sentences }: Doc, { said }: StatedTopic): boolean {
  return sentences[said.sentence.index - 1]?.text.includes('?') ?? false;
}

/** A later sentence that goes on about somebody already meant: `The house is empty without him`. */
function goesOn({ said, rest, opening }: StatedTopic): boolean {
  const kept = said.tokens.filter(
    ({ start }) => start >= opening.end && !rest.some((edit) => start >= edit.start && start < edit.end),
  );
  return said.sentence.index > 0 && hasThirdPerson(kept);
}

/** One sentence, or several in which somebody speaks: no case notes, no description. */
const isSpoken = perDoc(
  ({ tokens, text, sentences }: Doc): boolean =>
    sentences.length === 1 ||
    /[!’']|^\p{Ll}/u.test(text) ||
    tokens.some(({ kind, lower }) => kind === 'emoji' || /^(?:i|me|we|us|you)$/u.test(lower)),
);

/** Typed as one chats: with emoji, or without capitals. */
function isTyped({ tokens, text }: Doc): boolean {
  return /^\p{Ll}/u.test(text) || tokens.some(({ kind }) => kind === 'emoji');
}

function isAlone({ sentences, clauses }: Doc, { said }: StatedTopic): boolean {
  return sentences.length === 1 && clauses.length < 2 && said.tokens.every(({ lower }) => lower !== 'but');
}

function named({ mention, opening, rest, said }: StatedTopic, words: string): Candidate {
  const closes = /[?.!]$/u.test(words);
  const open = words.replace('{}', () => mention);
  const start =
    said.lower && /^\p{Ll}/u.test(mention) ? open.charAt(0).toLowerCase() + open.slice(1) : capitalize(open);
  const text = `${start} ${closes ? opening.opens : opening.text}`;
  return { edits: [{ start: opening.start, end: opening.end, text }, ...rest] };
}
