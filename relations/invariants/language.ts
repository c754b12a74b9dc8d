import { z } from 'zod';
import type { Invariant } from '../../src/plugin.js';
import { excerpt } from '../checks/excerpt.js';
import { languageOf } from '../checks/language-of.js';
import { tinyld } from '../checks/packages.js';
import { proseOfReply } from '../checks/prose-of-reply.js';

const NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

/** A code as the detector has it: `en` for `en-GB`, `no` for `nb`. */
function codeOf(written: string): string {
  const code = written.toLowerCase().split(/[-_]/u)[0] ?? '';
  return code === 'nb' || code === 'nn' ? 'no' : code;
}

const ERROR = { error: 'the code of a language, such as en, or a list of them' };

const schema = z.strictObject({
  expected: z
    .union([z.string(), z.array(z.string()).min(1)], ERROR)
    .check(({ value, issues }) => {
      const known = tinyld().supportedLanguages.map((each) => tinyld().toISO2(each));
      const unknown = [value].flat().find((each) => !known.includes(codeOf(each)));
      if (unknown === undefined) return;
      const message = `the code of a language that can be told (${[...known].sort().join(', ')})`;
      issues.push({ code: 'custom', input: value, message });
    })
    .describe('The code of the language, or of several: `en`.'),
});

/** The reply is in a language, or one of several. Nothing is said of a reply too short or too mixed to be sure. */
export const language: Invariant<z.output<typeof schema>> = {
  type: 'language',
  about: 'the reply is in this language, as far as that is sure',
  schema,
  advice: 'say in the prompt which language to answer in, whatever the language of the input.',
  examples: [
    { spec: { expected: 'en' }, reply: 'You can return the item within thirty days.', holds: true },
    { spec: { expected: 'en' }, reply: 'Vous pouvez retourner votre article demain matin.', holds: false },
    { spec: { expected: ['fr', 'de'] }, reply: 'Das tut mir leid, dabei kann ich Ihnen nicht helfen.', holds: true },
    { spec: { expected: 'en' }, reply: 'OK', holds: false },
  ],
  prepare({ expected }) {
    const codes = [expected].flat().map(codeOf);
    const wanted = codes.map((code) => NAMES.of(code) ?? code).join(' or ');
    return ({ reply }) => {
      const text = proseOfReply(reply);
      const code = languageOf(text);
      if (code === undefined) {
        const reason = `Expected a reply long enough to be sure of its language, got ${excerpt(reply)}`;
        return { status: 'inconclusive', cause: 'not-measured', reason };
      }
      const actual = NAMES.of(code) ?? code;
      if (codes.includes(code)) return { status: 'held', evidence: `the reply is in ${actual}` };
      const reason = `Expected the reply to be in ${wanted}, got ${actual}: ${excerpt(text)}`;
      return { status: 'violated', reason, expected: wanted, actual };
    };
  },
};
