import { lowerOpening, neededWords, type Rule } from '../../../src/plugin.js';
import { lowered, statedSentences } from '../stated.js';

/** Nouns that judge what they are said of. */
const JUDGING =
  /^an? (?:(?:absolute|total|real|complete|true|proper|utter|lovely|pure|massive|huge|hidden|little|brilliant|wonderful|terrible|dreadful|glorious) )?(?:treasure|gem|joy|delight|treat|dream|blast|triumph|masterpiece|miracle|blessing|godsend|lifesaver|bargain|hoot|laugh|thrill|pleasure|privilege|relief|beauty|marvel|wonder|legend|star|hero|genius|angel|saint|gent|gentleman|sweetheart|darling|natural|disaster|nightmare|joke|shambles|disgrace|letdown|let-down|disappointment|mess|rip-off|ripoff|scam|waste of (?:time|money|space|an afternoon|an evening|a day)|farce|flop|failure|tragedy|travesty|catastrophe|ordeal|slog|snoozefest|bore|bully|liar|menace|nuisance|pain|chore|money pit|death trap|dump|pigsty|tip|eyesore|insult|outrage|shame|pity|horror|horror show|shocker|fiasco|breath of fresh air|work of art|labour of love|ray of sunshine|dream come true|find|character|hit|winner|success|steal)$/u;

export const whatA: Rule = {
  about:
    'A judgement becomes an exclamation, its noun in front: “This bakery is a treasure” → “What a treasure this bakery is”',
  expects: { sentiment: 'same' },
  examples: [
    ['This bakery is a treasure', 'What a treasure this bakery is'],
    ['The ferry crossing was a nightmare 🤮', 'What a nightmare the ferry crossing was 🤮'],
    ['Our defence is an absolute joke!', 'What an absolute joke our defence is!'],
    ["It's a relief to be believed at last", 'What a relief it is to be believed at last'],
    ['It was a privilege to coach them.', 'What a privilege it was to coach them.'],
  ],
  leaves: [
    'The exam was a test',
    'This bakery is not a treasure',
    'This bakery is a treasure, but it is far',
    'This might be a treasure',
    'The bakery is a find for those who like bread',
    'The two leads were a joy',
    'It is a shame that we lost',
    'Dear Sir, we wrote in May. Your silence is a disgrace.',
    'Rowing with Greta was a dream come true',
    'The old mill by the river is a treasure',
    'This razor is rubbish',
    'That massage was pure bliss',
  ],
  words: () => neededWords(JUDGING),
  *propose(doc) {
    if (doc.sentences.length > 1) return; // in a letter or report nobody exclaims
    for (const { words, first, last, clauses, opened } of statedSentences(doc)) {
      const [clause] = clauses;
      if (!clause || clauses.length > 1 || !clause.copular || clause.negation || clause.auxiliaries.length > 0)
        continue;
      const { subject, verb } = clause;
      if (!/^(?:is|was|'s)$/u.test(verb.lower) || doc.text.slice(subject.end, verb.start).trim() !== '') continue;
      const be = verb.lower === "'s" ? 'is' : verb.lower;
      const rest = words.filter(({ start }) => start >= verb.end);
      const it = first.lower === 'it';
      const to = rest.findIndex(({ lower }) => lower === 'to');
      const judged = it ? rest.slice(0, Math.max(to, 0)) : rest;
      const end = judged.at(-1);
      if (!end || !JUDGING.test(lowered(judged)) || (it && rest.length < to + 3)) continue;
      if (
        it
          ? rest.some(({ text, lower }) => text === ',' || /^(?:but|and|because)$/u.test(lower))
          : !isNamed(first.lower, subject.kind)
      )
        continue;
      if (subject.tokens.length > 4) continue;
      const named = it ? 'it' : lowerOpening(first) + doc.text.slice(first.end, subject.end);
      const tail = it ? ` ${doc.text.slice(rest[to]?.start, last.end)}` : '';
      yield {
        edits: [
          {
            start: first.start,
            end: last.end,
            text: `${opened('what')} ${doc.text.slice(judged[0]?.start, end.end)} ${named} ${be}${tail}`,
          },
        ],
      };
    }
  },
};

function isNamed(first: string, kind: string): boolean {
  return /^(?:the|this|my|our|your|that)$/u.test(first) || (kind === 'name' && !/ing$/u.test(first));
}
