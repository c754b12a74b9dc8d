/** The English layer: the only part of the project that loads the language packages. */
export { indefiniteArticle } from './articles.js';
export { ownBe } from './bare-be.js';
export { capitalize, matchCase, uncapitalize } from './casing.js';
export { declarative, whetherClause } from './declarative.js';
export { parse } from './doc.js';
export { isDoubtfulDivision } from './doubtful-division.js';
export { isWord } from './is-word.js';
export { animacyOf, genderOf, isFirstName, isPlace } from './lexicon.js';
export { matches, mayMatch, mayMatchOf } from './may-match.js';
export { neededWords } from './needed-words.js';
export { isUncountable, pluralize } from './nouns.js';
export { lowerOpening } from './opening.js';
export { perDoc } from './per-doc.js';
export { type FirstMention, type Retelling, retell } from './retell.js';
export { conjugate, formsOf, isInfinitive, type VerbForm } from './verbs.js';
export { wordsOf } from './words-of.js';
