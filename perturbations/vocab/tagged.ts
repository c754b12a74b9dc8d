import type { Rule } from '../../src/plugin.js';
import { type Kind, kindOfText } from '../around/kind.js';
import { isRecord } from '../around/record.js';

/** What an archive writes before a text of each kind. */
const TAGS: Readonly<Record<Kind, readonly string[]>> = {
  chat: ['[Text message]', '[Chat message]', '[New message]'],
  story: ['[Online post]', '[Post]', '[Posted online]'],
  review: ['[Customer review]', '[Online review]', '[Review]'],
  letter: ['[Letter]', '[E-mail]', '[Correspondence]'],
  ticket: ['[Support ticket]', '[Helpdesk]', '[Support queue]'],
  clinical: ['[Case notes]', '[Patient file]', '[Clinical record]'],
  contract: ['[Extract]', '[Contract text]', '[Wording]'],
  appraisal: ['[Report]', '[Written report]', '[Appraisal]'],
  notice: ['[Published text]', '[Website text]', '[From the website]'],
  speech: ['[Transcript]', '[Speech]', '[Recording]'],
  list: ['[List]', '[Notes]'],
};

export const tagged: Rule = {
  about: 'A text stands under what an archive files it as: “[Text message] …”, “[Letter] …”, “[Case notes] …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['ok whatever', '[Text message] ok whatever'],
    ['The patient slept well and ate.', '[Case notes] The patient slept well and ate.'],
    ['The lessee shall keep the yard clean.', '[Extract] The lessee shall keep the yard clean.'],
    [
      'The witness locked the gate. She did not see the lamp.',
      '[Statement on file] The witness locked the gate. She did not see the lamp.',
    ],
  ],
  leaves: ['', '[Monday] Hi', 'Text message: hi', 'From: Ada'],
  *propose(doc) {
    const [first] = doc.tokens;
    const start = first?.start ?? 0;
    if (!first || (first.kind !== 'word' && first.kind !== 'number') || doc.text.slice(0, start).trim() !== '') return;
    if (
      /^[^.!?]{0,24}:|^(?:text|message|letter|e-?mail|review|report|notice|post|ticket|minutes|reminder)\b/iu.test(
        doc.text.trim(),
      )
    )
      return;
    const kind = kindOfText(doc);
    for (const tag of kind === 'notice' && isRecord(doc) ? ['[Statement on file]', '[File copy]'] : TAGS[kind])
      yield { edits: [{ start, end: start, text: `${tag} ` }] };
  },
};
