import { type Doc, type Token, wordsOf } from '../../src/plugin.js';

const LAST_MARK = /^[.!?…]+$/u;
const POSSESSIVE = /^(?:my|your|his|her|its|our|their)$/u;

/** Adjectives that say nothing of the sense in which a noun is meant. */
const EVERYDAY =
  /^(?:new|old|small|big|large|huge|tiny|same|other|another|first|second|third|last|next|final|previous|original|current|entire|whole|different|main|local|little|long|short|great|nice|lovely|amazing|awful|terrible|beautiful|wonderful|horrible|favou?rite|expensive|cheap|modern|ancient|famous|popular|brand-new|broken|faulty|damaged)$/u;

/** Words and spellings of one side of the ocean, beside which the other side's word would sound wrong. */
const BRITISH =
  /^(?:(?:neighbour|colour|favour|flavour|harbour|labour|honour)\w*|apologis\w+|organis\w+|realis\w+|recognis\w+|mums?|tyres?|licences?|metres?|litres?|lorr(?:y|ies)|motorways?|flats?|flatmates?|queue\w*|maths|quid|pence|cheques?|whilst|fortnights?|petrol|crisps|prams?|pushchairs?|telly|blokes?|nans?|gutted|chuffed|knackered|autumn|bins?|allotments?|cheers|rang|solicitors?|barristers?|postcode|council|pubs?|kerb|grey|kettle|uk|england|britain|british|london|scotland|wales|ireland|leeds|manchester)$/u;
const AMERICAN_WORDS =
  /^(?:(?:neighbor|color|favor|flavor|harbor|labor|honor)\w*|apologiz\w+|organiz\w+|realiz\w+|moms?|tires?|gray|gas|sidewalks?|apartments?|downtown|dollars?|bucks|freeway|trash|garbage|usa|american|california|texas|ohio|york|boston|chicago|florida)$/u;

/** Classes that no part of speech names. */
const CLASSES: Readonly<Record<string, (token: Token) => boolean>> = {
  NUM: ({ kind }) => kind === 'number',
  YEAR: ({ text }) => /^[12]\d{3}$/u.test(text),
  DET: ({ lower }) => POSSESSIVE.test(lower),
  PLAIN: ({ pos, lower }) => pos === 'DET' || POSSESSIVE.test(lower) || EVERYDAY.test(lower),
  BRITISH: ({ lower }) => BRITISH.test(lower),
  AMERICAN: ({ lower }) => AMERICAN_WORDS.test(lower),
  PLURAL: ({ pos, lower, lemma }) => pos === 'NOUN' && lower !== lemma && lower.endsWith('s'),
  DONE: ({ pos, lower }) => lower.endsWith('ed') && (pos === 'VERB' || pos === 'ADJ'),
  DOING: ({ pos, lower, lemma }) =>
    pos === 'VERB' && lemma !== lower && /(?<!^(?:every|any|some|no)th)ing$/u.test(lower), // not `bring`
};

/** Whether a token, or where there is none the edge of the text, is among what a condition lists. */
export function oneOf(values: ReadonlySet<string>): (token: Token | undefined) => boolean {
  const classes = Object.entries(CLASSES).flatMap(([name, holds]) => (values.has(name) ? holds : []));
  const [ends, stops] = [values.has('END'), values.has('STOP')];
  const edge = ends || stops || values.has('START');
  const kinds = [...values].some((value) => /^\p{Lu}/u.test(value));
  return (token) => {
    if (!token) return edge;
    if (token.kind === 'punctuation' || token.kind === 'emoji')
      return ends || values.has(token.text) || (stops && closes(token));
    if (values.has(token.lower) || (token.lemma !== token.lower && values.has(token.lemma))) return true;
    return kinds && (values.has(token.pos) || classes.some((holds) => holds(token)));
  };
}

/** Whether what a condition lists may stand in a text at all, by its words; what classes name may stand in any. */
export function mayStandIn(values: ReadonlySet<string>): (doc: Doc) => boolean {
  const listed = [...values];
  if (listed.some((value) => /\p{Lu}/u.test(value))) return () => true;
  return (doc) => {
    const words = wordsOf(doc);
    return listed.some((value) => words.has(value));
  };
}

function closes(token: Token): boolean {
  return token.kind === 'emoji' || LAST_MARK.test(token.text);
}
