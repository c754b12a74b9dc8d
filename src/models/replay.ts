import { existsSync } from 'node:fs';
import { ModelError, UserError } from '../core/errors.js';
import type { Message, Model, ModelProvider } from '../core/types.js';
import type { AnswerIndex, Finding } from './recordings/answer-index.js';
import type { RecordedAnswer, RecordedCondition } from './recordings/recorded-answer.js';

/** Answers from a file, without asking anyone: for sharing a run, and for judging outputs got elsewhere. */
export const replay: ModelProvider = {
  name: 'replay',
  about: 'answers from a recording (JSONL); FILE#MODEL picks one of several models in it',
  local: true,
  examples: ['replay:recordings.jsonl', 'replay:recordings.jsonl#openai:gpt-4o'],
  file: ({ name }) => splitName(name).file,
  open: async (spec) => {
    const [{ readRecording }, { AnswerIndex: Index }] = await Promise.all([
      import('./recordings/read-recording.js'),
      import('./recordings/answer-index.js'),
    ]);
    const { file, model } = splitName(spec.name);
    const [index, names] = [new Index(), new Set<string | undefined>()];
    for await (const answer of readRecording(file)) {
      names.add(answer.model);
      if (model === undefined || answer.model === model) index.add(answer);
    }
    checkModel([...names], { file, model });
    const answers = async function* () {
      for await (const answer of readRecording(file)) if (model === undefined || answer.model === model) yield answer;
    };
    return replayModel({ name: `replay:${spec.name}`, file, answers }, index);
  },
};

interface Recording {
  readonly name: string;
  readonly file: string;
  /** The answers, read again. */
  readonly answers: () => AsyncIterable<RecordedAnswer>;
}

/** A file may have a `#` in its name; then the whole name exists. */
function splitName(name: string): { readonly file: string; readonly model: string | undefined } {
  const at = name.indexOf('#');
  return at < 0 || existsSync(name)
    ? { file: name, model: undefined }
    : { file: name.slice(0, at), model: name.slice(at + 1) };
}

/** Answers of several models must not be mixed. */
function checkModel(
  recorded: readonly (string | undefined)[],
  { file, model }: { readonly file: string; readonly model: string | undefined },
): void {
  const names = recorded.map((each) => each ?? '(none)').join(', ');
  if (model === undefined && recorded.length > 1) {
    throw new UserError(
      `${file}: Expected the answers of one model, got those of ${names}`,
      `Pick one: replay:${file}#${recorded.find(Boolean)}`,
    );
  }
  if (model !== undefined && !recorded.includes(model))
    throw new UserError(`${file}: holds no answers of \`${model}\``, `It has those of ${names}`);
}

function replayModel(recording: Recording, index: AnswerIndex): Model {
  return {
    name: recording.name,
    complete: async ({ messages, signal, turn }) => {
      signal.throwIfAborted();
      const finding = index.find(messages, turn);
      if (finding.kind !== 'answer') throw await missing(messages, finding, recording);
      const { outcome } = finding;
      if (outcome.kind === 'reply') return outcome.reply;
      throw new ModelError('server', outcome.reason); // of this request alone: the others are answered
    },
  };
}

async function missing(
  messages: readonly Message[],
  finding: Exclude<Finding, { kind: 'answer' }>,
  { name, file, answers }: Recording,
): Promise<ModelError> {
  const { readPrompt } = await import('./embedded/read-prompt.js');
  const { nearestRecording } = await import('./recordings/nearest.js');
  const { text, demonstrations, context } = readPrompt(messages);
  const asked = text ?? messages.findLast(({ role }) => role === 'user')?.content ?? '';
  if (finding.kind === 'other-condition') {
    const condition = `${demonstrations.length} demonstrations and ${context === undefined ? 'no' : 'a'} context`;
    return new ModelError('no-recording', `${name}: no recording of ${quote(asked)} with ${condition}`, {
      hint: `Recorded with ${finding.recorded.map(conditionOf).slice(0, 5).join('; ')}`,
    });
  }
  if (finding.kind === 'other-turn') {
    const turns = finding.recorded.map(({ turn }) => turn).join(', ');
    return new ModelError(
      'no-recording',
      `${name}: no recording of ${quote(asked)} in this turn; recorded are ${turns}`,
      {
        hint: 'It was recorded with fewer `repeats`, or another `identity`: record it again with those of this experiment',
      },
    );
  }
  const nearest = await nearestRecording(asked, answers());
  return new ModelError('no-recording', `${name}: no recording of ${quote(asked)}`, {
    ...(nearest && { hint: `The nearest is ${file}:${nearest.line}: ${quote(nearest.text)}` }),
  });
}

function conditionOf({ shots = 'any', context, line }: RecordedCondition): string {
  const told = typeof context === 'string' ? quote(context) : (context ?? 'any');
  return `shots ${shots}, context ${told} (line ${line})`;
}

function quote(text: string): string {
  return JSON.stringify(text.length > 160 ? `${text.slice(0, 160)}…` : text);
}
