import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { mayHave } from '../../around/only-if.js';
import { isGrave } from '../../around/register.js';
import { polarityOf } from '../../person/polar.js';

/** Whom a letter greets, by name or all at once. */
const GREETED =
  /^(?:(?:dear (?:mr and mrs|mr|mrs|ms|miss|dr|professor)\.? \p{Lu}[a-zà-ž'’-]+|dear (?!sirs?\b|madam|diary|lord|santa|god)[a-zà-ž][a-zà-ž'’-]*)|(?<informal>(?:hi|hello)(?: (?!there|everyone)[a-zà-ž][a-zà-ž'’-]+)?))(?<mark>,) (?=(?<next>[a-zà-ž]))/iu;
const ANGRY =
  /\b(?:failure|complain[a-zà-ž]*|disappoint[a-zà-ž]*|sorry|again|still(?! (?:raving|talking|smiling|laughing|glowing|buzzing|singing|thriving|going strong))|urgent|unable|regret|wrong|broken|missing|refund|drove off|on camera|demand|what are you going|late|left me|twice|nobody|no one|ruined)\b/iu;
const DENIED = /\b(?:not|never)\b|n['’]t\b/iu;

export const salutation: Rule = {
  about: 'After its greeting a friendly letter or message asks how the other is: “Hi Jo, hope you’re well. …”',
  expects: { sentiment: 'same' },
  examples: [
    ['Hi Jo, attached is the plan for the shed.', "Hi Jo, hope you're well. Attached is the plan for the shed."],
    [
      'Dear Mrs Ode, thank you for the basket that you sent us.',
      'Dear Mrs Ode, I hope you are well. Thank you for the basket that you sent us.',
    ],
    ["Hi Jo, I'll be in at noon.", "Hi Jo, just to let you know, I'll be in at noon."],
  ],
  leaves: [
    'Dear Sir, the key is enclosed.',
    'Dear Mrs Ode, the key is broken.',
    'Hi Jo, how are you?',
    'Hi there, the key fits.',
    'Dear Ada, Uncle died on Friday.',
  ],
  onlyIf: mayHave(GREETED),
  *propose(doc) {
    const match = GREETED.exec(doc.text);
    const { informal, next = '' } = match?.groups ?? {};
    if (!match || isGrave(doc) || doc.tokens.length < 9) return;
    if (/\b(?:well|hope|how are|let you know|illness|ill|weeks|congratulations)\b/iu.test(doc.text)) return;
    const at = match[0].length;
    if (informal !== undefined && tellsPlan(doc, at))
      yield { edits: [{ start: at, end: at, text: 'just to let you know, ' }] };
    if (matches(doc, ANGRY) || doc.tokens.some(({ lower }) => polarityOf(lower) === 'negative')) return;
    if (matches(doc, DENIED) && !doc.tokens.some(({ lower }) => polarityOf(lower) === 'positive')) return;
    const own = /^\s*(?:we|our)\b/iu.test(doc.text.slice(at)) && !/\b(?:I|me|my)\b/u.test(doc.text);
    const said = informal !== undefined ? "hope you're well." : `${own ? 'we' : 'I'} hope you are well.`;
    yield {
      edits: [{ start: at, end: at + 1, text: `${said} ${/^\s*\p{Ll}/u.test(doc.text) ? next : next.toUpperCase()}` }],
    };
  },
};

/** `I won’t be in on Monday`: what the other should know. */
function tellsPlan({ text }: Doc, at: number): boolean {
  const told = text.slice(at);
  return /^(?:i|we)(?:['’]ll| will| won['’]t|['’]m (?:going|off|out|away|on|running|working)|['’]re (?:going|moving|off|away)|['’]ve (?:put|left|moved|booked|sent|fed|locked|ordered|changed|paid|finished))\b/iu.test(
    told,
  );
}
