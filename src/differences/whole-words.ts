import type { Change } from './changes.js';

const WORD_START = /^[\p{L}\p{N}\p{M}'’]+/u;
const WORD_END = /[\p{L}\p{N}\p{M}'’]+$/u;
/** Only so much of a text's end is searched for its last word: the search is quadratic in the length of a word. */
const LONGEST_WORD = 200;

/** A reader looks for words: a change inside one takes in the rest of it, and neighbouring changes become one. */
export function wholeWords(all: readonly Change[]): Change[] {
  const result: Change[] = [];
  let taken = 0;
  all.forEach((each, at) => {
    if (!each.changed) {
      const rest = each.before.slice(taken);
      taken = 0;
      if (rest !== '') result.push({ changed: false, before: rest, after: rest });
      return;
    }
    const next = all[at + 1];
    const last = result.pop();
    const [left, right] = [last && !last.changed ? last.before : '', next && !next.changed ? next.before : ''];
    const joins = (each.before === '' || each.after === '') && lastWord(left) !== '' && WORD_START.test(right);
    const tail = joins || endsInWord(each) ? (WORD_START.exec(right)?.[0] ?? '') : '';
    const head = joins || startsWithWord(each) ? lastWord(left) : '';
    taken = tail.length;
    const before = left.slice(0, left.length - head.length);
    if (before !== '') result.push({ changed: false, before, after: before });
    const joined = last?.changed ? last : { before: '', after: '' };
    result.push({
      changed: true,
      before: joined.before + head + each.before + tail,
      after: joined.after + head + each.after + tail,
    });
  });
  return result.filter(({ before, after }) => before !== '' || after !== '');
}

function startsWithWord({ before, after }: Change): boolean {
  return WORD_START.test(before) || WORD_START.test(after);
}

function endsInWord({ before, after }: Change): boolean {
  return lastWord(before) !== '' || lastWord(after) !== '';
}

function lastWord(text: string): string {
  return WORD_END.exec(text.slice(-LONGEST_WORD))?.[0] ?? '';
}
