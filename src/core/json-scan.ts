/** The first place where a text stops being JSON; `offset` is UTF-16. */
interface JsonFault {
  readonly offset: number;
  /** `expected a value, got "]"` */
  readonly reason: string;
}

/** Where the elements of lists start (UTF-16 offsets): of the list that the text is, or of those one key down. */
export type ElementOffsets = ReadonlyMap<string | undefined, readonly number[]>;

export type JsonScan =
  | { readonly ok: true; readonly elements: ElementOffsets }
  | { readonly ok: false; readonly fault: JsonFault };

type Expected = 'value' | 'value or "]"' | 'key' | 'key or "}"' | '":"' | '"," or "]"' | '"," or "}"' | 'end';

const SPACE = /[ \t\n\r]*/y;
const TOKEN =
  /[{}[\],:]|"[ !#-[\]-\u{10FFFF}]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\u{10FFFF}]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])|(?:true|false|null)(?!\w)/uy;

const PHRASES: Readonly<Record<Expected, string>> = {
  value: 'a value',
  'value or "]"': 'a value or "]"',
  key: 'a key in double quotes',
  'key or "}"': 'a key in double quotes or "}"',
  '":"': '":"',
  '"," or "]"': '"," or "]"',
  '"," or "}"': '"," or "}"',
  end: 'the end of the text',
};

/**
 * Checks a text against the JSON grammar (RFC 8259) and notes where elements start. Beside `JSON.parse` because its
 * messages differ between versions of Node, mostly lack a position, and nothing in its result does.
 */
export function scanJson(text: string): JsonScan {
  const scanner = new Scanner();
  for (let at = skipSpace(text, 0); ; ) {
    const token = tokenAt(text, at);
    if (at === text.length && scanner.expected === 'end') return { ok: true, elements: scanner.elements };
    if (token === undefined || !scanner.accepts(token, at)) {
      return {
        ok: false,
        fault: { offset: at, reason: `expected ${PHRASES[scanner.expected]}, got ${got(text, at)}` },
      };
    }
    at = skipSpace(text, at + token.length);
  }
}

/** A state machine over the tokens; `open` holds the containers around the place reached. */
class Scanner {
  readonly elements = new Map<string | undefined, number[]>();
  expected: Expected = 'value';
  private readonly open: { readonly list: boolean; key: string | undefined }[] = [];

  accepts(token: string, at: number): boolean {
    switch (this.expected) {
      case 'value':
        return this.value(token, at);
      case 'value or "]"':
        return token === ']' ? this.close() : this.value(token, at);
      case 'key':
        return this.key(token);
      case 'key or "}"':
        return token === '}' ? this.close() : this.key(token);
      case '":"':
        return token === ':' && this.expect('value');
      case '"," or "]"':
        return token === ']' ? this.close() : token === ',' && this.expect('value');
      case '"," or "}"':
        return token === '}' ? this.close() : token === ',' && this.expect('key');
      case 'end':
        return false;
    }
  }

  private value(token: string, at: number): boolean {
    if ('}],:'.includes(token)) return false;
    this.note(at);
    if (token !== '{' && token !== '[') return this.afterValue();
    const [outer] = this.open;
    if (token === '[' && this.open.length <= 1 && !outer?.list) this.elements.set(outer?.key, []);
    this.open.push({ list: token === '[', key: undefined });
    return this.expect(token === '[' ? 'value or "]"' : 'key or "}"');
  }

  private key(token: string): boolean {
    const object = this.open.at(-1);
    if (!token.startsWith('"') || object === undefined) return false;
    if (this.open.length === 1) object.key = String(JSON.parse(token));
    return this.expect('":"');
  }

  /** A list's element counts where the list is the text, or the value of a key of the object that is the text. */
  private note(at: number): void {
    const [outer, inner] = this.open;
    if (this.open.length === 1 && outer?.list) this.elements.get(undefined)?.push(at);
    if (this.open.length === 2 && !outer?.list && inner?.list) this.elements.get(outer?.key)?.push(at);
  }

  private close(): boolean {
    this.open.pop();
    return this.afterValue();
  }

  private afterValue(): boolean {
    const around = this.open.at(-1);
    return this.expect(around === undefined ? 'end' : around.list ? '"," or "]"' : '"," or "}"');
  }

  private expect(expected: Expected): true {
    this.expected = expected;
    return true;
  }
}

function skipSpace(text: string, at: number): number {
  SPACE.lastIndex = at;
  SPACE.test(text);
  return SPACE.lastIndex;
}

function tokenAt(text: string, at: number): string | undefined {
  TOKEN.lastIndex = at;
  return TOKEN.exec(text)?.[0];
}

function got(text: string, at: number): string {
  if (at >= text.length) return 'the end of the text';
  if (text[at] === '"' && tokenAt(text, at) === undefined) return 'a string with a wrong escape or without its end';
  const word = /^(?:"[^"]{0,20}"?|[\w.+-]{1,20}|.)/su.exec(text.slice(at, at + 25))?.[0] ?? '';
  return word.startsWith('"') ? word : JSON.stringify(word);
}
