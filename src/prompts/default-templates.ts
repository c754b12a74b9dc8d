import type { TaskName } from '../core/types.js';

/** The three texts that a prompt is made of. */
export interface PromptTexts {
  readonly system: string;
  readonly user: string;
  readonly demonstration: string;
}

const EXAMPLES = '{{#demonstrations}}\n\nThe task by example:\n\n{{demonstrations}}{{/demonstrations}}';
const OPTIONS = 'Limit your answer to only one of these options: {{labels}}.';

/**
 * Shaped as the prompts of the MMT4NL paper (section 6.2): the system prompt holds the demonstrations; the user prompt
 * the instruction, the options, the context, and last the text, each after a marker at the start of a line.
 */
export const DEFAULT_TEMPLATES: Readonly<Record<TaskName, PromptTexts>> = {
  sentiment: {
    system: `You are an assistant that classifies the sentiment of a message.${EXAMPLES}`,
    user: `{{question}} ${OPTIONS}{{#context}}\nContext: {{context}}{{/context}}\nSentence: {{input}}`,
    demonstration: '{{#context}}Context: {{context}}\n{{/context}}Sentence: {{input}}\nSentiment: {{label}}',
  },
  'yes-no': {
    system: `You are a question-answering system that answers the given question.${EXAMPLES}`,
    user: `{{question}}{{#context}} Base your answer on the given context.{{/context}} ${OPTIONS}{{#context}}\nContext: {{context}}{{/context}}\nQuestion: {{input}}`,
    demonstration: '{{#context}}Context: {{context}}\n{{/context}}Question: {{input}}\nAnswer: {{label}}',
  },
  labels: {
    system: `You are an assistant that labels texts.${EXAMPLES}`,
    user: `{{question}} ${OPTIONS}{{#context}}\nContext: {{context}}{{/context}}\nText: {{input}}`,
    demonstration: '{{#context}}Context: {{context}}\n{{/context}}Text: {{input}}\nLabel: {{label}}',
  },
};
