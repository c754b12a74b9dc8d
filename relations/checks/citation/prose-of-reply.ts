/**
 * A reply as it cites: of JSON the texts in it, those under a key that says so between brackets (`"citations": ["doc_1"]`
 * cites `[doc_1]`); otherwise all of it but code.
 */
export function proseOfReply(reply: string): string {
  const json = parsed(reply.replace(/^\s*```(?:json)?\s*\n([\s\S]*?)```\s*$/u, '$1'));
  if (json !== undefined) return textsOf(json).join('\n');
  return reply
    .replace(/```[\s\S]*?(?:```|$)/gu, '\n')
    .replace(/`([^`\n]*)`/gu, (_, code: string) =>
      /^[\s[(]*[\w.:-]+[\s\])]*$/u.test(code) && !/^\w+\[/u.test(code) ? code : ' ',
    );
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keys under which a text is a citation. */
const CITING = /cit|source|ref|doc|evidence/iu;

function textsOf(value: unknown): readonly string[] {
  const texts: string[] = [];
  const rest: { readonly value: unknown; readonly isCited: boolean }[] = [{ value, isCited: false }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { value: each, isCited } = next;
    if (typeof each === 'string') texts.push(isCited ? `[${each}]` : each);
    else if (typeof each === 'object' && each !== null)
      for (const [key, inner] of Object.entries(each).reverse())
        rest.push({ value: inner, isCited: Array.isArray(each) ? isCited : CITING.test(key) });
  }
  return texts;
}
