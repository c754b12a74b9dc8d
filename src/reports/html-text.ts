const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML, in an element or between the quotes of an attribute; control characters become a replacement mark. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (char) => ENTITIES[char] ?? char).replaceAll(/(?![\n\t])\p{Cc}/gu, '\uFFFD');
}
