/** What people do that one would not have thought of them. */
export const DEEDS =
  /^(?:lied|lost|stole|stolen|ruined|cancelled|canceled|charged|overcharged|ignored|forgot|broke|dumped|yelled|shouted|screamed|spat|ate|left|fixed|refunded|won|passed|smashed|saved|gave|paid|helped|replaced|hung|kept|refused|cut|fired|promoted|adopted|offered|threatened|abandoned|rejected|crashed|survived|beat|sold|threw|deleted|wrecked|botched|apologised|apologized|rescued|got|put|wasted|cheated|robbed|scammed|spoiled|spoilt|towed)$/u;

/** What others do that, with a mood shown, one would not have thought of them. */
export const OTHERS =
  /^(?:sent|surprised|called|drove|made|took|baked|knitted|drew|wrote|scored|nailed|mocked|laughed|blamed|borrowed|vanished|upgraded|overbooked|dug|chopped|parked|scratched|returned|remembered|organised|organized|carried|taught|booked|sang|cried|slammed|blocked|sued|swore|shoved|kicked|ran|walked|said|told|bought|brought|invited|planned|waited|found|finished|painted|built|moved|served|closed|raised|doubled|added|proposed|humiliated)$/u;

/** Words of praise: beside them, and of what others did well, disbelief reads as a sneer (`can’t believe you absolutely nailed it`). */
const PRAISE =
  /^you\b|\b(?:absolutely|really|truly|totally|wonderful\w*|lovely|great|nice|gorgeous|beautiful\w*|brilliant\w*|perfect\w*|excellent|fantastic\w*|amazing\w*|sweetest|kindest|most|(?<!personal )best|delicious|superb|properly|kindly|kind|well|beautifully|breeze|praised|impressed|sincerely|seriously)\b/iu;
const EXCITED = /[!\p{Extended_Pictographic}]/u;
/** Work well done by those whose work it is. */
const THEIR_WORK = /^the\b(?!.* (?:remembered (?:my|our)|(?:gave|upgraded|let|brought) (?:me|us))\b)/iu;
const OWN_LUCK =
  /^(?:[a-zà-ž]+, )?(?:i|we|just|finally|got|passed|won|beat|adopted|landed|aced)\b|.\b(?:me|us|(?:fixed|found|returned|replaced|saved|refunded|waived) (?:my|our))\b|\bsaid yes\b|^(?:my|our) (?:[a-zà-ž-]+ ){1,3}(?:(?:just |finally )?(?:won|got|finished|survived)\b|.*\bfirst\b)/iu;

/** One’s own luck, told with excitement: the only good news that one surely disbelieves gladly. */
export const isOwnLuck = (text: string): boolean =>
  EXCITED.test(text) && OWN_LUCK.test(text) && !PRAISE.test(text) && !THEIR_WORK.test(text);

/** Deeds that are done well, whatever else is said. */
export const WELL_DONE =
  /\b(?:nailed|fixed|refunded|upgraded|surprised|praised|won(?!['’])|passed (?:my|his|her|the)|aced|saved (?:me|my|us|our|the)|rescued|survived|adopted|proposed|a breeze|celebrated)\b/iu;
