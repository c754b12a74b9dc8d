const FLAT =
  /\b(?:adequate|acceptable|passable|average|satisfactory|typical|ordinary|standard|moderate|sufficient|neither|so-so|(?<!(?:the|a|book|craft) )fair|decent|reasonable|unremarkable|mediocre|edible|tolerable|regular|normal|substandard|inadequate|unsatisfactory|unacceptable)\b/iu;

/** Soberly judged, as nobody says who names a thing apart: `The lecture, it was adequate`. */
export function isFlat(text: string): boolean {
  return FLAT.test(text);
}
