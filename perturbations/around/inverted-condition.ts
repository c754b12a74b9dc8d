/**
 * A sentence that opens with a condition by inversion, after which another question comes: `Had you been there, would …`,
 * `Were it not for the sea, would …`.
 */
export function opensWithCondition(text: string): boolean {
  return /^(?:had|were|should)\b[^?]*,\s*(?:then )?(?:would|could|might|will|can|is|are|was|were|do|does|did|has|have)(?:n['’]t)? /iu.test(
    text.trim(),
  );
}
