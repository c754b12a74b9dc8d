/** The language, or other note, after the marks that open a fence stays inside: it goes with its code. */
const FENCED = /```[\s\S]*?(?:```|$)|~~~[\s\S]*?(?:~~~|$)/gu;

/** A reply that is one fence with JSON in it. */
const FENCED_JSON = /^\s*```(?:json)?\s*\n([\s\S]*?)```\s*$/u;

/** Keys under which a text is a citation. */
const CITING = /cit|source|ref|doc|evidence/iu;

/** What a person reads of a reply: of JSON the texts in it, otherwise all but code, URLs and e-mail addresses. */
export function proseOfReply(reply: string): string {
  const json = parsed(reply);
  const text =
    json === undefined ? reply.replace(FENCED, '\n').replace(/`[^`\n]*`/gu, ' ') : textsOf(json).map(plain).join('\n');
  return text.replace(/\bhttps?:\/\/\S+|[\w.+-]{1,64}@[\w.-]{1,255}/giu, ' ');
}

/**
 * A reply as it cites: of JSON the texts in it, those under a key that says so between brackets (`"citations": ["doc_1"]`
 * cites `[doc_1]`); otherwise all of it but code.
 */
export function citingProse(reply: string): string {
  const json = parsed(reply);
  if (json !== undefined)
    return textsOf(json)
      .map(({ text, isCited }) => (isCited ? `[${text}]` : text))
      .join('\n');
  return reply
    .replace(FENCED, '\n')
    .replace(/`([^`\n]*)`/gu, (_, code: string) =>
      /^[\s[(]*[\w.:-]+[\s\])]*$/u.test(code) && !/^\w+\[/u.test(code) ? code : ' ',
    );
}

interface Text {
  readonly text: string;
  readonly isCited: boolean;
}

function plain({ text }: Text): string {
  return text;
}

function parsed(reply: string): object | undefined {
  try {
    const value: unknown = JSON.parse(reply.replace(FENCED_JSON, '$1'));
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function textsOf(value: unknown): readonly Text[] {
  const texts: Text[] = [];
  const rest: { readonly value: unknown; readonly isCited: boolean }[] = [{ value, isCited: false }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { value: each, isCited } = next;
    if (typeof each === 'string') texts.push({ text: each, isCited });
    else if (typeof each === 'object' && each !== null)
      for (const [key, inner] of Object.entries(each).reverse())
        rest.push({ value: inner, isCited: Array.isArray(each) ? isCited : CITING.test(key) });
  }
  return texts;
}
