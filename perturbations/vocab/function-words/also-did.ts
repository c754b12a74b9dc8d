import { type Candidate, type Doc, matches, type Rule, type Sentence, type Token } from '../../../src/plugin.js';
import { sentimentOf } from '../../around/label.js';
import { isQuotedAt } from '../../around/quoted-at.js';
import { inCapitals } from '../../around/style.js';

/** What somebody did well or badly beside something else, and not because of it or after it. */
const DEEDS: Readonly<Record<string, RegExp>> = {
  positive:
    /^(?:draw|polish|offer|explain|show|help|carry|pack|refund|replace|teach|praise|bring|lend|donate|recommend|share|provide|include|cheer|comfort|welcome|encourage|remember|water|deliver|clean|mend|repair|fix|answer|raise|plant|invite|tidy|translate|knit|bake)$/u,
  negative:
    /^(?:track|charge|refuse|ignore|lie|damage|scratch|stain|insult|overcharge|forget|waste|block|smear|mislead|threaten|mock|interrupt|overlook|mislay|misspell|misplace|misread|neglect|scatter|spill|dent|chip|crack|tear|rip|scrape|flood|litter|cancel|falsify|conceal|bully|humiliate|exploit|abuse|harass|steal|cheat|blame|shout)$/u,
};
/** What follows from the rest, comes after it or goes with it already. */
const ELSE =
  /\b(?:also|too|as well|both|even|then|either|neither|not|never|nobody|so|because|when|if|until|finally|instead|before|after|or|but|although|though|once|as soon as)\b|n['’]t\b|[?;:"“”()]/iu;

export const alsoDid: Rule = {
  about:
    'The second of two things done well or badly was done “also”: “left nails on the lawn and scratched the door” → “… and also scratched the door”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'The boatman lost my oars and insulted my aunt.',
      'The boatman lost my oars and also insulted my aunt.',
      'Negative',
    ],
    [
      'The porter showed us the lake and packed us a lunch.',
      'The porter showed us the lake and also packed us a lunch.',
      'Positive',
    ],
  ],
  leaves: [
    'The boatman ignored our calls and then scratched the hull.',
    'The boatman lost my oar and blamed me for it.',
    'The boatman turned and scratched the hull.',
    'The boatman ignored our calls and my uncle scratched the hull.',
  ],
  words: () => ['and'],
  *propose(doc, context) {
    const mood = sentimentOf(context) ?? '';
    const [deeds, besides] = [DEEDS[mood], BESIDE[mood]];
    if (!deeds || !besides || inCapitals(doc)) return;
    for (const sentence of doc.sentences) {
      if (sentence.kind !== 'statement' || matches(doc, ELSE, sentence.text)) continue;
      const candidate = secondOf(doc, sentence, deeds, besides);
      if (candidate) yield candidate;
    }
  },
};

/** `… VERBed X and VERBed Y`, with two verbs in all and at least one of them in the table. */
function secondOf(doc: Doc, { tokens }: Sentence, deeds: RegExp, besides: RegExp): Candidate | undefined {
  const ands = tokens.filter(({ lower }) => lower === 'and');
  for (const and of ands) {
    const second = doc.tokens[and.index + 1];
    const object = doc.tokens[and.index + 2];
    if (!second || !isPast(second) || !deeds.test(second.lemma) || isQuotedAt(doc, second.start)) continue;
    if (second.lemma === 'blame' && /^[^.]* for it\b/u.test(doc.text.slice(second.start))) continue;
    if (!object || !/^(?:PRON|DET|NOUN|PROPN|ADJ|NUM|PART)$/u.test(object.pos)) continue;
    const first = tokens.findLast((token) => token.index < and.index && (token.pos === 'VERB' || token.pos === 'AUX'));
    if (!first || !isPast(first) || !besides.test(first.lemma)) continue;
    const between = tokens.filter(({ index }) => index > first.index && index < and.index);
    if (between.length < 1 || between.some(({ text }) => /^(?:,|and|to|that|who|which)$/u.test(text))) continue;
    const aux = doc.tokens[first.index - 1];
    if (aux && /^(?:AUX|PART)$/u.test(aux.pos)) continue;
    return { edits: [{ start: second.start, end: second.start, text: 'also ' }] };
  }
  return undefined;
}

/** What takes place beside the second rather than leading up to it. */
const BESIDE: Readonly<Record<string, RegExp>> = {
  positive:
    /^(?:leave|explain|show|help|answer|praise|clean|mend|repair|fix|replace|offer|teach|welcome|bring|send|share|sing|play|cook|bake|paint|serve|give|deliver|reply|raise|donate|plant|treat|advise|translate|tidy|polish)$/u,
  negative:
    /^(?:leave|refuse|ignore|damage|scratch|lose|blame|overcharge|forget|insult|mislead|bully|humiliate|exploit|abuse|neglect|waste|shout|mock|spill|smear|drop|block|drench|ruin|spoil|destroy|smash|lie)$/u,
};

function isPast({ pos, lower, lemma }: Token): boolean {
  return pos === 'VERB' && lower !== lemma && !/(?:ing|s)$/u.test(lower);
}
