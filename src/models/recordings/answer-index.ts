import { hash } from '../../core/hash.js';
import type { Message } from '../../core/types.js';
import { type PromptParts, readPrompt } from '../embedded/read-prompt.js';
import type { RecordedAnswer, RecordedCondition, RecordedOutcome } from './recorded-answer.js';

/** What a look-up found: an answer; those to the same text under other conditions, or to the same request in other turns; or none. */
export type Finding =
  | { readonly kind: 'answer'; readonly outcome: RecordedOutcome }
  | { readonly kind: 'other-condition' | 'other-turn'; readonly recorded: readonly RecordedCondition[] }
  | { readonly kind: 'none' };

interface Entry extends RecordedCondition {
  /** Whether it was recorded with all its messages, not with its text alone. */
  readonly whole: boolean;
}

interface Bucket {
  readonly answers: Entry[];
  /** How often each condition was asked for. */
  turns?: Map<string, number>;
}

/** A line that starts with a marker of any name: `Sentence: …`, `Review: …`. */
const MARKER = /^[ \t]*\p{L}[\p{L} ]{0,30}:[ \t]*/gmu;
const CUE = /\n[ \t]*\p{L}[\p{L} ]{0,30}:\s*$/u;

/**
 * Recorded answers by what was asked: one look-up in a hash table per possible reading of a request. What was asked is held
 * as a hash, however long it is. A request that was recorded several times is answered by its turn where that was recorded,
 * else in the order of the recording, and from its start again after the last.
 */
export class AnswerIndex {
  private readonly buckets = new Map<string, Bucket>();

  add({ asked, model, ...condition }: RecordedAnswer): void {
    const key = keyOf(asked);
    const entry = { ...condition, whole: typeof asked !== 'string' };
    const bucket = this.buckets.get(key);
    if (bucket) bucket.answers.push(entry);
    else this.buckets.set(key, { answers: [entry] });
  }

  /** @param turn which asking of these messages it is; undefined: the next */
  find(messages: readonly Message[], turn: number | undefined): Finding {
    const bucket = this.bucketOf(messages);
    if (bucket === undefined) return { kind: 'none' };
    const prompt = readPrompt(messages);
    const fitting = bucket.answers.filter((answer) => fits(answer, prompt));
    if (fitting.length === 0) return { kind: 'other-condition', recorded: bucket.answers };
    if (turn !== undefined && fitting.every((answer) => answer.turn !== undefined)) {
      const answer = fitting.find((each) => each.turn === turn);
      return answer ? { kind: 'answer', outcome: answer.outcome } : { kind: 'other-turn', recorded: fitting };
    }
    const answer = fitting[nextTurn(bucket, prompt) % fitting.length];
    return answer ? { kind: 'answer', outcome: answer.outcome } : { kind: 'none' };
  }

  private bucketOf(messages: readonly Message[]): Bucket | undefined {
    for (const key of readings(messages)) {
      const bucket = this.buckets.get(key);
      if (bucket !== undefined) return bucket;
    }
    return undefined;
  }
}

function nextTurn(bucket: Bucket, { demonstrations, context }: PromptParts): number {
  bucket.turns ??= new Map();
  const condition = `${demonstrations.length}/${context}`;
  const turn = bucket.turns.get(condition) ?? 0;
  bucket.turns.set(condition, turn + 1);
  return turn;
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

/** Texts are compared without the white space around them; the first word keeps texts and messages apart. */
function keyOf(asked: string | readonly Message[]): string {
  if (typeof asked === 'string') return hash(['text', asked.replaceAll('\r\n', '\n').trim()]);
  return hash(['messages', asked.map(({ role, content }) => [role, content])]);
}

/**
 * Whether an answer to this text was got under the request's condition. Messages say all themselves, and a prompt in which
 * we cannot find the text tells us nothing about its shots and context.
 */
function fits({ whole, shots, context }: Entry, prompt: PromptParts): boolean {
  if (whole || prompt.text === undefined) return true;
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
