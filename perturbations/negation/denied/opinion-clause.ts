import { type Clause, type Doc, perDoc } from '../../../src/plugin.js';
import { isNegator } from '../asked.js';
import { cuesIn } from '../cue.js';

/** Emoji that show no mood: food, animals, vehicles, buildings, weather apart from the sun, tools, music. */
export const PLAIN_EMOJI =
  /[\u{1F32D}-\u{1F37F}\u{1F400}-\u{1F43F}\u{1F950}-\u{1F96F}\u{1F680}-\u{1F6FF}\u{1F3A0}-\u{1F3C5}\u{1F3C7}-\u{1F3CF}\u{1F9C0}-\u{1F9CB}\u{1F9D7}\u{1F9D8}\u{1F3E0}-\u{1F3F0}\u{1F451}-\u{1F462}\u{1F4BA}-\u{1F4FF}\u{1F5BC}\u{1F5C2}-\u{1F5C4}\u{1F5D3}\u{1FA90}-\u{1FAA0}\u{1F39E}\u{1F39F}\u{1F9F0}-\u{1F9FF}✈⛵⛺☕]/u;
const EMOJI = /\p{Extended_Pictographic}/gu;

/** Words by which the statement is weighed, hedged, joined on or bound to one moment. */
const WEIGHED =
  /^(?:but|yet|although|though|while|whereas|because|since|unless|until|if|when|except|despite|than|as|only|even|too|which|who|that|still|anymore|again|also|just|always|almost|nearly|never|no|nothing|nobody|none|not|n't|usually|sometimes|once|first|honestly|what|how|why|all|every|everyone|everybody|everything|each|both|most|many|some|few|any|half|please|thanks|thank|sorry|again|hardly|barely|rather|somewhat|guess|suppose|think|quite|pretty|or|more|less|most|least)$/u;

export interface Opinion {
  readonly clause: Clause;
  readonly polarity: 'positive' | 'negative';
}

/** The clause with `be` that makes up the whole text and carries its label in the predicate: `The dentist was gentle`. */
export const opinionClause = perDoc(findOpinion);

function findOpinion(doc: Doc): Opinion | undefined {
  const [clause, second] = doc.clauses;
  const [sentence, more] = doc.sentences;
  if (!clause || second || !sentence || more || sentence.kind !== 'statement' || doc.tokens.length > 18)
    return undefined;
  if (
    doc.tokens[0]?.start !== clause.start ||
    clause.negation ||
    !/^(?:is|are|was|were|'s|'re|'m|am)$/u.test(clause.finite.lower)
  )
    return undefined;
  if (
    (clause.verb !== clause.finite && clause.verb.lower !== 'feeling') ||
    clause.rest.tokens.length === 0 ||
    clause.rest.tokens.length > 10
  )
    return undefined;
  if (/["“”;:,!?…]|\b\p{Lu}{2,}\b/u.test(doc.text.replaceAll(/\b(?:I|TV|GP|DIY|BBQ|HR|IT)\b/gu, ''))) return undefined;
  if (doc.tokens.some((token) => WEIGHED.test(token.lower) || isNegator(token) || token.kind === 'literal'))
    return undefined;
  if ((doc.text.match(EMOJI) ?? []).some((each) => !PLAIN_EMOJI.test(each))) return undefined;
  const cues = cuesIn(clause.tokens).filter(({ token }) => token.start >= clause.rest.start);
  const [cue] = cues;
  if (!cue || cuesIn(doc.tokens).length !== cues.length || cues.some(({ polarity }) => polarity !== cue.polarity))
    return undefined;
  if (cues.some(({ says }) => says === 'event')) return undefined;
  return { clause, polarity: cue.polarity };
}
