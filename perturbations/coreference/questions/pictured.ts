import { animacyOf, capitalize, type Doc, type Rule, type Token } from '../../../src/plugin.js';
import { isOneSentence } from '../../around/only-if.js';
import { endsAsPerson } from '../common-anaphor.js';
import { whereSilent } from '../where-silent.js';
import { oneImagined } from './one-imagined.js';
import { suppose } from './suppose.js';

/** `have` shows where the subject ends, however long it is. */
export const pictured: Rule = whereSilent([oneImagined, suppose], {
  about: 'Has somebody described pictured of whom it is asked what they could have done, and asks it of “that …”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    [
      'Could a scribe working in Kent in 790 have seen the Vikings land?',
      'Picture a scribe working in Kent in 790. Could that scribe have seen the Vikings land?',
    ],
    [
      'Would a duke in old Saxony have kept an orchestra whose players served at table?',
      'Picture a duke in old Saxony. Would that duke have kept an orchestra whose players served at table?',
    ],
    [
      'Could sailors besieging Kent in 790 have had a map of it?',
      'Picture sailors besieging Kent in 790. Could those sailors have had a map of it?',
    ],
    [
      'Could a letter posted in Bern in 1770 have reached Rome within two days?',
      'Imagine a letter posted in Bern in 1770. Could that letter have reached Rome within two days?',
    ],
  ],
  leaves: [
    'Could a scribe have seen the Vikings land?',
    'Could a letter from Kent have reached Rome?',
    'Could a scribe in Kent see the Vikings who have landed?',
    'Could the scribe working in Kent have seen the Vikings land?',
    'Would scribes who have seen the Vikings flee?',
    'Would a scribe who must have seen the Vikings have fled?',
  ],
  words: () => ['have'],
  onlyIf: isOneSentence,
  *propose(doc) {
    if (/["“”;:()]/u.test(doc.text) || !/^(?:Could|Would|Might) (?:an? |[a-z]+s ).*\?$/u.test(doc.text)) return;
    const { tokens } = doc;
    const have = tokens.find(({ lower }) => /^(?:have|has|had|must|may|can)$/u.test(lower));
    const [auxiliary, second] = tokens;
    if (!have || !auxiliary || !second || have.lower !== 'have') return;
    const many = !/^an?$/u.test(second.lower);
    if (many && !isSomebody({ ...second, lower: second.lemma })) return;
    const adverb = tokens[have.index - 1]?.pos === 'ADV' ? 2 : 1;
    const [before, next] = [tokens[have.index - adverb], tokens[have.index + 1]];
    if (!before || !next || !/^(?:VERB|AUX|ADV)$/u.test(next.pos)) return;
    const subject = tokens.slice(many ? 1 : 2, have.index - adverb + 1);
    const described = subject.findIndex(
      ({ pos, lower }) => pos === 'ADP' || pos === 'VERB' || /^(?:who|whose|that)$/u.test(lower),
    );
    if (subject.some(({ text }) => text === ',') || isOfClause(subject)) return;
    const head = many ? second : subject[described - 1];
    const alive = head && (many || isSomebody(head));
    if (!head || described > 3 || (!alive && !isMade(head, subject[described])) || subject[described]?.lower === 'like')
      return;
    if (
      subject.some(({ lower }) => /^(?:and|or|but|not|I|you|we)$/u.test(lower)) ||
      /^(?:ADV|PRON|SCONJ|AUX|DET)$/u.test(before.pos)
    )
      return;
    if (!subject.some(({ lower }) => /^(?:who|whose|that)$/u.test(lower)) && subject.some(isBare)) return;
    if (saidAgain(doc, head)) return;
    const mention = doc.text.slice(second.start, before.end);
    yield {
      edits: [
        {
          start: auxiliary.start,
          end: before.end,
          text: `${alive ? 'Picture' : 'Imagine'} ${mention}. ${capitalize(auxiliary.lower)} ${many ? 'those' : 'that'} ${head.text}`,
        },
      ],
    };
  },
});

const isSomebody = ({ pos, lower }: Pick<Token, 'pos' | 'lower'>): boolean =>
  pos === 'NOUN' && (animacyOf(lower) === 'person' || endsAsPerson(lower));

/** `players who | have been sold`: of the clause, which has no verb before it. */
function isOfClause(subject: readonly Token[]): boolean {
  const opener = subject.findLastIndex(({ lower }) => /^(?:who|whose|that|which)$/u.test(lower));
  return opener >= 0 && !subject.slice(opener).some(({ pos }) => pos === 'VERB' || pos === 'AUX');
}

/** A thing told by what was done to it: `a letter posted in Rome`. */
const isMade = ({ lower, pos }: Token, next: Token | undefined): boolean =>
  pos === 'NOUN' &&
  animacyOf(lower) === 'thing' &&
  next !== undefined &&
  (/(?:ed|en|lt|nt)$/u.test(next.lower) || next.lower === 'that');

/** `see`, `want`: what is asked of the subject has begun already. */
const isBare = ({ pos, lower, lemma }: Token): boolean => pos === 'VERB' && lower === lemma;

const saidAgain = ({ tokens }: Doc, { lemma }: Token): boolean =>
  tokens.filter((token) => token.lemma === lemma).length > 1;
