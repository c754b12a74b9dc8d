import { animacyOf, capitalize, type Doc, type Rule, type Token } from '../../../src/plugin.js';
import { isOneSentence } from '../../around/only-if.js';
import { toldApart } from '../asked/told-apart.js';
import { endsAsPerson } from '../common-anaphor.js';
import { whereSilent } from '../where-silent.js';
import { imagine } from './imagine.js';
import { oneImagined } from './one-imagined.js';
import { suppose } from './suppose.js';

/** Where a pronoun could be another's, “that …” cannot. */
export const picturedNow: Rule = whereSilent([oneImagined, suppose, imagine], {
  about: 'Has somebody whom a clause describes pictured first, and asks of “that …” what they may or should do',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    [
      'Should a cook who has cut a guest cover the wound before she goes on?',
      'Picture a cook who has cut a guest. Should that cook cover the wound before she goes on?',
    ],
  ],
  leaves: [
    'Can a witness refuse to come?',
    'Can the witness who overheard a threat refuse to come?',
    'Can a witness who overheard a witness refuse to come?',
    'Did a witness who overheard a threat refuse to come?',
    'Can a boat that is old sink?',
    'Must a widow who keeps a hen at home first be asked?',
  ],
  words: () => ['who', 'whose'],
  onlyIf: isOneSentence,
  *propose(doc) {
    if (!/^(?:Can|Could|Would|Should|May|Might|Must) an? .* (?:who|whose) .*\?$/u.test(doc.text)) return;
    const apart = toldApart(doc);
    if (!apart || doc.text.includes(',')) return;
    const { auxiliary, subject, from } = apart;
    const at = subject.findIndex(({ lower }) => /^(?:who|whose)$/u.test(lower));
    const [head, last] = [subject[at - 1], subject.at(-1)];
    if (!head || !last || at > 4 || !isSomebody(head) || subject.length < at + 3) return;
    if (
      last.pos === 'ADV' ||
      saidAgain(doc, head) ||
      /^(?:more|less|most|also|still)$/u.test(from.lower) ||
      last.lower === 'first'
    )
      return;
    const mention = doc.text.slice(subject[0]?.start ?? 0, last.end);
    yield {
      edits: [
        {
          start: auxiliary.start,
          end: last.end,
          text: `Picture ${mention}. ${capitalize(auxiliary.lower)} that ${head.text}`,
        },
      ],
    };
  },
});

const isSomebody = ({ pos, lower }: Token): boolean =>
  pos === 'NOUN' && (animacyOf(lower) === 'person' || endsAsPerson(lower));

const saidAgain = ({ tokens }: Doc, { lemma }: Token): boolean =>
  tokens.filter((token) => token.lemma === lemma).length > 1;
