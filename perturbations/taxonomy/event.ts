import { type Doc, type Edit, matchCase, type Rule, type Token } from '../../src/plugin.js';
import { CALLED, DONE, OWN } from './events.js';

/** Of these, time itself is what begins, or there is a better word. */
const BEGINS = /^(?:start|end|outbreak)$/u;

export const event: Rule = {
  about:
    'The event of a clause of time gets its name: “before Elgar died” → “before the death of Elgar”, and the other way round',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Was jazz known before Elgar died?', 'Was jazz known before the death of Elgar?'],
    ['Was Elgar poor when he died?', 'Was Elgar poor at the time of his death?'],
    ['Was Elgar alive when the Boer War broke out?', 'Was Elgar alive at the outbreak of the Boer War?'],
    ['Did monks copy books until printing was invented?', 'Did monks copy books until the invention of printing?'],
    ['Was jazz known before the birth of Elgar?', 'Was jazz known before Elgar was born?'],
  ],
  leaves: [
    'Was jazz known before Elgar died in Worcester?',
    'Did it rain before night fell?',
    'Do wasps die when it starts?',
    'Will it close before the concert ended?',
    'Was jazz known before the death of swing music fans?',
    'Was jazz known after two of them died?',
    'Was it dark before the end of the tunnel?',
  ],
  words: () => ['before', 'after', 'until', 'when', 'time'],
  *propose(doc, { task }) {
    if (task.like !== 'yes-no' || doc.questions.length > 1) return;
    for (const link of doc.tokens) {
      if (!/^(?:before|after|until|when|time)$/u.test(link.lower)) continue;
      const behind = upToMark(doc, link);
      const edits = named(doc, link, behind) ?? told(link, behind);
      if (edits) yield { edits };
    }
  },
};

function upToMark({ tokens }: Doc, { index }: Token): readonly Token[] {
  const end = tokens.findIndex((token) => token.index > index && token.kind === 'punctuation');
  return end < 0 || end - index > 9 ? [] : tokens.slice(index + 1, end);
}

function named({ text, tokens }: Doc, link: Token, behind: readonly Token[]): Edit[] | undefined {
  const two = behind.slice(-2).map(({ lower }) => lower);
  const length = CALLED[two.join(' ')] ? 2 : 1;
  const name = CALLED[two.slice(-length).join(' ')];
  const who = behind.slice(0, behind.length - length).filter(({ lower }) => lower !== 'had');
  const [first, last] = [who[0], behind.at(-1)];
  const whose = OWN[first?.lower ?? ''];
  if (!name || !first || !last || !(whose ? who.length === 1 && isPersonal(name) : isNamed(who, name)))
    return undefined;
  const byTheTime = link.lower === 'time' && tokens[link.index - 2]?.lower === 'by';
  if (link.lower === 'time' && !byTheTime) return undefined;
  const of = whose ? `${whose} ${name}` : `the ${name} of ${text.slice(first.start, who.at(-1)?.end)}`;
  if (link.lower !== 'when') return [{ start: link.end, end: last.end, text: byTheTime ? ` of ${of}` : ` ${of}` }];
  const at = matchCase(link.text, BEGINS.test(name) ? 'at' : 'at the time of');
  return [{ start: link.start, end: last.end, text: `${at} ${of}` }];
}

function told(link: Token, [the, event, of, ...who]: readonly Token[]): Edit[] | undefined {
  const done = DONE[event?.lower ?? ''];
  const [first, last] = [who[0], who.at(-1)];
  if (!/^(?:before|after|until)$/u.test(link.lower) || the?.lower !== 'the' || of?.lower !== 'of') return undefined;
  if (!event || !done || !first || !last || /s$/u.test(last.text) || !isNamed(who, event.lower)) return undefined;
  return [
    { start: the.start, end: first.start, text: '' },
    { start: last.end, end: last.end, text: ` ${done}` },
  ];
}

function isPersonal(name: string): boolean {
  return /^(?:death|birth|murder|assassination|execution|coronation)$/u.test(name);
}

const PERIOD = /^(?:wars?|era|age|revolution|apartheid|prohibition|depression|renaissance|crusades?|ages)$/u;

/** A name with or without `the`; what begins and ends is a war or an age, what was invented may be any one thing. */
function isNamed(who: readonly Token[], name: string): boolean {
  const [first, ...rest] = who;
  if (!first || who.length > 6) return false;
  const plain = who.every(
    ({ text, lower, kind }) =>
      kind !== 'punctuation' && (/^\p{Lu}/u.test(text) || /^(?:the|of|de|da|van|von)$/u.test(lower)),
  );
  const last = who.at(-1);
  if (/^(?:start|beginning|end|outbreak)$/u.test(name))
    return last !== undefined && PERIOD.test(last.lower) && (plain || rest.length < 3);
  if (/^(?:invention|discovery)$/u.test(name))
    return plain || who.length === 1 || (who.length < 4 && /^(?:the|an?)$/u.test(first.lower));
  return plain && last !== undefined && /^\p{Lu}/u.test(last.text);
}
