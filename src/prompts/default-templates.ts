import type { Task } from '../core/types.js';
import { tasks } from '../tasks/index.js';

/** The texts that a prompt is made of, with placeholders. */
export interface PromptTexts {
  /** An empty text makes no message. */
  readonly system: string;
  readonly user: string;
  /** One demonstration; an empty line stands between two. */
  readonly demonstration: string;
}

/** A task's own texts: the system message speaks of no, one or several demonstrations. */
export interface DefaultTexts extends Omit<PromptTexts, 'system'> {
  readonly system: { readonly zero: string; readonly one: string; readonly few: string };
}

/** The words of a task's default prompt. The shape is that of the MMT4NL paper's prompts, the wording our own. */
interface Wording {
  readonly role: string;
  /** What the demonstrations are examples of. */
  readonly exercise: string;
  readonly instruction: string;
  /** They stand before the text and before a demonstration's answer, at the start of a line: embedded models read by them. */
  readonly text: string;
  readonly answer: string;
}

const BASED_ON_CONTEXT = '{{#context}} Base your answer on the given context.{{/context}}';
const ONE_OPTION = 'Limit your answer to only one of these options: {{labels}}.';

const WORDINGS: Readonly<Record<string, Wording>> = {
  sentiment: {
    role: 'You are an assistant that classifies the sentiment of a message as {{labels}}.',
    exercise: 'the sentiment analysis task',
    instruction: `{{question}}${BASED_ON_CONTEXT} ${ONE_OPTION}`,
    text: 'Sentence',
    answer: 'Sentiment',
  },
  'yes-no': {
    role: 'You act as a question-answering system that answers the given question.',
    exercise: 'the question-answering task',
    instruction: `{{question}}${BASED_ON_CONTEXT} Limit your answer to only {{labels}}.`,
    text: 'Question',
    answer: 'Answer',
  },
};

const OWN_LABELS: Wording = {
  role: 'You are an assistant that labels a text as {{labels}}.',
  exercise: 'the labelling task',
  instruction: `{{question}}\n${ONE_OPTION}${BASED_ON_CONTEXT}`,
  text: 'Text',
  answer: 'Label',
};

/** The texts of a task's prompt. A task of the user's own has its own question, so a built-in task's words do not fit it. */
export function defaultTexts(task: Task): DefaultTexts {
  const known = tasks.find(({ name, question }) => name === task.name && question === task.question);
  const { role, exercise, instruction, text, answer } = WORDINGS[known?.name ?? ''] ?? OWN_LABELS;
  const asked = `{{#context}}Context: {{context}}\n{{/context}}${text}: {{input}}`;
  return {
    system: {
      zero: role,
      one: `${role} Given below is an example of ${exercise}{{#context}} and its context{{/context}}.\n\n{{demonstrations}}`,
      few: `${role} Given below are examples of ${exercise}{{#context}} and their contexts{{/context}}.\n\n{{demonstrations}}`,
    },
    user: `${instruction}\n\n${asked}`,
    demonstration: `${asked}\n${answer}: {{label}}`,
  };
}
