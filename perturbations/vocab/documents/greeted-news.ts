import { matches, type Rule } from '../../../src/plugin.js';
import { mayHave } from '../../around/only-if.js';
import { inCapitals } from '../../around/style.js';
import { hasOpinion } from '../stance.js';

/** A greeting, and the news that follows it at once. */
const GREETED =
  /^((?:hi|hello|hey) (?:all|everyone|everybody|team|folks|both|\p{Lu}\p{Ll}+)|dear (?:[\p{Lu}]\p{Ll}+ ?){1,3}|dear all),\s+(?=((?:the|our|my|your) [^.!?]{15,}[.!]))/u;
/** What the writer makes of it, at once behind the greeting. */
const FELT =
  /^(?:Hi|Hello|Dear) (?:all|everyone|both|team|folks|neighbou?rs|\p{Lu}\p{Ll}+),\s+(?=I(?: am|['’]m| was) (?:so |really |very |deeply )?(?:upset|sad|hurt|disappointed|appalled|annoyed|upset|impressed|delighted|thrilled|amazed|surprised)\b(?! to (?:tell|say|inform|announce|report|confirm)))/u;
const START = /^(?:Hi|Hello|Hey|Dear)/u;
/** What is no news: a question, a reproach, a loss, or what is said to be told already. */
const ELSE =
  /\b(?:let you know|sorry|sad|sadly|died|funeral|regret|unfortunately|refund|complain[a-zà-ž]*|appalled|disappointed|tell you|hear(?:d)?)\b/iu;

export const greetedNews: Rule = {
  about: 'News behind a greeting is passed on: “Hi all, the …” → “Hi all, just to let you know that the …”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'Hi everyone, the regatta on Sunday will start at nine. Please bring an oar.',
      'Hi everyone, just to let you know that the regatta on Sunday will start at nine. Please bring an oar.',
    ],
    [
      'Dear Aunt Ada, the kite arrived this morning and it is lovely.',
      'Dear Aunt Ada, I wanted to let you know that the kite arrived this morning and it is lovely.',
    ],
    [
      'Hi all, I am disappointed to see that the oars are gone.',
      'Hi all, I have to say I am disappointed to see that the oars are gone.',
    ],
  ],
  leaves: [
    'Hi everyone',
    'Hi all, I am delighted to tell you that the kite has landed.',
    'Dear Ada, I am well',
    'Hi all, the regatta was sad',
    'Dear Ada, can the kite fly?',
    'Dear Sir, your driver was rude to my aunt. I want a refund.',
    'Hi Ana, the kite, if you want it, is here?',
  ],
  onlyIf: mayHave(FELT, GREETED),
  *propose(doc) {
    const felt = FELT.exec(doc.text);
    if (felt && !inCapitals(doc) && !/\bhave to say\b/u.test(doc.text)) {
      const at = felt[0].length;
      yield { edits: [{ start: at, end: at, text: 'I have to say ' }] };
    }
    const lower = doc.text.replace(START, (word) => word.toLowerCase());
    const match = GREETED.exec(lower);
    const [all = '', greeting = '', news = ''] = match ?? [];
    if (!match || inCapitals(doc) || matches(doc, ELSE) || /^your\b/u.test(news)) return;
    if (/^dear (?:sir|madam|mr|mrs|ms|dr)\b/iu.test(greeting)) return;
    const told =
      greeting.startsWith('dear') || hasOpinion(doc) ? 'I wanted to let you know that' : 'just to let you know that';
    yield { edits: [{ start: all.length, end: all.length, text: `${told} ` }] };
  },
};
