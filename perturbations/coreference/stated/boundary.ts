import type { Said } from './said.js';

const CLAUSE = /^(?:because|since|but|so|although|though|if|when|while|until|unless|before|after|yet|whenever)$/u;
const ADVERB =
  /^(?:today|tonight|yesterday|tomorrow|now|lately|again|already|anymore|either|too|though|yet|recently|everyday|daily|soon|later|much|enough|forever|immediately|anyway|tbh|lol|honestly|altogether|anywhere|everywhere|somewhere|lol|haha)$/u;
const TIME =
  /^(?:morning|afternoon|evening|night|week|weekend|month|year|summer|winter|spring|autumn|fall|monday|tuesday|wednesday|thursday|friday|saturday|sunday|time|semester|term|season)$/u;

/** Whether what a phrase is part of ends at this token: the sentence does, or a clause or adverb of its own begins. */
export function isBoundary(said: Said, at: number): boolean {
  const token = said.tokens[at];
  const next = said.tokens[at + 1];
  if (!token) return true;
  if (token.text === ',' || /^[-–—]+$/u.test(token.text))
    return !/^(?:who|which|whose|where)$/u.test(next?.lower ?? '');
  if (CLAUSE.test(token.lower) || ADVERB.test(token.lower)) return true;
  if (token.lower === 'and' && (next?.pos === 'VERB' || next?.pos === 'AUX') && !/ing$/u.test(next.lower))
    return next.lemma !== next.lower || /^(?:set|put|cut|hit|let|read|shut|will|can|could)$/u.test(next.lower);
  if (token.lower === 'and' && /^(?:never|now|still|then|also|just)$/u.test(next?.lower ?? ''))
    return said.tokens[at + 2]?.pos === 'VERB' || said.tokens[at + 2]?.pos === 'AUX';
  if (token.lower === 'and' && opensClause(said, at + 1)) return true;
  if (/^(?:and|or)$/u.test(token.lower))
    return /^(?:i|we|you|nobody|everyone|it|they|he|she)$/u.test(next?.lower ?? '');
  return isTimeOrDegree(said, at);
}

/** `and support is hopeless`, `and the bar was shut`: a subject with its auxiliary. */
function opensClause({ tokens }: Said, from: number): boolean {
  let at = from;
  while (/^(?:DET|ADJ|NOUN|PROPN)$/u.test(tokens[at]?.pos ?? '') && at - from < 4) at++;
  return at > from && tokens[at]?.pos === 'AUX';
}

/** `at all`, `so far`, `for two years`, `last night`, `this morning`, `in June`. */
export function isTimeOrDegree(said: Said, at: number): boolean {
  const [token, next, third] = [said.tokens[at], said.tokens[at + 1], said.tokens[at + 2]];
  const two = `${token?.lower} ${next?.lower}`;
  if (
    /^(?:at all|at first|at last|at least|so far|right now|one bit|a bit|a lot|as well|to anyone|to everyone|to you|per se|to bits|very much|so much)$/u.test(
      two,
    )
  )
    return true;
  if (/^(?:last|this|next|every|all|each)$/u.test(token?.lower ?? '') && TIME.test(next?.lower ?? '')) return true;
  if (!/^(?:for|in|on|at|since|within|by|during|until|from)$/u.test(token?.lower ?? '')) return false;
  if (
    next?.pos === 'NUM' ||
    next?.kind === 'number' ||
    /^(?:hours|ages|years|weeks|days|months|good|now|once|time|a)$/u.test(next?.lower ?? '')
  ) {
    return next?.lower !== 'a' || /^(?:year|while|week|month|day|bit|hour|moment)$/u.test(third?.lower ?? '');
  }
  return (
    TIME.test(next?.lower ?? '') ||
    (next?.lower === 'the' && /^(?:first|second|third|fifth|tenth|\d+(?:st|nd|rd|th))$/u.test(third?.lower ?? '')) ||
    (next?.lower === 'the' && TIME.test(third?.lower ?? ''))
  );
}

/** A day, an hour, a season: not what a pronoun goes on about. */
export function isTimeNoun(noun: string): boolean {
  return (
    TIME.test(noun) ||
    /^(?:days?|hours?|minutes?|years|months|weeks|nights|january|february|march|april|may|june|july|august|september|october|november|december|lunch|noon|today|yesterday|tomorrow|tonight|people|way|lot|life|stars?)$/u.test(
      noun,
    )
  );
}
