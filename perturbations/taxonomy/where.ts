import type { Doc, Sentence, TaskName, Token } from '../../src/plugin.js';
import { isFormal, isMessage, isOfficial } from '../around/register.js';
import { mayStandIn, oneOf } from './one-of.js';

/** A word or phrase in its sentence, which a lexicon entry may replace. */
export interface Place {
  readonly doc: Doc;
  readonly sentence: Sentence;
  readonly first: Token;
  readonly last: Token;
  readonly task: TaskName;
}

export type Condition = (place: Place) => boolean;

/** What must stand next, and what behind that: words of which one must, where conditions list words alone. */
type Follow = readonly [next: ReadonlySet<string> | undefined, then: ReadonlySet<string> | undefined];

/**
 * The `where` cell of an entry: conditions with spaces between them, all of which must hold, or `-`.
 * `next=a|NOUN`, `next!=…`, `prev=…`, `prev!=…`: the neighbouring word, by spelling, lemma, or class in capitals
 * (`END`: no word; `START`, `STOP`: the sentence's edge; `PLURAL`, `PLAIN`: a plural noun, a determiner or everyday
 * adjective; `DONE`: a participle in -ed, `DOING`: a verb in -ing; `YEAR`: a number of four digits; `BRITISH`, `AMERICAN`: a word or spelling of one side of the ocean). `then=…`: the word after the next. `later=…`: some word after the place.
 * `with=…`: some word of the sentence; `text=…`: of the whole text. `task=…`: the task's family. `subject=person|animal|thing`, `subject=singular|plural`: whom its question asks about. `prose=formal|official|message`: its register, `message` a short one of every day. Other words
 * are flags that the part of speech reads. Most rows are never looked at: each is read at first use, which throws Error (a bug in the list) for a key that is none of these.
 */
export class Conditions {
  private readonly parts: readonly string[];
  private all: Condition | undefined;
  private followed: Follow | undefined;
  private named: ReadonlySet<string> | undefined;

  constructor(cell: string) {
    this.parts = cell === '-' ? [] : cell.split(' ');
  }

  /** Whether the entry is for a family of tasks. */
  suits(task: TaskName): boolean {
    return this.parts.every((part) => !ofTask(part) || suitsTask(part, task));
  }

  /** Whether all other conditions hold at a place. */
  holds(place: Place): boolean {
    // The cheapest first: most places are refused by a word beside them.
    this.all ??= allOf(
      this.parts
        .filter((part) => part.includes('=') && !ofTask(part))
        .toSorted((one, other) => costOf(one) - costOf(other))
        .map(conditionOf),
    );
    return this.all(place);
  }

  get follow(): Follow {
    this.followed ??= [wordsListed(this.parts, 'next='), wordsListed(this.parts, 'then=')];
    return this.followed;
  }

  get flags(): ReadonlySet<string> {
    this.named ??= new Set(this.parts.filter((part) => !part.includes('=')));
    return this.named;
  }
}

/** `task=a|b`: the families of tasks that an entry is for. */
const ofTask = (part: string): boolean => part.startsWith('task=') || part.startsWith('task!=');

function suitsTask(part: string, task: TaskName): boolean {
  const tasks = part.replace(/^task!?=/u, '').split('|');
  return tasks.includes(task) === part.startsWith('task=');
}

function wordsListed(parts: readonly string[], key: string): ReadonlySet<string> | undefined {
  const list = parts.find((part) => part.startsWith(key))?.slice(key.length);
  return list === undefined || /\p{Lu}/u.test(list) ? undefined : new Set(list.split('|'));
}

/** Most entries have one condition or two. */
function allOf(checks: readonly Condition[]): Condition {
  const [one, two, ...more] = checks;
  if (!one) return () => true;
  if (!two) return one;
  if (more.length === 0) return (place) => one(place) && two(place);
  return (place) => checks.every((check) => check(place));
}

const costOf = (part: string): number =>
  ['next', 'prev', 'then', 'subject', 'prose', 'later', 'with', 'text'].indexOf(part.replace(/!?=.*$/u, ''));

const known = new Map<string, Condition>();

/** Three conditions in five stand in several rows: what many places ask is then one thing in the processor's caches. */
function conditionOf(part: string): Condition {
  const made = known.get(part) ?? condition(part);
  known.set(part, made);
  return made;
}

function condition(part: string): Condition {
  const [, key, not, list] = /^(\w+)(!?)=(.+)$/u.exec(part) ?? [];
  const values = new Set(list?.split('|'));
  const wanted = not === '';
  const fits = oneOf(values);
  const mayStand = mayStandIn(values);
  switch (key) {
    case 'next':
      return (place) => fits(following(place)) === wanted;
    case 'prev':
      return (place) => fits(preceding(place)) === wanted;
    case 'then':
      return (place) => fits(following(place, 2)) === wanted;
    case 'later':
      return ({ doc, sentence, last }) =>
        (mayStand(doc) && sentence.tokens.some((token) => token.index > last.index && fits(token))) === wanted;
    case 'with':
      return ({ doc, sentence, first, last }) =>
        (mayStand(doc) &&
          sentence.tokens.some((token) => (token.index < first.index || token.index > last.index) && fits(token))) ===
        wanted;
    case 'text':
      return ({ doc, first, last }) =>
        (mayStand(doc) &&
          doc.tokens.some((token) => (token.index < first.index || token.index > last.index) && fits(token))) ===
        wanted;
    case 'subject':
      return (place) => askedOf(place).some((said) => values.has(said)) === wanted;
    case 'prose':
      return ({ doc }) =>
        ((values.has('formal') && isFormal(doc)) ||
          (values.has('official') && isOfficial(doc)) ||
          (values.has('message') && isMessage(doc))) === wanted;
    default:
      throw new Error(`Expected next, prev, then, later, with, text, task or prose before "=", got "${part}"`);
  }
}

export function following({ doc, sentence, last }: Place, by = 1): Token | undefined {
  const token = doc.tokens[last.index + by];
  return token && token.end <= sentence.end ? token : undefined;
}

export function preceding({ doc, sentence, first }: Place): Token | undefined {
  const token = doc.tokens[first.index - 1];
  return token && token.start >= sentence.start ? token : undefined;
}

/** The kind and number of the subject that the question of the sentence has; nothing where it asks none. */
function askedOf({ doc, sentence }: Place): readonly string[] {
  const subject = doc.questions.find((question) => question.sentence === sentence)?.subject;
  return subject ? [subject.animacy, subject.number] : [];
}
