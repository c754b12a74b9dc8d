import { type Doc, perDoc } from '../../../src/plugin.js';

/** Under these, `can` asks what is allowed, which `be able to` and `be possible` do not. */
const ALLOWED =
  /\b(?:muslims?|jews?|jewish|hindus?|buddhists?|christians?|catholics?|mormons?|amish|monks?|nuns?|priests?|vegans?|vegetarians?|pescatarians?|kosher|halal|legally|allowed|lawyers?|votes?|primaries|(?<!(?:tennis|squash|basketball) )court|impunity|represent|diet|celiac|allerg\w+|eat|drink|pregnant|landlords?|tenants?|employers?|judges?|jurors?|contracts?|lawful\w*|permit\w*|citizens?|referees?|umpires?|goalkeepers?|goalies?|licen[cs]e|drive a car|teenagers?|visa|passport)\b/iu;

const PAST =
  /\b(?:1\d{3}|20[01]\d|ago|was|were|did|had|century|centuries|past|back then|in his day|in her day|years? old when)\b/iu;

/** Whether a question with `can` or `could` may ask for leave, or what was, rather than for ability. */
export const asksOtherThanAbility = perDoc(({ text, questions, tokens }: Doc): boolean => {
  const modal = questions[0]?.auxiliary.lower;
  if (modal !== 'can' && modal !== 'could') return false;
  if (ALLOWED.test(text)) return true;
  if (modal === 'can') return false;
  return (
    PAST.test(text) || tokens.some(({ lower, lemma, pos }) => pos === 'VERB' && /ed$/u.test(lower) && lower !== lemma)
  );
});
