import {
  type Candidate,
  capitalize,
  type Doc,
  parse,
  type Rule,
  type Sentence,
  whetherClause,
} from '../../../src/plugin.js';
import { isOfficial } from '../../around/register.js';
import { inStyle } from '../../around/style.js';
import { isNegator } from '../asked.js';

export const notClearWhy: Rule = {
  about:
    'What one asks why is what one does not understand: “Why is the printer always broken” → “I don’t understand why …”',
  expects: { sentiment: 'same' },
  examples: [
    ['Why is the printer always broken', "I don't understand why the printer is always broken"],
    ['why do I always get the broken chair?', "I don't get why I always get the broken chair"],
    [
      'Why does every meeting end in a row? So tired of it',
      "I don't understand why every meeting ends in a row. So tired of it",
    ],
  ],
  leaves: [
    "Why isn't it open?",
    'Why not?',
    'Why are you here?',
    'I know why it is late',
    'Why would I lie?',
    'Why is the shop closed and when will it open?',
  ],
  words: () => ['why'],
  *propose(doc) {
    if (isOfficial(doc)) return;
    const sentence = doc.sentences.find(({ tokens: [first] }) => first?.lower === 'why');
    if (!sentence || /["“”]/u.test(sentence.text)) return;
    for (const opening of ["I don't understand why", "I don't get why"]) {
      const candidate = stated(doc, sentence, opening);
      if (candidate) yield candidate;
    }
  },
};

const AUX = /^(?:is|are|was|were|do|does|did|has|have)$/u;

function stated(doc: Doc, sentence: Sentence, opening: string): Candidate | undefined {
  const [first, auxiliary, subject] = sentence.tokens;
  if (!first || !auxiliary || !subject || !AUX.test(auxiliary.lower) || subject.lower === 'you') return undefined;
  if (sentence.tokens.some((token) => isNegator(token) || /^(?:and|or|but|when|if|[,;:–—])$/u.test(token.lower)))
    return undefined;
  const words = sentence.tokens.filter(({ kind, text }) => kind !== 'emoji' && !/^[?!.]+$/u.test(text));
  const last = words.at(-1);
  const mark = sentence.tokens.find(({ text, start }) => /^[?!.]+$/u.test(text) && start >= (last?.end ?? 0));
  if (!last || words.length < 4 || words.length > 18) return undefined;
  const [question] = parse(`${capitalize(doc.text.slice(auxiliary.start, last.end))}?`).questions;
  const clause = question && whetherClause(question);
  if (clause === undefined) return undefined;
  const said = inStyle(doc, `${opening} ${clause}`);
  const more = doc.sentences.length > 1 && sentence !== doc.sentences.at(-1);
  const end = mark && !/!/u.test(mark.text) ? mark.end : last.end;
  return {
    edits: [
      {
        start: first.start,
        end,
        text: sentence === doc.sentences[0] ? `${said}${more ? '.' : ''}` : `${opening} ${clause}${more ? '.' : ''}`,
      },
    ],
  };
}
