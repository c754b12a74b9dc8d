import { capitalize, type Rule } from '../../../src/plugin.js';
import { evaluates } from '../../around/evaluative.js';
import { isOneSentence } from '../../around/only-if.js';
import { isChat } from '../../around/register.js';
import { isFlat } from '../stated/flat.js';
import { aboutSubjects } from '../stated/subject.js';

const DEGREE =
  '(?:(?:so|really|absolutely|truly|just|totally|utterly|completely|pretty|very|a bit|far too|way too|too|quite|such) )?';
/** What a thing is, with some heat, and nothing more. */
const NOUN = new RegExp(
  `^${DEGREE}an? (?:(?:absolute|total|real|complete|true|proper|utter|huge|massive|right) )?(?:treasure|gem|joy|delight|treat|dream|blast|triumph|masterpiece|marvel|wonder|legend|disaster|nightmare|joke|shambles|disgrace|letdown|disappointment|mess|rip-off|scam|farce|bore|menace|eyesore|waste of (?:time|money)|money pit|pleasure|slog|ordeal|lifesaver|godsend|hoot)$|^pure (?:joy|bliss|magic|torture|misery)$`,
  'iu',
);
/** What it is like: one word of judgement or two, or what it is to deal with. */
const ADJECTIVE = new RegExp(
  `^${DEGREE}([A-Za-zÀ-ž]+)(?: and ${DEGREE}([A-Za-zÀ-ž]+))?(?: (?:again|this year|today|this morning|last night|tonight|yesterday|as always|as usual))?$`,
  'iu',
);
const TO_DEAL_WITH =
  /^(?:impossible|hard|easy|so easy|a pain|a nightmare|a joy|a pleasure|fun|painful|awful) to [a-zà-ž]+$|^(?:full of|covered in|riddled with|crawling with|infested with) [a-zà-ž]+$/iu;

/** `far too long`, `late again`, `the best we have ever had`. */
const TOO_MUCH =
  /^(?:far |way |much |just )?too [a-zà-ž]+$|^(?:so |very )?late (?:again|as usual|as always)$|^the (?:best|worst|[a-zà-ž]+est)(?: [a-zà-ž]+)? (?:I|we)(?:['’]ve| have) (?:ever )?[a-zà-ž]+$/iu;

function isVerdict(text: string): boolean {
  if (NOUN.test(text) || TO_DEAL_WITH.test(text) || TOO_MUCH.test(text)) return true;
  const [, one = '', other] = ADJECTIVE.exec(text) ?? [];
  return isJudged(one) && (other === undefined || isJudged(other));
}

function isJudged(word: string): boolean {
  const lower = word.toLowerCase();
  return evaluates(lower) && !isFlat(lower) && !/^(?:ok|okay|fine|alright)$/u.test(lower);
}

/** Right dislocation, as people talk: the pronoun first, and what it means at the end. */
export const namedAfter: Rule = {
  about: 'Gives a verdict with a pronoun, and names what it is on at its end',
  expects: { sentiment: 'same' },
  examples: [
    ['The soup here is amazing! 🍲', "It's amazing, the soup here! 🍲"],
    ['Oh, the ride was dreadful!', 'Oh, it was dreadful, the ride!'],
    ['This sofa is a huge disappointment', "It's a huge disappointment, this sofa"],
    ['The tour was fun and relaxing!', 'It was fun and relaxing, the tour!'],
    ['This talk is far too long', "It's far too long, this talk"],
    ['These forms are impossible to read', "They're impossible to read, these forms"],
  ],
  leaves: [
    'It was awful',
    'The tenant shall pay the rent',
    'The soup was awful',
    'The swimming pool was spotless',
    'This soup was awful',
    'The soup was awful, so we left!',
    'The soup was awful and it came late',
    'I love this',
    'I love this jacket',
    'The wallpaper was beige',
    'The blender broke within a week',
    'My aunt is lovely',
    'The play was passable',
    'This soap is okay',
    'The inn is on the hill',
    'The shop was awful. I asked for my money back.',
  ],
  onlyIf: isOneSentence,
  *propose(doc) {
    if (!isChat(doc)) return;
    for (const { said, clause, finite, mention, named } of aboutSubjects(doc)) {
      // Of what is before one, or with a cry: nobody writes it of a thing that is past.
      if (!said.exclaims && !(/^(?:this|these|that|those) /u.test(mention) && clause.tense === 'present')) continue;
      const { subject, rest, copular, end, negation } = clause;
      if (named !== 'definite' || !copular || negation || end !== said.last.end || !isVerdict(rest.text)) continue;
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
