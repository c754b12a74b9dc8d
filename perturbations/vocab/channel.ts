import type { Doc, Rule } from '../../src/plugin.js';
import { kindOfText } from '../around/kind.js';
import { isRecord } from '../around/record.js';

export const channel: Rule = {
  about:
    'How a text came in is noted after it: “… [via text message]”, “… [via the web form]”, “… [copy for the file]”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['ok whatever 🤷', 'ok whatever 🤷 [via text message]'],
    ['The patient slept well and ate.', 'The patient slept well and ate. [copy for the file]'],
    [
      'Dear Ms Ode, please find enclosed the key to the gate.',
      'Dear Ms Ode, please find enclosed the key to the gate. [by post]',
    ],
  ],
  leaves: ['', 'ok whatever [via text message]', 'I sent you a text'],
  *propose(doc) {
    const end = doc.text.trimEnd().length;
    if (end === 0 || /[\])]$/u.test(doc.text.trimEnd())) return;
    if (/\b(?:text(?:ed)?|e-?mail(?:ed)?|app|website|message|post(?:ed)?)\b/iu.test(doc.text)) return;
    for (const said of channels(doc)) yield { edits: [{ start: end, end, text: ` [${said}]` }] };
  },
};

function channels(doc: Doc): readonly string[] {
  switch (kindOfText(doc)) {
    case 'chat':
      return /\b(?:you|your)\b/iu.test(doc.text)
        ? ['via text message', 'by text']
        : ['via text message', 'by text', 'via the group chat'];
    case 'story':
      return ['shared online', 'via the website'];
    case 'review':
      return ['via the website', 'via the app'];
    case 'letter':
      return /\benclos\p{L}+/iu.test(doc.text)
        ? ['by post']
        : /\battach\p{L}*/iu.test(doc.text)
          ? ['by e-mail']
          : ['by e-mail', 'by post'];
    case 'ticket':
      return ['via the web form', 'via the helpdesk'];
    case 'clinical':
    case 'contract':
    case 'appraisal':
      return ['copy for the file'];
    case 'notice':
      return isRecord(doc) ? ['copy for the file'] : ['from the website'];
    case 'speech':
      return ['from the transcript'];
    case 'list':
      return ['from a notebook'];
  }
}
