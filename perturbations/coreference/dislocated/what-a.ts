import { type Candidate, indefiniteArticle, neededWords, type Rule } from '../../../src/plugin.js';
import { all, isOneSentence } from '../../around/only-if.js';
import { isChat } from '../../around/register.js';
import type { StatedTopic } from '../stated/topic.js';
import { statedTopicsOf } from '../stated/topics.js';

/** What has delighted somebody, and nothing more. */
const DELIGHTED =
  /\bwas (?:(?:so|absolutely|truly|just|utterly|simply|really) )?(?:superb|fantastic|brilliant|fabulous|wonderful|marvell?ous|magical|breathtaking|stunning|delightful|unforgettable|thrilling|heavenly|divine|spectacular|incredible|amazing|phenomenal|gorgeous|glorious|terrific|sublime|magnificent|exhilarating)[^a-zà-ž\p{N}]*$/iu;

/** What one goes to, is shown or is served, one at a time. */
const ONE_OF_ITS_KIND =
  /^the ((?:(?!new|old|other|whole|first|last|next|second|same|only|entire|final|main|usual|local|rest)\p{L}+ )?(?:tour|market|concert|gig|festival|parade|show|play|musical|film|movie|match|game|wedding|party|picnic|barbecue|feast|meal|dinner|lunch|brunch|breakfast|risotto|lasagne|curry|cake|pudding|trifle|view|sunset|sunrise|beach|campsite|hike|walk|trip|cruise|safari|holiday|exhibition|ballet|opera|recital|fair|fête|carnival|circus|garden|class|workshop|hotel|restaurant|café|cafe|bakery|bookshop|museum|gallery|spa|finale|performance|ceremony|reunion|fireworks display))$/u;

export const whatA: Rule = {
  about:
    'Exclaims over what has delighted one, and says then with a pronoun how it was: “What a parade! It was superb”',
  expects: { sentiment: 'same' },
  examples: [
    ['The lantern parade was superb', 'What a lantern parade! It was superb'],
    ['The exhibition was absolutely stunning 🖼️', 'What an exhibition! It was absolutely stunning 🖼️'],
  ],
  leaves: [
    'The parade was long',
    'The parade is superb',
    'The last parade was superb',
    'The staff party was never superb',
    'The wifi was superb',
    'The fireworks were superb',
    'The parade was superb and we stayed',
    'The parade was superb. We stayed.',
    'Our parade was superb',
  ],
  words: () => neededWords(DELIGHTED),
  onlyIf: all(isOneSentence, isChat),
  *propose(doc) {
    if (doc.clauses.length > 1) return;
    for (const topic of statedTopicsOf(doc)) {
      const named = exclaimed(topic);
      if (named) yield named;
    }
  },
};

function exclaimed({ mention, said, role, named, opening }: StatedTopic): Candidate | undefined {
  const [, kind] = ONE_OF_ITS_KIND.exec(mention) ?? [];
  if (role !== 'subject' || named !== 'definite' || kind === undefined || said.lower) return undefined;
  if (!/^it\b/u.test(opening.text) || !DELIGHTED.test(said.sentence.text)) return undefined;
  const text = `What ${indefiniteArticle(kind)} ${kind}! ${opening.opens}`;
  return { edits: [{ start: opening.start, end: opening.end, text }] };
}
