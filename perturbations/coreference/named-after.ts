import { capitalize, type Rule } from '../../src/plugin.js';
import { isChat } from '../around/register.js';
import { aboutSubjects } from './stated/subject.js';

/** What people say with some heat, and nothing more. */
const VERDICT =
  /^(?:(?:so|really|absolutely|truly|just|totally|utterly|completely|pretty|very) )?(?:amazing|superb|wonderful|brilliant|fantastic|fabulous|incredible|gorgeous|lovely|delicious|heavenly|magical|breathtaking|stunning|spectacular|outstanding|perfect|phenomenal|excellent|delightful|hilarious|useless|awful|terrible|dreadful|horrible|horrendous|disgusting|appalling|miserable|ridiculous|shocking|tedious|pathetic|rubbish)$|^an? (?:(?:absolute|total|real|complete|true|proper|utter|huge|massive|right) )?(?:treasure|gem|joy|delight|treat|dream|blast|triumph|masterpiece|marvel|wonder|legend|disaster|nightmare|joke|shambles|disgrace|letdown|disappointment|mess|rip-off|scam|farce|bore|menace|eyesore|waste of (?:time|money)|money pit|pleasure|slog|ordeal|lifesaver|godsend|hoot)$/iu;

/** Right dislocation, as people talk: the pronoun first, and what it means at the end. */
export const namedAfter: Rule = {
  about: 'Gives a verdict with a pronoun, and names what it is on at its end',
  expects: { sentiment: 'same' },
  examples: [
    ['The soup here is amazing! 🍲', "It's amazing, the soup here! 🍲"],
    ['Oh, the ride was dreadful', 'Oh, it was dreadful, the ride'],
    ['This sofa is a huge disappointment', "It's a huge disappointment, this sofa"],
  ],
  leaves: [
    'It was awful',
    'The tenant shall pay the rent',
    'The soup was awful, so we left',
    'The soup was awful and cold',
    'I love this',
    'I love this jacket',
    'The wallpaper was beige',
    'The blender broke within a week',
    'My aunt is lovely',
    'The play was passable',
    'The inn is on the hill',
    'The shop was awful. I asked for my money back.',
  ],
  *propose(doc) {
    if (doc.sentences.length > 1 || !isChat(doc)) return;
    for (const { said, clause, finite, mention, named } of aboutSubjects(doc)) {
      const { subject, rest, copular, end, negation } = clause;
      if (named !== 'definite' || !copular || negation || end !== said.last.end || !VERDICT.test(rest.text)) continue;
      if (subject.animacy === 'person' || subject.kind === 'name' || subject.tokens.length > 6) continue;
      const opens = clause.start === said.first.start && !said.lower;
      yield {
        edits: [
          { start: subject.start, end: clause.finite.end, text: opens ? capitalize(finite) : finite },
          { start: end, end, text: `, ${mention}` },
        ],
      };
    }
  },
};
