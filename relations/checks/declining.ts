import { fold, isRefusal, parse } from '../../src/plugin.js';

/** A refusal comes first, or after a word of regret; what comes later is about something in the answer. */
const SENTENCES = 2;

const CANNOT =
  "(?:can't|cannot|can not|could not|couldn't|(?:am|'m|are|'re|is|be) (?:unable|not able) to|unable to|not able to)";
const HELP =
  'help|assist|answer|provide|discuss|do|be able|write|create|generate|engage|comply|participate|continue|share (?:this|that|it)|respond|support|take part';

/** What looks like a refusal in a sentence and is none: who cannot is not the speaker, or what is not done is no request. */
const OTHERWISE: readonly RegExp[] = [
  // «If you cannot access your account, …»; «… that you can't log in»
  new RegExp(
    `\\b(?:you|they|he|she|it|who|which|customers?|users?|people|someone|anyone|others|the \\w{1,20}|your \\w{1,20}|this \\w{1,20})(?: \\w{1,12}ly| also| still)? ${CANNOT}(?! be (?:determined|answered|inferred|known))[^,.;!?]{0,200}`,
    'gu',
  ),
  /\b(?:if|when|whenever|in case|should) (?:you|they|your|it|this|that|the|he|she|i|we)\b[^,.;!?]{0,200}/gu,
  // «I can't find your order», «I can't wait», «we cannot guarantee the day»
  new RegExp(
    `${CANNOT} (?:find|locate|wait|thank|stress|help but|believe|imagine|agree more|guarantee|promise|be sure|rule out|emphasi[sz]e|overstate)\\b`,
    'gu',
  ),
  // «We will not charge you»
  new RegExp(`\\b(?:i|we) (?:won't|will not)(?! (?:\\w{1,12} )?(?:${HELP})\\b)`, 'gu'),
  // «No data is lost»
  /\bno (?:\w{1,12} )?(?:data|information|details|context)\b(?! (?:to|about|on|in|available|provided|given|is (?:given|available|provided))\b)/gu,
  /\b(?:i|we) do(?: not|n't) know (?:if|whether|about) you\b/gu,
];

/** What the reader of labels need not know: refusals to do something else than answer. */
const DECLINES: readonly RegExp[] = [
  new RegExp(`\\b(?:i|we)(?: \\w{1,12}ly| just| also)? ?${CANNOT} (?:\\w{1,12}ly )?(?:\\w{2,20})`, 'u'),
  /\b(?:not|n't) something (?:that )?(?:i|we)(?:'m| am| are|'re| can| could|'d| would)\b/u,
  /\b(?:i|we) can only (?:help|assist|answer|discuss|talk|support|provide)\b/u,
  /\b(?:outside|beyond) (?:of )?(?:my|our|the) (?:scope|expertise|capabilit|abilit|role|purview)/u,
  /\b(?:i|we)(?:'d| would) (?:rather|prefer) (?:not|to avoid)\b/u,
  /\b(?:i|we) (?:must|have to|need to|will) (?:respectfully |politely )?(?:decline|refuse)\b/u,
];

/** The sentence in which a reply declines to do what it was asked; undefined where it does not. */
export function declining(text: string): string | undefined {
  const sentences = parse(text.slice(0, 2000).replace(/\S{200,}/gu, ' ')).sentences;
  return sentences.slice(0, SENTENCES).find((sentence) => declines(fold(sentence.text)))?.text;
}

function declines(folded: string): boolean {
  const own = OTHERWISE.reduce((rest, other) => rest.replace(other, ' '), folded);
  return isRefusal(own) || DECLINES.some((pattern) => pattern.test(own));
}
