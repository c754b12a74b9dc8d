import type { Message } from '../../core/types.js';
import { readOptions } from './read-options.js';

/** One solved example of a prompt. */
export interface Demonstration {
  readonly text: string;
  readonly context: string | undefined;
  readonly label: string;
}

/** What a reader finds in the messages of a prompt. */
export interface PromptParts {
  /** The text to judge; undefined where there is none. */
  readonly text: string | undefined;
  readonly context: string | undefined;
  /** The answers that the prompt allows, spelled and ordered as it names them; empty where it names none. */
  readonly options: readonly string[];
  readonly demonstrations: readonly Demonstration[];
}

interface Field {
  readonly kind: 'text' | 'context' | 'answer';
  readonly marker: string;
  readonly content: string;
  /** Where the content starts in its message. */
  readonly at: number;
}

const MARKER = /^[ \t]*(Sentence|Question|Text|Context|Sentiment|Answer|Label)[ \t]*:[ \t]*/gm;
const KINDS: Readonly<Record<string, Field['kind']>> = {
  Sentence: 'text',
  Question: 'text',
  Text: 'text',
  Context: 'context',
  Sentiment: 'answer',
  Answer: 'answer',
  Label: 'answer',
};

/** The answers there usually are, for prompts that name none. */
const USUAL_OPTIONS: Readonly<Record<string, readonly string[]>> = {
  Question: ['Yes', 'No'],
  Sentence: ['Positive', 'Negative', 'Neutral'],
};

/** A line that only invites the answer. */
const CUE = /\n[ \t]*(?:Sentiment|Answer|Label)[ \t]*:\s*$/;

/**
 * Finds the parts by the markers that stand at the start of lines: `Sentence:`, `Question:` or `Text:`, before it perhaps
 * `Context:`, and after it, in demonstrations, `Sentiment:`, `Answer:` or `Label:`. The last text of the last user message
 * that no answer follows runs to the end of the message. An answer may also be a turn of the assistant.
 */
export function readPrompt(messages: readonly Message[]): PromptParts {
  const last = messages.findLastIndex(({ role }) => role === 'user');
  const question = messages[last]?.content ?? '';
  const fields = fieldsOf(question);
  const isSolved = (at: number) => fields[at + 1]?.kind === 'answer' && firstLine(fields[at + 1]?.content ?? '') !== '';
  const open = fields.findLastIndex(({ kind }, at) => kind === 'text' && !isSolved(at));
  const asked = open < 0 ? fields.findLastIndex(({ kind }) => kind === 'text') : open;
  const field = fields[asked];
  const { demonstrations, context } = collect([
    ...messages.filter((_, at) => at !== last).flatMap(({ role, content }) => turnOf(role, content)),
    ...fields.slice(0, Math.max(0, asked)),
  ]);
  const options = optionsOf(messages, last);
  return {
    text: (field && question.slice(field.at).replace(CUE, '').trim()) || undefined,
    context,
    options: options.length > 0 ? options : guessOptions(demonstrations, field?.marker ?? ''),
    demonstrations,
  };
}

/** The fields of a message; an assistant's turn without a marker is an answer. */
function turnOf(role: Message['role'], content: string): readonly Field[] {
  const fields = fieldsOf(content);
  return role === 'assistant' && fields.length === 0 ? [{ kind: 'answer', marker: '', content, at: 0 }] : fields;
}

/** Pairs texts with the answers that follow them; the context is the one that no answer has closed. */
function collect(fields: readonly Field[]): Pick<PromptParts, 'demonstrations' | 'context'> {
  const demonstrations: Demonstration[] = [];
  let text = '';
  let context = '';
  for (const { kind, content } of fields) {
    if (kind === 'text') text = content;
    if (kind === 'context') context = content;
    const label = kind === 'answer' ? firstLine(content) : '';
    if (label === '') continue;
    if (text !== '') demonstrations.push({ text, context: context || undefined, label });
    [text, context] = ['', ''];
  }
  return { demonstrations, context: context || undefined };
}

function fieldsOf(content: string): Field[] {
  const found = [...content.matchAll(MARKER)];
  return found.map((match, index) => {
    const at = match.index + match[0].length;
    const marker = match[1] ?? '';
    return { kind: KINDS[marker] ?? 'text', marker, content: content.slice(at, found[index + 1]?.index).trim(), at };
  });
}

function firstLine(text: string): string {
  return text.trim().split(/\r?\n/, 1)[0] ?? '';
}

/** From the instruction before the text, else from the system messages before their first marker. */
function optionsOf(messages: readonly Message[], last: number): readonly string[] {
  const instructions = [messages[last], ...messages.filter(({ role }) => role === 'system')];
  for (const message of instructions) {
    const content = message?.content ?? '';
    const end = content.search(MARKER);
    const options = readOptions(end < 0 ? content : content.slice(0, end));
    if (options.length > 0) return options;
  }
  return [];
}

function guessOptions(demonstrations: readonly Demonstration[], marker: string): readonly string[] {
  const labels = [...new Set(demonstrations.map(({ label }) => label))];
  return USUAL_OPTIONS[marker] ?? (labels.length > 1 ? labels : []);
}
