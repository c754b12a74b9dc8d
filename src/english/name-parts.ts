import type { Token } from '../core/doc.js';

/** `Apollo 13`, `room 12`: a number that names which one. */
export function isNumbered(tokens: readonly Token[], head: number): boolean {
  const [noun, number, next] = [tokens[head], tokens[head + 1], tokens[head + 2]];
  if (!noun || !/^\d{1,3}$/u.test(number?.text ?? '') || (next && ['NOUN', 'ADJ', 'PROPN'].includes(next.pos)))
    return false;
  return (
    next !== undefined && next.text !== ':' && next.text !== '-' && (noun.pos === 'PROPN' || NUMBERED.test(noun.lower))
  );
}

const NUMBERED =
  /^(?:route|room|chapter|game|flight|platform|bus|gate|volume|episode|season|phase|type|level|page|version|terminal)$/u;

/** `a 33 year old`, where no noun follows. */
export function isAge(tokens: readonly Token[], head: number): boolean {
  const [number, unit, old, next] = [tokens[head - 1], tokens[head], tokens[head + 1], tokens[head + 2]];
  if (number?.pos !== 'NUM' || old?.lower !== 'old' || !/^(?:year|month|week|day)$/u.test(unit?.lower ?? ''))
    return false;
  return next !== undefined && !['NOUN', 'ADJ', 'PROPN'].includes(next.pos);
}

const BYNAME =
  /^(?:Great|Terrible|Conqueror|Magnificent|Bold|Fair|Wise|Baptist|Elder|Younger|Impaler|Confessor|Lionheart|Elf|Hutt|Clown|Barbarian|Explorer|Builder|Pooh|Red|Bald|Kid|Grey|White|Cat|Dog|Bear|Hun)$/u;

/** `Ivan the Terrible`: article and byname belong to the name. */
export function isByname(tokens: readonly Token[], at: number, head: number | undefined): boolean {
  if (head !== at - 1 || tokens[head]?.pos !== 'PROPN' || tokens[at]?.lower !== 'the') return false;
  return BYNAME.test(tokens[at + 1]?.text ?? '') && tokens[at + 2]?.pos !== 'PROPN';
}
