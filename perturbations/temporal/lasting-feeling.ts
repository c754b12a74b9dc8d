import type { Clause } from '../../src/plugin.js';

const LASTING =
  /^(?:stressed|tired|exhausted|happy|sad|down|worried|anxious|busy|sick|frustrated|grateful|overwhelmed|restless|lonely|bored|nervous|unwell|depressed|thankful|miserable|content|calm|upset)$/u;

/** Whether the clause states a feeling that can last for days: `so tired`, `feeling a bit lost`; not `glad you came`. */
export function isLastingFeeling(clause: Clause | undefined): boolean {
  if (!clause || clause.negation) return false;
  if (clause.verb.lemma === 'feel') return true;
  const word = clause.rest.tokens.find(
    ({ lower }) => LASTING.test(lower) || !/^(?:so|very|really|quite|a|bit|little|pretty|too)$/u.test(lower),
  );
  return clause.copular && LASTING.test(word?.lower ?? '');
}
