/**
 * Text as it is compared: Unicode compatibility forms (NFKC) and letter case evened out, invisible characters left out,
 * quotes, hyphens and full stops of all kinds made one. Its length may differ from the text's.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Variation_Selector}]/gu, '')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u2018\u2019\u201B\u02BC\u00B4]/g, "'")
    .replace(/[\u201C-\u201F\u00AB\u00BB]/g, '"')
    .replace(/[\u2010\u2011\u2212]/g, '-')
    .replace(/\u2044/g, '/')
    .replace(/[\u3002\uFF61]/g, '.')
    .replace(/[\u3001\uFF64]/g, ',');
}
