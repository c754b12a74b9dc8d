/** Of somebody of old nothing is said in the present but as a story. */
export const HISTORY =
  /\b(?:ancient|medieval|mediaeval|Romans?|Vikings?|Aztecs?|Incas?|Mayan?|Ottomans?|Byzantine|Victorian|Renaissance|crusaders?|Crusade|knights?|squires?|legions?|legionary|legionaries|gladiators?|pharaohs?|samurai|serfs?|conquistadors?|Middle Ages|century|(?:1\d|9)\d\d|year \d+|BC|AD)\b/u;
