/** A URL in a text; what ends its sentence is cut off by `cleanUrl`. */
export const URL_PATTERN = /https?:\/\/[^\s<>"'`\]】|\\]{3,2000}/giu;

/** A URL as it is compared and shown: without what ends the sentence, the bracket around it, a slash at its end. */
export function cleanUrl(url: string): string {
  let cleaned = url.replace(/[.,;:!?*_]+$/u, '');
  if (cleaned.endsWith(')') && !cleaned.includes('(')) cleaned = cleaned.slice(0, -1).replace(/[.,;:!?*_]+$/u, '');
  return cleaned.replace(/\/$/u, '');
}

/** Whether two URLs are one page: scheme, `www.` and letter case of the host aside. */
export function isSameUrl(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

function comparable(url: string): string {
  const [, host = '', rest = ''] = /^https?:\/\/(?:www\.)?([^/?#]*)(.*)$/iu.exec(cleanUrl(url)) ?? [];
  return `${host.toLowerCase()}${rest}`;
}
