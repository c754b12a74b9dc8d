import type { Token } from '../core/doc.js';
import { isGradable, isOtherComparison } from './comparatives.js';

const RESPECT =
  /^(?:adoption|ancestry|birth|blood|calling|choice|conviction|definition|descent|education|faith|habit|heritage|inclination|instinct|law|marriage|name|nationality|nature|occupation|origin|classification|breeding|design|preference|profession|religion|reputation|temperament|tradition|training|trade|upbringing|vocation)$/u;

export const NATIONAL =
  /^(?:(?:African|Albanian|Algerian|American|Argentinian|Armenian|Asian|Australian|Austrian|Belgian|Brazilian|Bulgarian|Canadian|Caribbean|Chilean|Colombian|Corsican|Croatian|Cuban|Egyptian|Estonian|Ethiopian|European|Finnish|Georgian|German|Ghanaian|Hungarian|Indian|Indonesian|Iranian|Israeli|Italian|Jamaican|Jordanian|Kenyan|Korean|Latvian|Lithuanian|Macedonian|Malaysian|Mexican|Mongolian|Moroccan|Nigerian|Norwegian|Pakistani|Palestinian|Persian|Peruvian|Prussian|Roman|Romanian|Russian|Scandinavian|Serbian|Sicilian|Slovenian|Syrian|Tunisian|Tuscan|Ukrainian|Venetian|Venezuelan|Bavarian|Genoese|Maltese|Portuguese|Japanese|Chinese|Vietnamese|British|Cornish|Czech|Danish|Dutch|English|Flemish|French|Greek|Irish|Polish|Scottish|Spanish|Swedish|Swiss|Thai|Turkish|Welsh)|Catholic|Jewish|Muslim|Protestant|Christian|Buddhist|Hindu)$/u;

/** What plurals stand before other plurals: `sports cars`, `women doctors`. */
export const PLURAL_IN_FRONT =
  /^(?:sports|arms|sales|women|men|news|customs|clothes|goods|savings|parks|games|systems|communications|operations|accounts|benefits|drugs|weapons|works|glasses|futures|physics|mathematics|politics|gymnastics|electronics|human|species|series|headquarters)$/u;

/** `plumbers | by trade`: in what respect somebody is something, as the last thing said. */
function isRespect(tokens: readonly Token[], by: number): boolean {
  const last = tokens.length - 1;
  return (
    tokens[by]?.lower === 'by' &&
    RESPECT.test(tokens[last]?.lower ?? '') &&
    tokens.slice(by + 1, last).every(({ pos }) => pos === 'ADJ' || pos === 'DET' || pos === 'NOUN')
  );
}

const isPlural = ({ lower, lemma }: Token): boolean => /[^s]s$/u.test(lower) && lower !== lemma;

/** By its look, whatever the tagger makes of it. */
const endsPlural = ({ text }: Token): boolean => /[^s]s$/u.test(text);

/**
 * Where the predicate begins when its noun or adjective ran on from the subject: `the Medici | plumbers by trade`,
 * `Cary Grant | British by birth`; `unsure` where it did run on and nobody can tell from where; undefined where it did not.
 */
export function ranOn(tokens: readonly Token[], from: number, nounEnd: number): number | 'unsure' | undefined {
  const [before, last, next] = [tokens[nounEnd - 2], tokens[nounEnd - 1], tokens[nounEnd]];
  if (!last || next?.pos !== 'ADP') return undefined;
  if (last.pos === 'NOUN' && before?.pos === 'NOUN' && nounEnd - 2 >= from && isGradable(last.text)) {
    const than = tokens.findIndex(({ lower }, at) => at >= nounEnd && lower === 'than');
    return than < 0 || tokens.slice(nounEnd, than).some(isOtherComparison) ? 'unsure' : nounEnd - 1;
  }
  const respect = isRespect(tokens, nounEnd);
  if (!before || nounEnd - 2 < from || before.pos === 'DET') return undefined;
  const [plural, plurals] = [isPlural(last), /^(?:NOUN|PROPN)$/u.test(before.pos) && isPlural(before)];
  if (respect) {
    const named = before.pos === 'PROPN';
    if (named && NATIONAL.test(last.text)) return nounEnd - 1;
    return plural && (named || plurals) ? nounEnd - 1 : 'unsure';
  }
  if (/^the$/u.test(tokens[from]?.lower ?? '') && before.pos === 'PROPN' && endsPlural(before) && endsPlural(last))
    return 'unsure'; // `the Luddites weavers from`
  const two = plurals && last.pos === 'NOUN' && !PLURAL_IN_FRONT.test(before.lower);
  return two && (plural || before.pos === 'NOUN') ? 'unsure' : undefined;
}
