/** `v1.2.0` → `1.2.0`: a version is written either way. */
export function plainVersion(version: string): string {
  return version.replace(/^v(?=\d)/u, '');
}
