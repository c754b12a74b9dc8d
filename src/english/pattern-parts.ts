/** An expression as it is read: alternatives, each a sequence of parts. */
export type Sequence = readonly Part[];

/**
 * `letters`: one of these letters or digits; `edge`: a place or a sign where no word goes on; `any`: whatever; `group`:
 * alternatives; `seen`: what must stand before or after the place; `nothing`: what must not.
 */
export interface Part {
  readonly kind: 'letters' | 'edge' | 'any' | 'group' | 'seen' | 'nothing';
  readonly least: number;
  readonly most: number;
  readonly letters?: readonly string[];
  readonly alternatives?: readonly Sequence[];
  readonly behind?: boolean;
  /** Keys of which a text has one where it has such a sign. */
  readonly keys?: readonly string[] | undefined;
}

/** What stands for all pictures, for all digits. */
const PICTURE = '☺';
const DIGIT = '0';
const FIRST_PICTURE = 0x2190;
const IS_PICTURE = /\p{Extended_Pictographic}/u;

/** The keys of a sign: itself, or what stands for its kind; none for letters and spaces. */
export function keysOfSign(sign: string): readonly string[] {
  if (/\d/u.test(sign)) return [DIGIT];
  if (sign === '\n') return [sign];
  if (/[\p{L}\p{M}\s]/u.test(sign)) return (sign.codePointAt(0) ?? 0) < FIRST_PICTURE ? [] : [PICTURE];
  if ((sign.codePointAt(0) ?? 0) >= FIRST_PICTURE) return [PICTURE];
  return IS_PICTURE.test(sign) ? [sign, PICTURE] : [sign];
}

const once = { least: 1, most: 1 };
const ANY: Part = { kind: 'any', ...once };
const EDGE: Part = { kind: 'edge', ...once };
const NOTHING: Part = { kind: 'nothing', ...once };

/** Reads the source of an expression from left to right. */
export class PatternReader {
  private at = 0;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  alternatives(): Sequence[] {
    const found = [this.sequence()];
    while (this.takes(/\|/uy)) found.push(this.sequence());
    return found;
  }

  private sequence(): Sequence {
    const parts: Part[] = [];
    while (this.at < this.source.length && !'|)'.includes(this.source.charAt(this.at)))
      parts.push(this.quantified(this.part()));
    return parts;
  }

  private part(): Part {
    const first = this.source.charAt(this.at);
    if (/[\w ]/u.test(first)) {
      this.at++;
      return ofCharacter(first);
    }
    if (first === '(') return this.bracketed();
    if (first === '[') return ofClass((this.takes(/\[(?:\\.|[^\]\\])*\]/uy) ?? '').slice(1, -1));
    if (first === '\\') return this.escaped();
    if (this.takes(/[\^$]/uy)) return EDGE;
    return this.takes(/\./uy) ? ANY : ofCharacter(this.takes(/./suy) ?? '');
  }

  private bracketed(): Part {
    if (this.takes(/\(\?<?!\[(?=[^\]]*(?:\\p\{L\}|a-z))(?=[^\]]*(?:\\d|\\p\{N\}))[^\]^][^\]]*\]\)/uy)) return EDGE; // no letter beside it
    const opening = this.takes(/\((?:\?(?:<?[!=]|:|<\w+>))?/uy) ?? '';
    const alternatives = this.alternatives();
    this.at++;
    if (opening.endsWith('!')) return NOTHING;
    if (opening.endsWith('=')) return { kind: 'seen', ...once, behind: opening === '(?<=', alternatives };
    return { kind: 'group', ...once, alternatives };
  }

  private escaped(): Part {
    if (this.takes(/\\n/uy)) return { ...EDGE, keys: ['\n'] };
    if (this.takes(/\\[bsWrtfv]/uy)) return EDGE;
    if (this.takes(/\\d/uy)) return { ...ANY, keys: [DIGIT] };
    if (this.takes(/\\p\{(?:Extended_Pictographic|Emoji_Presentation)\}/uy)) return { ...EDGE, keys: [PICTURE] };
    if (this.takes(/\\[pP]\{[^}]*\}|\\k<\w+>|\\[DwSB1-9]/uy)) return ANY;
    return ofCharacter(written(this.takes(/\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|.)/isuy) ?? ''));
  }

  private quantified(part: Part): Part {
    if (!'?*+{'.includes(this.source.charAt(this.at) || '-')) return part;
    const sign = this.takes(/(?:[?*+]|\{\d+(?:,\d*)?\})\??/uy)?.replace(/(?<=.)\?$/u, '');
    if (!sign) return part;
    if (sign === '?') return { ...part, least: 0, most: 1 };
    if (sign === '*' || sign === '+') return { ...part, least: sign === '+' ? 1 : 0, most: Infinity };
    const [least = '0', most = least] = sign.slice(1, -1).split(',');
    return { ...part, least: Number(least), most: most === '' ? Infinity : Number(most) };
  }

  private takes(sticky: RegExp): string | undefined {
    sticky.lastIndex = this.at;
    const [taken] = sticky.exec(this.source) ?? [];
    this.at += taken?.length ?? 0;
    return taken;
  }
}

/** A character as it stands, or by its number. */
function written(character: string): string {
  if (!character.startsWith('\\')) return character;
  const [, code] = /^\\[ux]\{?([\da-f]+)\}?$/iu.exec(character) ?? [];
  return code === undefined ? character.replace(/^\\(?=.)/su, '') : String.fromCodePoint(Number.parseInt(code, 16));
}

/** One of the characters of a class; anything for ranges of letters, kinds of letters, or all but some. */
function ofClass(inside: string): Part {
  if (inside.startsWith('^')) return ANY;
  const members = inside.match(/\\[pPu]\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\.|./gisu) ?? [];
  const characters: string[] = [];
  for (let at = 0; at < members.length; at++) {
    const member = members[at] ?? '';
    if (/^\\p\{(?:Extended_Pictographic|Emoji_Presentation)\}$/u.test(member)) characters.push(PICTURE);
    else if (member === '\\d') characters.push(...'0123456789');
    else if (member === '\\n') characters.push('\n');
    else if (/^\\[srtfv]$/u.test(member)) characters.push(' ');
    else if (/^\\[pPDwWSb]/u.test(member)) return ANY;
    else if (members[at + 1] === '-' && at + 2 < members.length) {
      const [from, to] = [written(member), written(members[at + 2] ?? '')];
      if (from === '0' && to === '9') characters.push(...'0123456789');
      else if ((from.codePointAt(0) ?? 0) >= FIRST_PICTURE) characters.push(PICTURE);
      else return ANY;
      at += 2;
    } else characters.push(written(member));
  }
  return ofCharacters(characters);
}

const known = new Map<string, Part>();

function ofCharacter(character: string): Part {
  const part = known.get(character) ?? ofCharacters([character]);
  known.set(character, part);
  return part;
}

function ofCharacters(characters: readonly string[]): Part {
  const letters = characters.filter((each) => /^\w$/u.test(each));
  if (letters.length === characters.length && letters.length < 9)
    return { kind: 'letters', ...once, letters: letters.map((each) => each.toLowerCase()) };
  const all = characters.map((each) => (/^[a-z_]$/iu.test(each) ? [] : keysOfSign(each).slice(0, 1)));
  const keys = all.every((each) => each.length > 0) ? [...new Set(all.flat())] : undefined;
  return { ...(letters.length === 0 ? EDGE : ANY), keys };
}
