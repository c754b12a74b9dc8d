import { type Doc, perDoc } from '../../../src/plugin.js';
import type { Asked } from '../asked.js';

/** `A woman finds a wallet.`: of someone made up for the question nobody has been told anything. */
export const isCase = perDoc(({ sentences: [first, second] }: Doc): boolean => {
  return second !== undefined && /^(?:an?|two|three|some|someone|somebody|one) /iu.test(first?.text ?? '');
});

/** Words that a question has and a statement has not: `last long`, `anywhere on the pitch`. */
const ONLY_ASKED =
  /\b(?:any|anyone|anybody|anything|anywhere|ever)\b|\b(?:be|hold|keep|last|live|need|run|stand|stay|survive|take|wait) (?:\p{L}+ )?long\b(?! enough)|\b(?:change|cost|differ|help|hurt|matter|mind|vary|weigh) (?:very )?much\b/u;

/** `Two bakers could share a birthday`: what may happen to some or other is no news; nor is it said as it is asked. */
export function isVague({ question: { auxiliary, subject, predicate } }: Asked): boolean {
  if (ONLY_ASKED.test(predicate.text) && !/^there\b/iu.test(subject.text)) return true;
  return /^(?:can|could|might|may)$/u.test(auxiliary.lower) && /^(?:two|three|four|five|several) /iu.test(subject.text);
}

/** What is only supposed of somebody, or asked of any, is nothing that one is told. */
export const isSupposed = perDoc(({ text }: Doc): boolean => {
  return /^would (?:an? |any|some|most )|^(?:if|after|before|when|once|suppose|say|let['’]s say)\b|\d+ (?:seats|pounds|euros|dollars|metres|miles|minutes|hours)\b|\bany(?:one|body|thing|where)?\b/iu.test(
    text,
  );
});
