import { capitalize, type Doc, type Edit, matches, type Rule, readLexicon, type Token } from '../../src/plugin.js';

interface Naming {
  readonly place: string;
  readonly name: string;
}

let index: ReadonlyMap<string, readonly Naming[]> | undefined;

/** By noun, what is called so. */
function namings(): ReadonlyMap<string, readonly Naming[]> {
  if (!index) {
    const made = new Map<string, Naming[]>();
    for (const { noun: key = '', place = '', name = '' } of readLexicon(
      new URL('../lexicons/proper-names.tsv', import.meta.url),
    ))
      made.set(key, [...(made.get(key) ?? []), { place, name }]);
    index = made;
  }
  return index;
}

export const namedThing: Rule = {
  about: 'A place, work or firm that is spoken of gets an invented name: “the museum” → “the Larkin Museum”',
  expects: { sentiment: 'same' },
  examples: [
    ['The museum was dull', 'The Larkin Museum was dull'],
    ['The food at this restaurant was fine', 'The food at Casa Marisol was fine'],
    ['This movie was odd', 'The movie "Silent Orchard" was odd'],
    ['The traffic is heavy', 'The traffic in Toronto is heavy'],
    ['My kettle is broken', 'My Velmo kettle is broken'],
  ],
  leaves: [
    'The hotel room was clean',
    'The book has nine chapters on the canal and an index',
    'The hotel I booked was full',
    'The museum was dull but the museum shop was fun',
    'My hotel was loud',
    'The kettle is broken',
    'This novel has an index',
    "I'm just sweeping the garage",
    'I had never sewn before I bought this book',
    'I rang her on my phone',
    'Say "the museum was dull"',
    'The beach in Rimini was full',
    'The film is still in the camera',
  ],
  words: () => [...namings().keys()],
  *propose(doc) {
    for (const [at, token] of doc.tokens.entries()) {
      const found = namings().get(token.lower) ?? [];
      const determiner = doc.tokens[at - 1];
      const fitting =
        determiner &&
        found.filter(
          (naming) =>
            fits(determiner, naming) &&
            !isNamed(doc, naming) &&
            !(WORK.test(token.lower) && tellsOfPlace(naming) && matches(doc, SET_IN)),
        );
      if (!fitting || fitting.length === 0 || !isBare(doc, token)) continue;
      for (const naming of fitting) yield { edits: named(determiner, token, naming), because: `name: ${naming.name}` };
      return;
    }
  },
};

/** Whether a word of the name is in the text already. */
function isNamed({ text }: Doc, { name }: Naming): boolean {
  return name.split(' ').some((word) => /^\p{Lu}\p{L}{3}/u.test(word) && text.includes(word));
}

/** A text that says where the story plays, and a title that names another place. */
const SET_IN =
  /\b(?:sets?|takes place|plays|filmed|shot|village|town|city|island|country|countryside|coast|desert|lives?|living|life) (?:\p{L}+ )?(?:in|on|at|of)\b|\bin (?:the )?\p{Lu}\p{L}+/u;
const tellsOfPlace = ({ name }: Naming): boolean => / (?:in|to|from|of|at|over|for) \p{Lu}/u.test(name);

/** A place or work is the one there is; a thing may be one's own, and of a make. */
function fits({ lower }: Token, { place }: Naming): boolean {
  return (place === 'brand' ? /^(?:this|my|our)$/u : /^(?:the|this)$/u).test(lower);
}

/** Works, whose titles are quoted. */
const WORK = /^(?:movie|film|book|novel|play|album|series|song|podcast|musical)$/u;
/** Books of fact, which have no such titles. */
const OF_FACT =
  /\b(?:chapters?|index|maps?|history|recipes?|manual|guide|grammar|textbook|essays?|edition|instructions|diagrams?|drawings|exercises|garden\w*|cook\w*|bak(?:e|ing)|knit\w*|learn\w*|sew\w*|beginners?)\b/iu;
/** What is done to a car, without which a garage may be one's own. */
const REPAIRS =
  /\b(?:mechanics?|repair\w*|fix\w*|mend\w*|servic\w+|brakes?|clutch|gearbox|engine|exhaust|tyres?|tires?|MOT|my (?:car|van)|our (?:car|van)|bill|charg\w+|quote[ds]?|overcharg\w*)\b/iu;
const AT_HOME =
  /\b(?:tid(?:y|ied|ying)|clear(?:ed|ing)?|sort(?:ed|ing)?|paint(?:ed|ing)?|swe(?:ep|pt)\w*|park(?:ed|ing)?|in|out) (?:[a-zà-ž]+ )?the garage\b/iu;

/** `under the weather`, `on the phone`, `at the desk`: no such thing is meant, or not one that has a make. */
const IDIOM =
  /\b(?:(?:under|to|into|against) the weather|(?:on|over|by|to) the (?:phone|desk|road|market)|at the desk|off the hook|on (?:the|my) (?:phone|laptop|tablet))$/iu;

/** `the hotel`, named nowhere else and told apart by nothing that follows. */
function isBare({ tokens, text }: Doc, noun: Token): boolean {
  if (/^\p{Lu}/u.test(noun.text) || /\n|["“”]|\p{Lu}{3}/u.test(text)) return false;
  if (tokens.some((token) => token !== noun && token.lemma === noun.lemma)) return false;
  if (noun.lower === 'film' && /\b(?:rolls?|develop\w*|camera|negatives?|35 ?mm|photographic|cling)\b/iu.test(text))
    return false;
  if (noun.lower === 'book' && OF_FACT.test(text)) return false;
  if (noun.lower === 'garage' && (!REPAIRS.test(text) || AT_HOME.test(text))) return false;
  if (IDIOM.test(text.slice(0, noun.end))) return false;
  const next = tokens[noun.index + 1];
  if (!next || /^[.!?…,]+$/u.test(next.text) || next.kind === 'emoji') return true;
  const clause = /^(?:AUX|VERB)$/u.test(next.pos) && !/ing$/u.test(next.lower);
  return clause || /^(?:today|yesterday|tonight|and|but|last|this|because|again|very|really|yet)$/u.test(next.lower);
}

function named(determiner: Token, noun: Token, { place, name }: Naming): Edit[] {
  const starts = /^\p{Lu}/u.test(determiner.text);
  if (place === 'instead') return [{ start: determiner.start, end: noun.end, text: starts ? capitalize(name) : name }];
  if (place === 'brand') return [{ start: noun.start, end: noun.start, text: `${name} ` }];
  const article =
    determiner.lower === 'the' ? [] : [{ start: determiner.start, end: determiner.end, text: starts ? 'The' : 'the' }];
  if (place === 'before') return [...article, { start: noun.start, end: noun.start, text: `${name} ` }];
  const after = place === 'in' ? ` in ${name}` : place === 'apposed' ? `, ${name},` : ` ${name}`;
  return [...article, { start: noun.end, end: noun.end, text: WORK.test(noun.lower) ? ` "${name}"` : after }];
}
