import { existsSync } from 'node:fs';
import { ModelError, UserError } from '../core/errors.js';
import type { Message, Model, ModelProvider } from '../core/types.js';
import type { AnswerIndex, Finding } from './recordings/answer-index.js';
import type { RecordedAnswer } from './recordings/recorded-answer.js';

/** Answers from a file, without asking anyone: for sharing a run, and for judging outputs got elsewhere. */
export const replay: ModelProvider = {
  name: 'replay',
  about: 'answers from a recording (JSONL); FILE#MODEL picks one of several models in it',
  local: true,
  examples: ['replay:recordings.jsonl', 'replay:recordings.jsonl#openai:gpt-4o'],
  open: async (spec) => {
    const [{ readRecording }, { AnswerIndex: Index }] = await Promise.all([
      import('./recordings/read-recording.js'),
      import('./recordings/answer-index.js'),
    ]);
    const { file, model } = splitName(spec.name);
    const answers = ofModel(await readRecording(file), { file, model });
    return replayModel({ name: `replay:${spec.name}`, file, answers }, new Index(answers));
  },
};

interface Recording {
  readonly name: string;
  readonly file: string;
  readonly answers: readonly RecordedAnswer[];
}

/** A file may have a `#` in its name; then the whole name exists. */
function splitName(name: string): { readonly file: string; readonly model: string | undefined } {
  const at = name.indexOf('#');
  return at < 0 || existsSync(name)
    ? { file: name, model: undefined }
    : { file: name.slice(0, at), model: name.slice(at + 1) };
}

/** Answers of several models must not be mixed. */
function ofModel(
  answers: readonly RecordedAnswer[],
  { file, model }: { readonly file: string; readonly model: string | undefined },
): readonly RecordedAnswer[] {
  const recorded = [...new Set(answers.map((answer) => answer.model))];
  const names = recorded.map((each) => each ?? '(none)').join(', ');
  if (model === undefined && recorded.length > 1) {
    throw new UserError(
      `${file}: Expected the answers of one model, got those of ${names}`,
      `Pick one: replay:${file}#${recorded.find(Boolean)}`,
    );
  }
  const chosen = model === undefined ? answers : answers.filter((answer) => answer.model === model);
  if (chosen.length === 0) throw new UserError(`${file}: holds no answers of \`${model}\``, `It has those of ${names}`);
  return chosen;
}

function replayModel(recording: Recording, index: AnswerIndex): Model {
  return {
    name: recording.name,
    complete: async ({ messages, signal }) => {
      signal.throwIfAborted();
      const finding = index.find(messages);
      if (finding.kind === 'answer') return finding.reply;
      throw await missing(messages, finding, recording);
    },
  };
}

async function missing(
  messages: readonly Message[],
  finding: Exclude<Finding, { kind: 'answer' }>,
  { name, file, answers }: Recording,
): Promise<ModelError> {
  const { readPrompt } = await import('./embedded/read-prompt.js');
  const { nearestRecording, textOf } = await import('./recordings/nearest.js');
  const { text, demonstrations, context } = readPrompt(messages);
  const asked = text ?? messages.findLast(({ role }) => role === 'user')?.content ?? '';
  if (finding.kind === 'other-condition') {
    const condition = `${demonstrations.length} demonstrations and ${context === undefined ? 'no' : 'a'} context`;
    return new ModelError('no-recording', `${name}: no recording of ${quote(asked)} with ${condition}`, {
      hint: `Recorded with ${finding.recorded.map(conditionOf).slice(0, 5).join('; ')}`,
    });
  }
  const nearest = nearestRecording(asked, answers);
  return new ModelError('no-recording', `${name}: no recording of ${quote(asked)}`, {
    ...(nearest && { hint: `The nearest is ${file}:${nearest.line}: ${quote(textOf(nearest))}` }),
  });
}

function conditionOf({ shots = 'any', context, line }: RecordedAnswer): string {
  const told = typeof context === 'string' ? quote(context) : (context ?? 'any');
  return `shots ${shots}, context ${told} (line ${line})`;
}

function quote(text: string): string {
  return JSON.stringify(text.length > 160 ? `${text.slice(0, 160)}…` : text);
}
