import { animacyOf, type Doc, isFirstName, matches, type Rule, type Token } from '../../../src/plugin.js';
import { HISTORY } from '../../around/of-old.js';
import { isLonger } from '../../around/only-if.js';
import { endsAsPerson } from '../common-anaphor.js';

const FRAMES = [
  ['Suppose', 'In that case,'],
  ['Imagine that', 'In that situation,'],
] as const;

const SCENE =
  /^(?<told>(?:The|Your|\p{Lu}\p{Ll}+(?= \p{Ll})) [^?!.;:"“”()]{12,})(?:\.|;) (?<auxiliary>[A-Z]?[a-z]+) (?<rest>[^?!;:"“”()]+\?)\s*$/u;
const AUXILIARY = /^(?:is|are|does|do|can|could|will|would|should|may|might|must|ought|has|have)$/u;

/** As `case-supposed`, of somebody who has a first name only for the question, has a role in it, or of a thing of yours. */
export const sceneSupposed: Rule = {
  about: 'Supposes what is told of “Tom”, “the judge” or “your tent”, and takes it up by “in that case”',
  expects: { 'yes-no': 'same' },
  examples: [
    [
      'Tom wants to carry a harp up a narrow stair. Should he measure it first?',
      'Suppose Tom wants to carry a harp up a narrow stair. In that case, should he measure it first?',
    ],
    [
      'The bailiff has lost the key to the court; may he climb in by the window?',
      'Suppose the bailiff has lost the key to the court. In that case, may he climb in by the window?',
    ],
    [
      'Your tent has a hole as large as a fist. Will the rain come in?',
      'Suppose your tent has a hole as large as a fist. In that case, will the rain come in?',
    ],
  ],
  leaves: [
    'Tom wants to carry a harp up a narrow stair. Is this wise?',
    'Tom wants to carry a harp up a narrow stair. Is he therefore strong?',
    'Mozart wrote letters to his father for years. Could he have sent a fax?',
    'The whale is a mammal of the cold sea. Does it breathe air?',
    'The pope is chosen by the cardinals of the church. Can he marry?',
    'The bailiff lost the key in Kent in 1790. Could he have bought a new one?',
    'The bailiff of my town has lost his key. Should he climb in?',
    'Tom wants to carry a harp. Are harps made of wood?',
    'Your cousin has lost the key to her flat. Should she climb in?',
  ],
  onlyIf: (doc: Doc) => isLonger(doc) && matches(doc, SCENE),
  *propose(doc) {
    const { told = '', auxiliary = '', rest = '' } = SCENE.exec(doc.text)?.groups ?? {};
    if (!AUXILIARY.test(auxiliary.toLowerCase())) return;
    if (doc.sentences.length > 2 || !isScene(doc, told, auxiliary.toLowerCase()) || OFF.test(rest) || DRAWN.test(rest))
      return;
    if (HISTORY.test(doc.text) || ALWAYS.test(told) || / have (?:been|\p{L}+(?:ed|en))\b/u.test(rest)) return;
    if (!TAKEN_UP.test(rest) && !rest.startsWith(`${told.split(' ')[0]} `)) return;
    const named = /^(?:The|Your) /u.test(told) ? told.charAt(0).toLowerCase() + told.slice(1) : told;
    for (const [opening, taken] of FRAMES)
      if (!(/\bcases?\b/iu.test(told) && /case/u.test(taken)))
        yield {
          edits: [
            {
              start: 0,
              end: doc.text.length,
              text: `${opening} ${named}. ${taken} ${auxiliary.toLowerCase()} ${rest}`,
            },
          ],
        };
  },
};

/** Of whom or what it is told, now and here. */
function isScene({ tokens, sentences: [sentence], clauses }: Doc, told: string, auxiliary: string): boolean {
  const [first, second, third] = tokens;
  if (!first || !second || !third || !sentence || /\b(?:I|me|my|we|us|our)\b/u.test(told)) return false;
  const past = clauses.find((clause) => clause.sentence === sentence)?.tense === 'past';
  if (past && !/\bthat\b|,/u.test(told) && !NOW.test(auxiliary)) return false;
  if (first.lower === 'your') return !KIN.test(told) && isThing(second, third);
  if (sentence.tokens.slice(1).some(({ pos, text }) => pos === 'PROPN' && !ASIDE.test(text))) return false;
  if (first.lower === 'the') return ROLE.test(told) || (!OFFICE.test(told) && isRole(second, third));
  return isFirstName(first.text) && /^(?:VERB|AUX)$/u.test(second.pos);
}

/** Asked of now, whatever was done. */
const NOW = /^(?:is|are|does|do|can|will|should|may|might|must|ought|has|have)$/u;
const KIN =
  /^Your (?:[a-zà-ž]+ )?(?:friend|cousin|mother|father|sister|brother|son|daughter|child|baby|uncle|aunt|wife|husband|boss|teacher|doctor)\b/iu;
/** Of whom there is one at a time: what is told of them is no made-up case. */
const OFFICE =
  /^The (?:[a-zà-ž]+ )?(?:pope|president|king|queen|emperor|empress|sultan|tsar|pharaoh|monarch|chancellor|minister|man|woman|people|author|inventor|founder|composer|painter|writer|poet|explorer|samurai)\b/iu;
/** Who or what has a part in a made-up case, though no list has them for people. */
const ROLE =
  /^The (?:police|jury|midwife|ana?esthetist|label|deed|lease|contract|thermometer|recipe|parcel|instructions|prescription|museum|shop|school|hotel|library|choir|smoke alarm|fire alarm|bakery|bathroom tap|tap|hall|seller|buyer|orchestra's only [a-zà-ž]+)\b/iu;
/** Names that tell when, where or how warm, and not of whom. */
const ASIDE =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Christmas|Easter|I|England|France|Germany|Scotland|Ohio|London|Paris|Berlin|Celsius)$/u;

const isPerson = ({ pos, lower }: Token): boolean =>
  pos === 'NOUN' && (animacyOf(lower) === 'person' || endsAsPerson(lower));
const isRole = (second: Token, third: Token): boolean =>
  isPerson(second) && /^(?:VERB|AUX|ADP|NOUN)$/u.test(third.pos) && third.lower !== 'of';
const isThing = (second: Token, third: Token): boolean =>
  second.pos === 'NOUN' && animacyOf(second.lower) !== 'person' && /^(?:VERB|AUX|NOUN)$/u.test(third.pos);

/** What is so at all times. */
const ALWAYS =
  /\b(?:always|never|usually|generally|law|laws|wonders?|asks?)\b|^The [^,]{3,30} (?:is|are|was|were) (?:an? |the )/u;
/** Asked of what was said, of oneself, or under a second condition. */
const OFF =
  /^(?:this|that|these|those|such|there be|it (?:true|follow)|I|we)\b|\b(?:in (?:that|this|such an?) (?:case|situation)|if|unless|my|me|I|us|our)\b/u;
const DRAWN =
  /\b(?:therefore|thus|hence|consequently|accordingly|thereby|then|such|because of (?:that|this)|for that|that alone)\b/u;
const TAKEN_UP = /\b(?:the|he|she|it|they|him|her|them|his|its|their|your|you|both|either|each|this|that|some)\b/u;
