/** What is too serious to be admitted by the way, or said in two parts. */
export const NEAR =
  /,[^,]*,|[,;] (?:and|but|yet|so|or|i adore|i love)\b|\b(?:scared|afraid|terrified|lonely|anxious|depress\w+|bull(?:y|ied|ies)|sick|stepfather|stepmother|worried|blessed|such|yet)\b|\bthe \w+ kind\b/iu;

/** Somebody else's words or news, which are theirs to admit. */
export const TOLD = /^(?:says|said|tells|told|asks|asked|trying|collecting|reports|announced|states)$/u;
