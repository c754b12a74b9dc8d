import { lowerOpening, type Rule, type Token } from '../../../src/plugin.js';
import { lowered } from '../stated.js';
import { isWord, upper } from '../statement.js';

export const pleaseMoved: Rule = {
  about: '`please` moves between the ends of a request: “Please shut the door” ↔ “Shut the door, please”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['Please shut the door.', 'Shut the door, please.'],
    ['Can you please stop humming?', 'Can you stop humming, please?'],
    ['Turn the heating off please', 'Please turn the heating off'],
    ['Could you send me the form, please?', 'Could you please send me the form?'],
  ],
  leaves: [
    'Please',
    'Please, I beg you',
    'Please note that the pool is shut and the bar opens at two.',
    'Please find enclosed my form',
    'Please do',
    'Please shut the door and lock it before you go to bed tonight',
    'He was hard to please',
    'Please please shut it',
    'Please send a crate at your earliest convenience.',
    'The water will be off until noon. Please store enough for the day.',
  ],
  words: () => ['please', 'pls', 'plz'],
  *propose(doc) {
    if ((doc.text.match(/\b(?:please|pls|plz)\b/giu) ?? []).length !== 1) return;
    const told = doc.sentences.length > 1 && !/\b(?:i|i'\w+|me|my|we|us|our|hi|hello|dear)\b/iu.test(doc.text); // a notice
    for (const { tokens } of doc.sentences) {
      const at = tokens.findIndex(({ lower }) => /^(?:please|pls|plz)$/u.test(lower));
      const end = tokens.findLastIndex(isWord);
      const [first, word, last] = [tokens.find(isWord), tokens[at], tokens[end]];
      const words = tokens
        .slice(tokens.findIndex(isWord), end + 1)
        .filter((token) => token !== word && !(token.text === ',' && word === last && token === tokens[end - 1]));
      if (!first || !word || !last || words.length < 3 || words.length > 12 || words.some(bars)) continue;
      const mark = tokens[end + 1];
      if (mark && !/^[.?!]$/u.test(mark.text) && mark.kind !== 'emoji') continue;
      const asked = /^(?:can|could|will|would) you /u.test(lowered(words));
      const next = tokens[at + 1];
      if (word === first && next && !told && isCommand(words, next))
        yield {
          edits: [
            { start: word.start, end: next.end, text: /^\p{Lu}/u.test(word.text) ? upper(next.text) : next.text },
            { start: last.end, end: last.end, text: `, ${lowerOpening(word)}` },
          ],
        };
      else if (asked && mark?.text === '?' && next && tokens.indexOf(first) + 2 === at)
        yield {
          edits: [
            { start: word.start, end: next.start, text: '' },
            { start: last.end, end: last.end, text: `, ${word.text}` },
          ],
        };
      else if (word === last) {
        const before = tokens[end - 1]?.text === ',' ? tokens[end - 2] : tokens[end - 1];
        const [, you] = words;
        if (!before || !you) continue;
        if (asked && mark?.text === '?')
          yield {
            edits: [
              { start: you.end, end: you.end, text: ` ${word.text}` },
              { start: before.end, end: last.end, text: '' },
            ],
          };
        else if (!asked && isCommand(words, first) && tokens.indexOf(first) === 0)
          yield {
            edits: [
              {
                start: first.start,
                end: first.end,
                text: `${/^\p{Lu}/u.test(first.text) ? upper(word.text) : word.text} ${lowerOpening(first)}`,
              },
              { start: before.end, end: last.end, text: '' },
            ],
          };
      }
    }
  },
};

/** A clause of its own would part `please` from what is asked. */
function bars({ text, lower, kind }: Token): boolean {
  return (
    text === ',' ||
    /["“”();:]/u.test(text) ||
    kind === 'emoji' ||
    kind === 'literal' ||
    /^(?:and|but|or|because|when|if|while|before|after|that|which|who|since|as|until|so|note|find|help|earliest|thanks|not|n't)$/u.test(
      lower,
    )
  );
}

function isCommand(words: readonly Token[], verb: Token): boolean {
  const object = words[words.indexOf(verb) + 1];
  if (!/^(?:VERB|NOUN)$/u.test(verb.pos) || verb.lemma !== verb.lower || !object) return false;
  if (/^(?:be|do|see|god|enjoy|accept|remember|forgive|excuse|allow|make|advise|assign|refer|stop)$/u.test(verb.lower))
    return false;
  return /^(?:PRON|DET|PROPN|NUM|ADP|ADV)$/u.test(object.pos);
}
