const UNABLE =
  "(?:can't|cannot|can not|could not|couldn't|am unable to|'m unable to|am not able to|'m not able to|unable to|not able to)";

const TASK_VERBS =
  `answer|assist|help|determine|say|tell|give|provide|classify|categorize|categorise|judge|decide|comply|do
  that|do this|fulfil|fulfill|respond|reply|analyze|analyse|engage|continue|assess|evaluate|identify|label|process|share
  |discuss|offer|be sure|be certain|know|make|find|access|see|view|read|confirm|verify|choose|pick|complete|support
  |participate|predict|speculate|infer|ascertain|conclude|comment|rate|figure|generate|create|produce|perform|proceed
  |establish|detect|recommend|form|have|express`
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll(' |', '|');

/** Ways to decline, in folded text. Every repetition is bounded, so that the search is linear. */
const REFUSALS: readonly RegExp[] = [
  new RegExp(`\\b${UNABLE} (?:\\w{2,12} ){0,2}(?:${TASK_VERBS})\\b`),
  new RegExp(`\\bi(?: am|'m)? ?${UNABLE}\\s*(?:[.!,]|$)`),
  /\b(?:i|we) (?:won't|will not|must decline|have to decline|decline|refuse|prefer not|would rather not)\b/,
  /\b(?:i|we) (?:do not|don't) (?:\w{2,12} )?(?:know|have (?:\w{2,12} ){0,2}(?:information|context|access|knowledge|data|details|opinions?|feelings|examples|ability))\b/,
  /\b(?:i|we)(?: am|'m| are|'re) not (?:\w{2,12} )?(?:sure|certain|comfortable|allowed|permitted|designed|programmed|familiar)\b/,
  /\bi have no (?:\w{2,12} ){0,2}(?:information|context|access|knowledge|data|examples|way|means|idea|basis|opinions?)\b/,
  /\b(?:cannot|can't|can not) be (?:\w{2,12} ){0,2}(?:determined|answered|classified|inferred|known|established|judged)\b/,
  /\b(?:impossible|not possible|no way) to (?:\w{2,12} )?(?:determine|say|tell|answer|know|classify|judge|decide)\b/,
  /\b(?:not enough|insufficient|lack of|no) (?:\w{2,12} )?(?:information|context|data|details)\b/,
  /\b(?:not enough|insufficient) (?:\w{2,12} )?evidence\b/,
  /\bagainst (?:my|our|the) (?:\w{2,12} )?(?:guidelines|programming|policy|policies|principles)\b/,
  /^\W{0,5}(?:i'm|i am)? ?(?:so |very |really )?sorry\W{0,5}$/,
];

/** Refusals that begin with a `No` which is no answer: `No, I can't help with that.` */
const REFUSING_NO =
  /^[^\p{L}]{0,20}no\b[\s,.!;:–—-]{0,5}(?:(?:i'm |i am )?sorry\b[\s,.;]{0,3})?(?:but )?i(?: am|'m)? ?(?:can't|cannot|can not|won't|will not|unable to|not able to) (?:\w{2,12} )?(?:help|assist|answer|provide|comply|do that|do this|fulfil|fulfill|engage|discuss|generate|create|share|continue|respond)\b/u;

/** Whether a folded text declines to answer, in whatever words; it may still give a label elsewhere. */
export function isRefusal(folded: string): boolean {
  return REFUSALS.some((refusal) => refusal.test(folded));
}

/** Whether a folded text opens with a `No` to the request, not to the question. */
export function isRefusingNo(folded: string): boolean {
  return REFUSING_NO.test(folded);
}
