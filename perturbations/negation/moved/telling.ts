import type { Token } from '../../../src/plugin.js';

/** Deeds that are good or bad whoever does them to whom, as base forms. */
export const KIND_DEEDS: ReadonlySet<string> = new Set(
  'praise|commend|applaud|delight|charm|dazzle|enchant|rescue|save|restore|recover|improve|transform|revive|strengthen|double|boost|ease|brighten|mend|fix|repair|solve|cure|explain|teach|comfort|reassure|calm|exceed|surpass|master|lend|carry|grip|deserve|win|clear|heal|cheer|entertain|encourage|inspire|fold|glide|thrive|welcome|free|refund|replace|reunite|greet|pack|spot|answer|remember|warm|bring|know|listen|treat|send|pay|draw|lend|offer|keep|feed|arrive|protect|suit'.split(
    '|',
  ),
);
export const BAD_DEEDS: ReadonlySet<string> = new Set(
  'condemn|criticise|criticize|humiliate|deceive|mislead|lie|hide|conceal|plunder|ignore|betray|cheat|neglect|breach|waste|deepen|cause|harm|insult|ruin|destroy|damage|spoil|steal|bully|threaten|mock|leak|jam|scratch|misspell|overcharge|lose|forget|break|bungle|botch|mistreat|flood|stain|crack|split|crash|freeze|wobble|rattle|peel|shrink|tear|reject|delay|cancel|block|wake|repeat|drag|mumble|rush|reek|stink|smell|worsen|suffer|endanger|poison|burn|falsify|exploit|abandon|squander|violate|injure|wreck'.split(
    '|',
  ),
);

/** Which way a deed tells, if it does. */
export function tellingOf(lemma: string): 'positive' | 'negative' | undefined {
  if (KIND_DEEDS.has(lemma)) return 'positive';
  return BAD_DEEDS.has(lemma) ? 'negative' : undefined;
}

const OPENS =
  /^(?:it|they|he|she|we|I|these|those|this|that|the|my|our|your|his|her|their|its|an?|one|two|both|several|every)$/iu;
const SAYING =
  /^(?:find|found|hold|held|rule|conclude|note|say|said|report|state|accept|decide|hear|show|reveal|suggest|complain|admit)$/u;
const AROUND =
  /^(?:and|or|but|who|whom|which|whose|when|if|while|because|although|though|as|may|might|would|could|should|can|will|must|not|n't|never|nobody|no|none|to|nothing|until|before|than|so)$/u;

/** Whether words before a verb are its subject, with `have` and an adverb: those of the sentence or of a clause with `that`. */
export function isSubject(before: readonly Token[]): boolean {
  const words = before.filter(
    ({ lower }, at) => at < before.length - 2 || !(/^(?:has|have|had)$/u.test(lower) || /ly$/u.test(lower)),
  );
  const at = words.findLastIndex(({ lower, text }) => text === ',' || lower === 'that');
  const cut = words[at];
  if (
    cut?.lower === 'that' &&
    !(words[at - 1] && (SAYING.test(words[at - 1]?.lemma ?? '') || SAYING.test(words[at - 1]?.lower ?? '')))
  )
    return false;
  const lead = words.slice(0, Math.max(0, at));
  if (cut?.text === ',' && lead.some(({ lower, pos }) => AROUND.test(lower) || pos === 'VERB')) return false;
  if (lead.some(({ lower }) => /^(?:if|not|never|no|n't|would|could|may|might)$/u.test(lower))) return false;
  const subject = words.slice(at + 1);
  const [first, last] = [subject[0], subject.at(-1)];
  if (
    !first ||
    !last ||
    subject.length > 9 ||
    !(OPENS.test(first.text) || first.pos === 'PROPN' || first.pos === 'NOUN')
  )
    return false;
  if (!/^(?:NOUN|PROPN|PRON|NUM)$/u.test(last.pos) || /^(?:my|our|your|his|her|their|its|whose)$/u.test(last.lower))
    return false;
  return !subject.some(
    ({ lower, pos, kind }, place) =>
      AROUND.test(lower) ||
      kind === 'punctuation' ||
      pos === 'AUX' ||
      (pos === 'VERB' && !/(?:ed|ing)$/u.test(lower) && place > 0),
  );
}
