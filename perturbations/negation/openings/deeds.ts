/** What people do that one would not have thought of them. */
export const DEEDS =
  /^(?:lied|lost|stole|stolen|ruined|cancelled|canceled|charged|overcharged|ignored|forgot|broke|dumped|yelled|shouted|screamed|spat|ate|left|fixed|refunded|won|passed|smashed|saved|gave|paid|helped|replaced|hung|kept|refused|cut|fired|promoted|adopted|offered|threatened|abandoned|rejected|crashed|survived|beat|sold|threw|deleted|wrecked|botched|apologised|apologized|rescued|got|put|wasted|cheated|robbed|scammed|spoiled|spoilt|towed)$/u;

/** What others do that, with a mood shown, one would not have thought of them. */
export const OTHERS =
  /^(?:sent|surprised|called|drove|made|took|baked|knitted|drew|wrote|scored|nailed|mocked|laughed|blamed|borrowed|vanished|upgraded|overbooked|dug|chopped|parked|scratched|returned|remembered|organised|organized|carried|taught|booked|sang|cried|slammed|blocked|sued|swore|shoved|kicked|ran|walked|said|told|bought|brought|invited|planned|waited|found|finished|painted|built|moved|served|closed|raised|doubled|added|proposed|humiliated)$/u;

/** What tells that a kindness or a success was not to be expected. */
const SURPRISES =
  /\b(?:free|free of charge|no charge|minutes?|hours?|within|same day|overnight|actually|finally|first|won|win|surprised|upgraded|gave|even|already|twice|at last|winner|ovation|waived|refunded|all the way|stayed|made me an?)\b/iu;

/** Work well done by those whose work it is, `the tailor made my suit fit`, is no matter for disbelief. */
export const isExpected = (text: string): boolean => /^(?:\p{L}+, )?the\b/iu.test(text) && !SURPRISES.test(text);
