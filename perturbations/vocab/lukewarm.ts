import type { Doc } from '../../src/plugin.js';

/** Whether what is said is neither good nor bad, so that nobody has to own up to it: `The hotel was standard`. */
export function isLukewarm({ text }: Doc): boolean {
  return /\b(?:average|standard|typical|normal|ordinary|regular|okay|ok|usual|fine|as expected|so-so|crowded|uneventful|alright|all right|mediocre|short|long)\b/iu.test(
    text,
  );
}
