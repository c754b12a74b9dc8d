import { conjugate, isInfinitive, type Token } from '../../../src/plugin.js';

/** Index of what is said of a short subject after `be`, where its words leave one place only, whatever they were taken for. */
export function onlyPlace(tokens: readonly Token[]): number | undefined {
  const [, first, second, than] = tokens;
  if (
    /^(?:NOUN|PROPN|PRON)$/u.test(first?.pos ?? '') &&
    /^\p{Ll}{2,}er$/u.test(second?.text ?? '') &&
    than?.lower === 'than'
  )
    return 2; // `gold | denser than lead`
  if (isKindOf(tokens)) return 2;
  const article = tokens.findIndex(({ lower }, at) => at > 2 && /^an?$/u.test(lower));
  if (article === 3 && /^(?:every|each)$/u.test(tokens[1]?.lower ?? '') && tokens.length < 7) return 3;
  return donePlace(tokens);
}

/** `koalas | picky eaters` */
function isKindOf([, subject, adjective, noun, ...rest]: readonly Token[]): boolean {
  return rest.length === 0 && isPlural(subject) && adjective?.pos === 'ADJ' && isPlural(noun);
}

function isPlural(token: Token | undefined): boolean {
  return token?.pos === 'NOUN' && token.lower !== token.lemma && /[^s]s$/u.test(token.lower);
}

/** `a kimono | fastened with zips`: without the participle nothing would be said of it. */
function donePlace(tokens: readonly Token[]): number | undefined {
  const at = tokens.findIndex(
    ({ lower }, place) => place > 1 && isDone(lower) && /^(?:with|by)$/u.test(tokens[place + 1]?.lower ?? ''),
  );
  if (at < 2) return undefined;
  const from = /^(?:normally|usually|often|always|sometimes|still|also|ever)$/u.test(tokens[at - 1]?.lower ?? '')
    ? at - 1
    : at;
  const [subject, rest] = [tokens.slice(1, from), tokens.slice(at + 2)];
  if (from < 2 || !subject.every(({ pos, lower }) => /^(?:NOUN|PROPN|DET)$/u.test(pos) && !isDone(lower)))
    return undefined;
  if (subject.some(({ pos }, place) => place > 0 && pos === 'DET')) return undefined; // `Dracula | a novel written by Stoker`
  const plain = rest.every(
    ({ pos, lower }, place) =>
      /^(?:DET|NOUN|PROPN|NUM|ADP)$/u.test(pos) ||
      /^(?:its|their|his|her|and)$/u.test(lower) ||
      (pos === 'ADJ' && /^(?:NOUN|PROPN)$/u.test(rest[place + 1]?.pos ?? '')),
  );
  return plain && rest.length > 0 && !/^(?:DET|ADP)$/u.test(subject.at(-1)?.pos ?? '') ? from : undefined;
}

/** A participle by its form. */
function isDone(lower: string): boolean {
  if (/^(?:strung|worn|bound|made|built|woven|driven|drawn|lit|fed|hung|held|filled)$/u.test(lower)) return true;
  return [lower.slice(0, -2), lower.slice(0, -1), lower.slice(0, -3)].some(
    (base) => /[^e]ed$/u.test(lower) && isInfinitive(base) && conjugate(base, 'past') === lower,
  );
}
