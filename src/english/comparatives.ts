import { lexiconTags } from './lexicon.js';
import type { TokenDraft } from './tokens.js';

/** Comparatives that the tagger takes for nouns and that name nothing and nobody: `dearer`, `wetter`. */
const NEVER_NOUN = new Set(
  `balder blacker blander bolder braver briefer browner cleverer coarser cruder dearer deafer denser direr drunker
   extremer feebler fiercer finer fonder frailer grayer greyer grosser gruesomer handsomer hoarser huger humbler humider
   keener lamer limper meeker mellower moister naiver neater nimbler nobler odder paler pinker plainer pleasanter
   plumper politer prouder purer quainter quieter rarer rawer remoter riper ruder saner scarcer serener
   severer shallower shriller sicker simpler sincerer sleeker slighter sorer sourer staler starker
   sterner stricter stupider subtler sunnier surer swifter tastier tenser tranquiler vaguer vainer vaster
   weirder wetter whiter wickeder yellower`.split(/\s+/u),
);

/** As often somebody or something: `a stranger`, `a cooler`; adjectives right before what they are compared with. */
const NOUN_TOO = new Set(
  `blunter cleaner cooler crisper damper dimmer drier duller fainter fouler fresher hollower lighter madder maturer rounder
   sharper slimmer slicker sparer stranger straighter thinner tarter warmer wilder`.split(/\s+/u),
);

/** Whether a word that was taken for a noun is a comparative. */
export function isComparativeForm(token: TokenDraft, tokens: readonly TokenDraft[], at: number): boolean {
  if (token.pos !== 'NOUN' || !/^\p{Ll}{3,}er$/u.test(token.text)) return false;
  if (NEVER_NOUN.has(token.lower)) return true;
  if (!NOUN_TOO.has(token.lower) || !/^(?:NOUN|PROPN|PRON|AUX|ADV)$/u.test(tokens[at - 1]?.pos ?? '')) return false;
  const than = tokens.findIndex(({ lower }, index) => index > at && lower === 'than');
  return than > at && !tokens.slice(at + 1, than).some(isOtherComparison);
}

/** `an oven cleaner safer than …`; or the comparison is in another sentence. */
export function isOtherComparison({ text, lower, pos }: Pick<TokenDraft, 'text' | 'lower' | 'pos'>): boolean {
  if (/^[.?!,;:…]+$/u.test(text) || /^(?:more|less|fewer|rather|other|better|worse|different|else)$/u.test(lower))
    return true;
  return pos !== 'NOUN' && /\p{L}{2,}er$/u.test(lower);
}

/** `an oven cleaner safer than …`, `a hair drier loud enough to …`: between a noun and an adjective it names something. */
export function isNounBeforeAdjective({ pos, lower }: TokenDraft, tokens: readonly TokenDraft[], at: number): boolean {
  return pos === 'ADJ' && NOUN_TOO.has(lower) && tokens[at - 1]?.pos === 'NOUN' && tokens[at + 1]?.pos === 'ADJ';
}

/** `murkier`, `duller`: an adjective with the ending of a comparative, which was taken for a noun. */
export function isGradable(word: string): boolean {
  const stem = /^(\p{Ll}{3,})er$/u.exec(word)?.[1];
  if (stem === undefined) return false;
  return [stem, `${stem}e`, stem.replace(/i$/u, 'y'), stem.replace(/(\p{L})\1$/u, '$1')].some((base) =>
    lexiconTags(base).includes('Adjective'),
  );
}
