import type { InitTask } from './tasks.js';

/** How a message or a question can be announced without a change to what it says. */
const OPENINGS: Readonly<Record<InitTask, readonly [opening: string, example: string]>> = {
  sentiment: ['Quick note: ', 'The soup was cold.'],
  'yes-no': ['Quick question: ', 'Can owls swim?'],
};

/** A configuration with one operator, which its author will replace. */
export function exampleConfig(task: InitTask): string {
  const [opening, example] = OPENINGS[task];
  return `import { defineConfig } from 'mmt4nl';
import type { Perturbation } from 'mmt4nl/plugin';

/** An operator of your own, to begin with. How they are written, and what is checked of them: docs/plugins.md of mmt4nl. */
const opening: Perturbation = {
  name: 'opening',
  category: 'opening',
  about: 'says what kind of message it is, which changes nothing',
  expects: { '${task}': 'same' },
  rules: {
    'quick-note': {
      about: 'two words before the text',
      examples: [['${example}', '${opening}${example}']],
      leaves: ['${opening}${example}', '🙂'],
      *propose({ text }) {
        if (/^\\p{Lu}/u.test(text) && !text.startsWith('Quick ')) yield { edits: [{ start: 0, end: 0, text: '${opening}' }] };
      },
    },
  },
};

export default defineConfig({ perturbations: [opening] });
`;
}
