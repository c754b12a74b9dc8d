import type { Message, Reply } from '../../core/types.js';
import { type PromptParts, readPrompt } from '../embedded/read-prompt.js';
import type { RecordedAnswer } from './recorded-answer.js';

/** What a look-up found: an answer; the answers to the same text under other conditions; or none. */
export type Finding =
  | { readonly kind: 'answer'; readonly reply: Reply }
  | { readonly kind: 'other-condition'; readonly recorded: readonly RecordedAnswer[] }
  | { readonly kind: 'none' };

interface Bucket {
  readonly answers: RecordedAnswer[];
  /** How often each condition was asked for. */
  readonly turns: Map<string, number>;
}

/** A line that starts with a marker of any name: `Sentence: …`, `Review: …`. */
const MARKER = /^[ \t]*\p{L}[\p{L} ]{0,30}:[ \t]*/gmu;
const CUE = /\n[ \t]*\p{L}[\p{L} ]{0,30}:\s*$/u;

/**
 * Recorded answers by what was asked: one look-up in a hash table per possible reading of a request. A request that was
 * recorded several times is answered in the order of the recording, and from its start again after the last.
 */
export class AnswerIndex {
  private readonly buckets = new Map<string, Bucket>();

  constructor(answers: readonly RecordedAnswer[]) {
    for (const answer of answers) {
      const key = keyOf(answer.asked);
      const bucket = this.buckets.get(key);
      if (bucket) bucket.answers.push(answer);
      else this.buckets.set(key, { answers: [answer], turns: new Map() });
    }
  }

  find(messages: readonly Message[]): Finding {
    const bucket = this.bucketOf(messages);
    if (bucket === undefined) return { kind: 'none' };
    const prompt = readPrompt(messages);
    const fitting = bucket.answers.filter((answer) => fits(answer, prompt));
    const condition = `${prompt.demonstrations.length}/${prompt.context}`;
    const turn = bucket.turns.get(condition) ?? 0;
    bucket.turns.set(condition, turn + 1);
    const answer = fitting[turn % fitting.length];
    if (answer === undefined) return { kind: 'other-condition', recorded: bucket.answers };
    return { kind: 'answer', reply: answer.reply };
  }

  private bucketOf(messages: readonly Message[]): Bucket | undefined {
    for (const key of readings(messages)) {
      const bucket = this.buckets.get(key);
      if (bucket !== undefined) return bucket;
    }
    return undefined;
  }
}

/** The keys that may stand for a request, the most exact first: its messages, its user message, and what follows a marker there. */
function* readings(messages: readonly Message[]): Generator<string> {
  yield keyOf(messages);
  const user = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  yield keyOf(user);
  for (const match of user.matchAll(MARKER)) {
    const rest = user.slice(match.index + match[0].length);
    yield keyOf(rest);
    if (CUE.test(rest)) yield keyOf(rest.replace(CUE, ''));
  }
}

/** Texts are compared without the white space around them; the first character keeps texts and messages apart. */
function keyOf(asked: string | readonly Message[]): string {
  if (typeof asked === 'string') return `t${asked.replaceAll('\r\n', '\n').trim()}`;
  return `m${JSON.stringify(asked.map(({ role, content }) => [role, content]))}`;
}

/**
 * Whether an answer to this text was got under the request's condition. Messages say all themselves, and a prompt in which
 * we cannot find the text tells us nothing about its shots and context.
 */
function fits({ asked, shots, context }: RecordedAnswer, prompt: PromptParts): boolean {
  if (typeof asked !== 'string' || prompt.text === undefined) return true;
  const wasShown = typeof context === 'string' ? context.trim() !== '' : context;
  if (wasShown !== undefined && wasShown !== (prompt.context !== undefined)) return false;
  if (typeof context === 'string' && wasShown && context.trim() !== prompt.context) return false;
  return hasShots(shots, prompt.demonstrations.length);
}

function hasShots(shots: string | undefined, count: number): boolean {
  if (shots === 'zero') return count === 0;
  if (shots === 'one') return count === 1;
  if (shots === 'few') return count > 1;
  return shots === undefined || !/^\d+$/.test(shots) || Number(shots) === count;
}
