import { type Rule, uncapitalize } from '../../../src/plugin.js';
import { isLonghand } from '../longhand.js';

export const pleaseDontForget: Rule = {
  about:
    'What one is asked to bring or sign is not to be forgotten: “Please bring a photo” → “Please do not forget to bring a photo”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'Your interview is on the 9th. Please bring proof of address.',
      'Your interview is on the 9th. Please do not forget to bring proof of address.',
    ],
    ["We're off at six. Please bring a torch.", "We're off at six. Please don't forget to bring a torch."],
  ],
  leaves: [
    'Please bring me the bill.',
    'Please bring it up with her.',
    'Please send the form.',
    'Please bring a torch or a lamp if you like.',
    "Please don't bring a torch.",
    'I asked them to please bring a torch.',
    'Please bring back the old menu.',
    'Please bring this nightmare to an end.',
  ],
  words: () => ['please'],
  *propose(doc) {
    if (!/\b[Pp]lease (?:bring|sign|lock|quote|wear)\b/u.test(doc.text) || /[!?]/u.test(doc.text)) return;
    const not = isLonghand(doc) || !/['’](?:m|s|re|ve|ll|d|t)\b/u.test(doc.text) ? 'do not' : "don't";
    for (const { text, tokens } of doc.sentences) {
      const [please, verb] = tokens;
      if (!please || !verb || !TO_DO.test(text) || ASIDE.test(text)) continue;
      yield { edits: [{ start: verb.start, end: verb.end, text: `${not} forget to ${uncapitalize(verb.text)}` }] };
    }
  },
};

const TO_DO =
  /^please (?:bring (?:(?:your|a|an|some|the|two|proof|photo|along|warm|waterproof|sturdy)\b)|sign (?:in|out|the|both|and)\b|lock (?:the|your)\b|quote (?:the|your|this)\b|wear (?:your|a|warm|sturdy)\b)/iu;
const ASIDE = /\b(?:if you like|back|to an end|not|or|old|change|whatever|attention|case|claim)\b|n['’]t\b/iu;
