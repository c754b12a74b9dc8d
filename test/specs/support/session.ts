import { readFileSync } from 'node:fs';
import path from 'node:path';
import { scripted } from '../../../src/models/scripted.js';
import { openArtefacts } from '../../../src/specs/artefacts/artefact-folder.js';
import type { Generator } from '../../../src/specs/generators/generator.js';
import { modelGenerator } from '../../../src/specs/generators/model/model-generator.js';
import type { PromptUnderTest } from '../../../src/specs/specification.js';
import type { StageReport } from '../../../src/specs/stages/stage-report.js';
import type { StageSession } from '../../../src/specs/stages/stage-session.js';

/** A prompt with two variables whose artefacts lie in `folder`. */
export function promptIn(folder: string, text = 'Tag the word of the sentence.'): PromptUnderTest {
  return {
    name: 'tagger',
    file: path.join(folder, 'tagger.prompty'),
    folder: path.join(folder, 'tagger.spec'),
    text,
    messages: [{ role: 'user', parts: [{ text }, { variable: 'sentence' }, { variable: 'word' }] }],
    inputs: ['sentence', 'word'].map((name) => ({ name, about: undefined, sample: undefined })),
  };
}

/** What a session of stages did: `rules all made`, and its notes. */
export interface Watched extends StageSession {
  readonly done: string[];
  readonly notes: string[];
}

export function watched(prompt: PromptUnderTest, generator: Generator, force = false): Watched {
  const [done, notes]: [string[], string[]] = [[], []];
  return {
    artefacts: openArtefacts(prompt.folder),
    generator,
    force,
    done,
    notes,
    onStage({ artefact, parts, notes: found }: StageReport) {
      done.push(...parts.map(({ part, how, because }) => [artefact, part, how, because].filter(Boolean).join(' ')));
      notes.push(...found);
    },
  };
}

/** A generator that asks a scripted model: a reply for each request, by the texts of its messages. */
export function scriptedGenerator(reply: (asked: string, turn: number) => string) {
  const model = scripted(({ messages, turn = 0 }) => reply(messages.map(({ content }) => content).join('\n'), turn));
  const asked: string[] = [];
  const generator = modelGenerator('scripted', async (messages, turn) => {
    asked.push(messages.map(({ content }) => content).join('\n'));
    const { text } = await model.complete({ messages, params: {}, signal: new AbortController().signal, turn });
    return { kind: 'reply', text };
  });
  return { generator, asked };
}

/** The bytes of an artefact. */
export function bytesOf({ folder }: PromptUnderTest, file: string): string {
  return readFileSync(path.join(folder, file), 'utf8');
}
