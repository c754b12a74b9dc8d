import { conjugate, type Rule } from '../../../src/plugin.js';
import { isBoundary } from '../stated/boundary.js';
import { retold } from '../stated/retold.js';
import { hasThirdPerson, saidIn } from '../stated/said.js';

/** What was done, and that it is regretted: `it` stands for the deed. */
export const regretted: Rule = {
  about: 'Says first what somebody did, and that they regret it',
  expects: { sentiment: 'same' },
  examples: [
    ['I regret buying this lamp', 'I bought this lamp, and I regret it'],
    ['I really regret not keeping the receipt 😞', "I didn't keep the receipt, and I really regret it 😞"],
  ],
  leaves: ['I regret it', 'I regret the noise', 'I regret to say no', 'I regret leaving, but I was ill'],
  words: () => ['regret', 'regretted'],
  *propose(doc) {
    for (const said of saidIn(doc)) {
      const [subject] = said.tokens;
      const at = said.tokens.findIndex(({ lower }) => lower === 'regret' || lower === 'regretted');
      const negated = said.tokens[at + 1]?.lower === 'not';
      const gerund = said.tokens[at + (negated ? 2 : 1)];
      const regret = said.tokens[at];
      if (!subject || !regret || !gerund || !/^(?:i|we)$/u.test(subject.lower) || !/[a-z]{2}ing$/u.test(gerund.lower))
        continue;
      if (
        gerund.pos !== 'VERB' ||
        gerund.lemma === gerund.lower ||
        at > 3 ||
        said.tokens.slice(1, at).some(({ pos }) => pos !== 'ADV')
      )
        continue;
      const after = said.tokens.slice(gerund.index - subject.index + 1);
      if (
        after.length === 0 ||
        hasThirdPerson(after) ||
        after.some((_, index) => isBoundary(said, gerund.index - subject.index + 1 + index))
      )
        continue;
      const deed = negated ? `didn't ${gerund.lemma}` : conjugate(gerund.lemma, 'past');
      const rest = doc.text.slice(gerund.end, said.last.end);
      yield retold(
        said,
        `${subject.text} ${deed}${rest}, and ${subject.lower === 'i' ? subject.text : subject.lower}${doc.text.slice(subject.end, regret.end)} it`,
      );
    }
  },
};
