import { neededWords, type Rule, type Token, uncapitalize } from '../../../src/plugin.js';
import { statedSentences } from '../stated.js';

const OPENING = /^(?:because|when|whenever|after|before|if|since|although|though|while|until|unless|once|as)$/u;
const STOPS = /^(?:and|but|or|so|which|who|than|then|too)$/u;

export const clauseToEnd: Rule = {
  about:
    'A subordinate clause that opens the sentence is moved to its end: “When we arrived, the lobby was empty” → “The lobby was empty when we arrived”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['When we arrived, the lobby was empty.', 'The lobby was empty when we arrived.'],
    ['If the alarm is faulty, please call the desk.', 'Please call the desk if the alarm is faulty.'],
    ['If you want a seat, sign the list by the door', 'Sign the list by the door if you want a seat'],
    ['Although it was late, the shop was open.', 'The shop was open, although it was late.'],
    ["If it stays dry I'll walk", "I'll walk if it stays dry"],
    ['When they opened the shop there was a long queue', 'There was a long queue when they opened the shop'],
  ],
  leaves: [
    'When the waiter came, he was rude',
    'When we arrived, the lobby was empty, and nobody helped',
    'If I could give no stars, I would.',
    'Because it rained, we left because we were cold',
    'When we arrived and the lobby was empty, we left',
    'If you like tea, try it',
    'When we complained, the agency blamed us for travelling in March.',
    'As a nurse, I was shocked',
    'Since the update the screen freezes every time I try to print a page.',
    "After the week we've had, the garden is a blessing",
    'If you need a chair, one can be lent at the desk.',
    'If I had wanted that, I could have stayed at home.',
    'When we finally sat down, our table had been given away.',
    'The crane is stuck. If it is not mended, I will call the council.',
    'When I asked for a chair, I was told to stop moaning.',
    'If you liked one, you may like the other.',
    'If any of these clauses is void, the remaining clauses shall stand.',
  ],
  words: () => neededWords(OPENING),
  *propose(doc) {
    for (const { words, first, last, opened } of statedSentences(doc)) {
      if (!OPENING.test(first.lower)) continue;
      const commas = words.filter(({ text }) => text === ',');
      if (commas.length === 0 && !/^(?:when|whenever|if)$/u.test(first.lower)) continue; // `since the update the app …`
      const at = commas.length === 1 ? words.findIndex(({ text }) => text === ',') : mainAt(words);
      const main = words.slice(commas.length === 1 ? at + 1 : at);
      const clause = words.slice(1, at);
      const [subject, end] = [main[0], clause.at(-1)];
      if (
        at < 3 ||
        commas.length > 1 ||
        !subject ||
        !end ||
        main.length < 3 ||
        !isClause(clause) ||
        !(isClause(main) || isCommand(main))
      )
        continue;
      if (first.lower === 'after' && end.lower === 'had') continue; // `after the year we've had` explains the rest
      if (main.some(({ lower }) => /^(?:other|others|another|remaining|rest|latter|former|same|instead)$/u.test(lower)))
        continue; // what the clause names is left out
      if (/^(?:that|this|so|one|ones)$/u.test(end.lower)) continue; // `if I had wanted that`: what was said right before
      if (/^(?:one|ones|some|none|both|neither)$/u.test(subject.lower) && main[1]?.pos !== 'NOUN') continue; // `one can be lent`: of what is named in front
      if (clause.some(({ lower }) => lower === 'finally') && main.some(({ lower }) => lower === 'had')) continue; // `… had gone when we finally came`
      if ([...clause, ...main].some(({ lower }) => STOPS.test(lower)) || main.some(({ lower }) => OPENING.test(lower)))
        continue;
      if (
        main.some(
          ({ lower }, place) =>
            /^(?:for|of|about|from|without|by)$/u.test(lower) && main[place + 1]?.lower.endsWith('ing'),
        )
      )
        continue; // `blamed us for coming when I …`
      if (doc.sentences.length > 1 && clause.some(({ lower }) => /^(?:it|they|them|he|him)$/u.test(lower))) continue; // `the council … if it fails`: what the main clause names now
      if (first.lower !== 'if' && main.some(({ lower }, place) => lower === 'to' && main[place + 1]?.pos === 'VERB'))
        continue; // `told to stop when I …`
      if (
        main.some(({ lower }) => /^(?:he|she|it|they|his|her|its|their|him|them|this|that|these|those)$/u.test(lower))
      )
        continue;
      yield {
        edits: [
          { start: first.start, end: subject.end, text: opened(subject.text) },
          {
            start: last.end,
            end: last.end,
            text: `${/^(?:al)?though$/u.test(first.lower) ? ',' : ''} ${uncapitalize(doc.text.slice(first.start, end.end))}`,
          },
        ],
      };
    }
  },
};

/** Without a comma: where `I` or `we` begins a second clause. */
function mainAt(words: readonly Token[]): number {
  const places = words.flatMap(({ lower }, at) =>
    at > 3 && /^(?:i|we|there)$/u.test(lower) && /^(?:AUX|VERB)$/u.test(words[at + 1]?.pos ?? '') ? [at] : [],
  );
  return places.length === 1 && !words.slice(1, 3).some(({ lower }) => /^(?:i|we)$/u.test(lower))
    ? (places[0] ?? -1)
    : -1;
}

/** `please call the ward` */
function isCommand([first, second]: readonly Token[]): boolean {
  const verb =
    first?.lower === 'please'
      ? second
      : first?.pos === 'VERB' || (first?.pos === 'NOUN' && second?.pos === 'DET')
        ? first
        : undefined;
  return verb !== undefined && verb.lower === verb.lemma && !/^(?:PROPN|PRON|DET)$/u.test(verb.pos);
}

function isClause(words: readonly Token[]): boolean {
  const verb = words.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX');
  return verb > 0 && verb < 7 && /^(?:DET|PRON|PROPN|NOUN|ADJ|NUM)$/u.test(words[0]?.pos ?? '');
}
