import { UserError } from '../core/errors.js';
import type { Item, Message, Task } from '../core/types.js';
import { type DefaultTexts, defaultTexts, type PromptTexts } from './default-templates.js';
import { parseTemplate, type Template } from './template.js';

/** What is put to a model: one text, with its context where the condition has it. */
export interface Asked {
  readonly text: string;
  /** Absent or blank: the prompt is without context, and so are its demonstrations. */
  readonly context?: string | undefined;
}

/** A prompt that is ready to be filled with texts. */
export interface Prompt {
  /**
   * A system message (left out where it is blank) and a user message. Throws UserError for demonstrations where the
   * user's own texts have no place for them.
   */
  render(asked: Asked, demonstrations: readonly Item[]): readonly Message[];
}

const IN_MESSAGES = ['question', 'labels', 'context', 'input', 'demonstrations'];
const IN_DEMONSTRATIONS = ['question', 'labels', 'context', 'input', 'label'];

/**
 * The prompt of a task; `own` replaces any of its texts. Throws UserError for an unknown placeholder, a section without its
 * end, and a text that cannot carry what it is for: `user` without `{{input}}`, `demonstration` without `{{label}}`.
 */
export function createPrompt(task: Task, own: Partial<PromptTexts> = {}): Prompt {
  const defaults = defaultTexts(task);
  const user = parseTemplate(own.user ?? defaults.user, 'prompt.user', IN_MESSAGES);
  const system = systemTemplates(own.system, defaults, user);
  const demonstration = parseTemplate(
    own.demonstration ?? defaults.demonstration,
    'prompt.demonstration',
    IN_DEMONSTRATIONS,
  );
  demand(user, 'prompt.user', 'input', 'the text under test');
  demand(demonstration, 'prompt.demonstration', 'input', "the demonstration's text");
  demand(demonstration, 'prompt.demonstration', 'label', "the demonstration's label");
  const given = { question: task.question, labels: listed(task.labels) };

  return {
    render({ text, context = '' }, demonstrations) {
      const { length } = demonstrations;
      const template = length === 0 ? system.zero : length === 1 ? system.one : system.few;
      if (length > 0) demandPlace(template, user, length);
      const isInContext = context.trim() !== '';
      const shown = demonstrations.map((each) =>
        demonstration.fill({
          ...given,
          input: each.input,
          label: each.label,
          context: isInContext ? each.context : undefined,
        }),
      );
      const values = { ...given, input: text, context, demonstrations: shown.join('\n\n') };
      const messages: readonly Message[] = [
        { role: 'system', content: template.fill(values) },
        { role: 'user', content: user.fill(values) },
      ];
      return messages.filter(({ content }) => content.trim() !== '');
    },
  };
}

type SystemTemplates = Readonly<Record<'zero' | 'one' | 'few', Template>>;

/** Where the user's text has the demonstrations, the task's own system message does not repeat them. */
function systemTemplates(own: string | undefined, { system }: DefaultTexts, user: Template): SystemTemplates {
  const read = (text: string) => parseTemplate(text, 'prompt.system', IN_MESSAGES);
  if (own === undefined && !user.names.has('demonstrations')) {
    return { zero: read(system.zero), one: read(system.one), few: read(system.few) };
  }
  const only = read(own ?? system.zero);
  return { zero: only, one: only, few: only };
}

/** `Yes or No`; `Positive, Negative, or Neutral`. */
function listed(labels: readonly string[]): string {
  const last = labels.at(-1) ?? '';
  return labels.length < 3 ? labels.join(' or ') : `${labels.slice(0, -1).join(', ')}, or ${last}`;
}

/** A section does not count: it may be left out. */
function demand(template: Template, where: string, name: string, what: string): void {
  if (template.uses.has(name)) return;
  throw new UserError(
    `${where}: Expected {{${name}}}, outside any section, found none`,
    `It stands where ${what} goes.`,
  );
}

function demandPlace(system: Template, user: Template, count: number): void {
  if (system.names.has('demonstrations') || user.names.has('demonstrations')) return;
  throw new UserError(
    `prompt.system: Expected {{demonstrations}}, for ${count === 1 ? 'one demonstration' : `${count} demonstrations`}, found none`,
    'Write {{demonstrations}} into prompt.system or prompt.user, or ask with shots: [zero] only.',
  );
}
