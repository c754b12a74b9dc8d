/** What is watched, what is read, where one goes and what one buys. */
export const SHOW =
  /\b(?:film|movie|drama|comedy|musical|thriller|documentary|sequel|remake|biopic|exhibition|opera|ballet|cinema|plot|dialogue|(?:lead|young|title) (?:actor|actress|role)|directors?|actors?|actress)\b/iu;
export const BOOK =
  /\b(?:novel|memoir|biography|cookbook|handbook|guidebook|textbook|poems?|translation|book|volume|author|prose|chapters?|travelogue)\b/iu;
export const PLACE =
  /\b(?:hotel|hostel|motel|inn|guest ?house|campsite|restaurant|bistro|trattoria|steakhouse|café|cafe|pub|diner|spa|bakery|our room|my room|breakfast|waiter|waitress|our server|tacos|menu|dumplings|pizza|lodge|resort|noodle bar|tea room|teahouse|ryokan|cottage|cabin|farm stay)\b/iu;
export const THING =
  /^(?:(?:I|We)\b[^.,]{0,40}\b(?:this|the|my|our|an?)|The|This|My|Our|That) (?:(?!(?:from|in|on|of|out|at|came|was|were|is|are|and|with|for)\b)[a-z-]+ ){0,3}?(?:lamp|kettle|blender|microscope|telescope|speaker|backpack|rucksack|tent|jacket|coat|jumper|sweater|mattress|chair|desk|sofa|stroller|pushchair|pram|bike|bicycle|drill|mower|toothbrush|knife|pan|toaster|oven|printer|keyboard|watch|camera|bag|suitcase|pillow|duvet|blanket|umbrella|fabric|zip|zipper|toy|puzzle|headlamp|torch|scooter|vacuum cleaner|coffee machine|saucepan|teapot|router|tablet|laptop|hammock|sleeping bag|wheelbarrow|cello|guitar|piano)\b/iu;

/** Plain praise, which nobody takes for anything else. */
export const GOOD =
  /\b(?:superb|wonderful(?:ly)?|delicious|gorgeous|beautiful(?:ly)?|brilliant(?:ly)?|marvellous|marvelous|magnificent|stunning|spotless|impeccable|charming|delightful|tender|witty|gripping|dazzling|hilarious|enchanting|moving|radiant|glorious|captivating|friendly|cheerful(?:ly)?|kind|thoughtful|generous(?:ly)?|welcoming|comfortable|cosy|cozy|roomy|soft|creamy|crisp|plump|sturdy|light|bright|quiet|sharp|easy|gripped|moved me to tears|spellbound|absorbing|believable|joyful|joyous|catchy|lights up|won me over|rare gift|fragrant|impressive|adores?|loves?|loved|gem|delight|joy|treat|genius|funny|warm|clever|wise|lively|sparkles?|lent us|packed us|drove us|overslept|with a smile|huge smiles|smelled of sunshine|every prize|lingers|again and again|best)\b/gu;
/** Plain blame. */
export const BAD =
  /\b(?:tedious|wooden|clumsy|lazy|dull|dreary|lifeless|predictable|boring|overlong|endless(?:ly)?|stale|flat|confused|noisy|repeats|drags?|collapses|errors|mistakes|clichés|wince|insult(?:s|ing)?|mumbles|plods|shouting|too long|gets [a-z ]{3,25} wrong|none of them is new|full of holes|explosions|cold|lukewarm|watery|soggy|greasy|burnt|raw|frozen|rubbery|gluey|sticky|dirty|filthy|stained|damp|cramped|smelled|smelt|stank|rude|shrugged|laughed|rolled (?:his|her) eyes|never ordered|hair|ants|cockroaches|bins|scratchy|crooked|flimsy|faded|leaked|snapped|cracked|warped|peeled|broken|gave out|came loose|overpriced|dry)\b/gu;
/** What shades praise. */
export const SHADED =
  /\b(?:but|although|though|however|except|only|yet|expensive|slow|sad|sadly|unfortunately|not|no|never|nothing|nobody|without|lonely|dying|disappoint\w*|pain|terrified|war|poor|wait(?:ed)?|pity)\b|n['’]t\b/iu;
/** What is said to somebody, reported or asked of them; a last word that is there already; and other people's matters. */
export const WARY =
  /\b(?:[Yy]our?|[Dd]ear|[Hh]i|[Hh]ello|thanks?|thank|please|refund|recommend\w*|[Aa]void|missed|miss|ask(?:ed)? for|happier|going back|go back|come back|came back|return|[Nn]ever again|last time|worth|waste|council|mayor|volunteers?|residents|villagers?|school|police|court|judge|tribunal|ministry|hospital|patient|nurses?|surgeon|children's ward|workers|company|customers|neighbou?rs?|wedding|funeral|birthday|diary|Diary|award|students|conference|team|charity|said|says|told reporters|will|would|should|may|might|if|must)\b|['’](?:ll|d)\b/u;
