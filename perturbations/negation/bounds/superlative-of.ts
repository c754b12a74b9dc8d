import type { Token } from '../../../src/plugin.js';

/** Who ranks it, by what they have done with it, and where that ends. */
interface Told {
  readonly who: string;
  readonly verb: string;
  readonly particle: string;
  readonly of: string;
  readonly ever: boolean;
  /** Whether a stretch of time follows that is not one's life: `all year`, `in ages`. */
  readonly span: boolean;
  readonly end: number;
}

/** `ever`, `of my life`, `of the year`: what one has had. */
export function lifetime(tokens: readonly Token[], at: number): Told | undefined {
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const had = { who: "I've", verb: 'had', particle: '', span: false };
  if (first?.lower === 'ever' && isEnd(second)) return { ...had, of: '', ever: true, end: first.end };
  if (first?.lower === 'of' && second?.lower === 'my' && third?.lower === 'life' && isEnd(tokens[at + 3]))
    return { ...had, of: ' in my life', ever: false, end: third.end };
  return undefined;
}

/** `I've ever had`, `we have eaten all year`. */
export function relative(tokens: readonly Token[], at: number): Told | undefined {
  let next = at;
  if (tokens[next]?.lower === 'that') next++;
  const [who, have] = [tokens[next], tokens[next + 1]];
  if (!who || !have || !/^(?:i|we)$/u.test(who.lower) || !/^(?:'ve|’ve|have)$/u.test(have.lower)) return undefined;
  next += 2;
  const ever = tokens[next]?.lower === 'ever';
  if (ever) next++;
  const verb = tokens[next];
  const particle =
    /^(?:through|with|to|on|in|at)$/u.test(tokens[next + 1]?.lower ?? '') && isTail(tokens[next + 2])
      ? tokens[next + 1]
      : undefined;
  const last = particle ?? verb;
  if (!verb || !last || (verb.pos !== 'VERB' && verb.lower !== 'had') || !isTail(tokens[next + (particle ? 2 : 1)]))
    return undefined;
  if (!ever && isEnd(tokens[next + (particle ? 2 : 1)])) return undefined;
  return {
    who: who.lower === 'i' ? "I've" : `${who.text === 'we' ? 'we' : 'We'}'ve`,
    verb: verb.lower,
    particle: particle ? ` ${particle.lower}` : '',
    of: '',
    ever: false,
    span: isSpan(tokens.slice(tokens.indexOf(last) + 1)),
    end: last.end,
  };
}

function isEnd(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'emoji' || /^[.!,]+$/u.test(token.text);
}

function isTail(token: Token | undefined): boolean {
  return isEnd(token) || /^(?:in|all|so|this|here|there)$/u.test(token?.lower ?? '');
}

function isSpan([first, second]: readonly Token[]): boolean {
  return /^(?:all|this|so)$/u.test(first?.lower ?? '') || (first?.lower === 'in' && second?.lower !== 'my');
}
