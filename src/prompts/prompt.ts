import { UserError } from '../core/errors.js';
import type { Item, Message, Task } from '../core/types.js';
import { DEFAULT_TEMPLATES, type PromptTexts } from './default-templates.js';
import { readTemplate } from './template.js';

/** What is put to a model: one text, with its context where the condition has it. */
export interface Asked {
  readonly text: string;
  readonly context?: string | undefined;
}

/** A prompt that is ready to be filled with texts. */
export interface Prompt {
  /** A system message (left out where it is blank) and a user message. */
  render(asked: Asked, demonstrations: readonly Item[]): readonly Message[];
}

/** The prompt of a task; `own` replaces any of its texts. Throws UserError for a template that cannot carry the text. */
export function createPrompt(task: Task, own: Partial<PromptTexts> = {}): Prompt {
  const texts = { ...DEFAULT_TEMPLATES[task.like], ...own };
  const system = readTemplate(texts.system, 'prompt.system');
  const user = readTemplate(texts.user, 'prompt.user');
  const demonstration = readTemplate(texts.demonstration, 'prompt.demonstration');
  if (!user.names.has('input') && !system.names.has('input')) {
    throw new UserError(
      'prompt.user: Expected {{input}} in it, found none',
      'It stands where the text under test goes.',
    );
  }
  const given = { question: task.question, labels: listed(task.labels) };
  return {
    render({ text, context }, demonstrations) {
      const examples = demonstrations.map((item) =>
        demonstration.fill({
          ...given,
          input: item.input,
          label: item.label ?? '',
          ...(context === undefined ? {} : { context: item.context ?? '' }),
        }),
      );
      const values = {
        ...given,
        input: text,
        demonstrations: examples.join('\n\n'),
        ...(context === undefined ? {} : { context }),
      };
      const messages: Message[] = [
        { role: 'system', content: system.fill(values) },
        { role: 'user', content: user.fill(values) },
      ];
      return messages.filter(({ content }) => content.trim() !== '');
    },
  };
}

/** `Yes or No`; `Positive, Negative, or Neutral`. */
function listed(labels: readonly string[]): string {
  const last = labels.at(-1) ?? '';
  return labels.length < 3 ? labels.join(' or ') : `${labels.slice(0, -1).join(', ')}, or ${last}`;
}
