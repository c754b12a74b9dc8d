/** How messages begin that are said to somebody or cried out, and what may be said before. */
export const CRIED_OUT: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(?:i|we) had (?:so much fun|such an? (?:good|great|lovely|wonderful|brilliant|amazing|terrible|rotten) (?:time|day|evening|night|weekend))\b[^?!,;:]*$/iu,
    ['Honestly,'],
  ],
  [/^i expected (?:more|better|so much more|a lot more) (?:from|of)\b[^?!,]*$/iu, ['Honestly,']],
  [/^it['’]s (?:such )?a (?:pity|shame) that such\b[^?!]*/iu, ['Honestly,']],
  [
    /^(?:even though|although) [^,.]{5,50}, (?:this is the [a-zà-ž]+est|the (?:script|plot|ending|acting|food|service|staff|story|room))\b[^?!]*$/iu,
    ['Honestly,'],
  ],
  [/^if i could give [^,.]{3,30} (?:zero|no|minus|negative|ten|six) stars, i would\b/iu, ['Honestly,', 'Seriously,']],
  [
    /^if you (?:only|ever) [^,.]{5,40}, (?:eat|go|stay|see|make it|come|try|watch|read|visit)\b[^?]*$/iu,
    ['Seriously,'],
  ],
  [
    /^i (?:was (?:so |really )?looking forward to|really wanted to (?:like|love|enjoy)) (?:this|the|our|my)\b[^?]*$/iu,
    ['Honestly,'],
  ],
  [
    /^whoever (?:wrote|designed|planned|built|invented|approved|packed|translated)\b[^?!]*$/iu,
    ['Seriously,', 'Honestly,'],
  ],
  [/^thank goodness for\b[^?]*/iu, ['Honestly,']],
  [
    /^i (?:really )?need (?:an?|some) (?:vacation|holiday|break|nap|coffee|drink|hug|rest|lie-down|weekend)\b[^?!,]*$/iu,
    ['Man,', 'Honestly,'],
  ],
  [/^(?:worst|best) (?:[a-zà-ž]+ ){1,4}ever$/iu, ['Honestly,', 'Seriously,']],
  [
    /^(?:the|his|her|their|this|that|these|our|my) [^,?!.]{2,40} (?:is|are|was|were)(?: not|n['’]t) (?:very |that |all that |even |at all |particularly )?(?:funny|good|great|worth [a-zà-ž]+|helpful|clean|fresh|fair|friendly|comfortable|tasty|impressive|edible|reliable)$/iu,
    ['Honestly,'],
  ],
  [
    /^(?:my|our) [a-zà-ž]+ (?:want|need)s? to know (?:what|when|where|if|whether|how|which)\b[^?!,]*$/iu,
    ['Oh,', 'By the way,'],
  ],
  [/^bless (?:you|him|her|them) for\b/iu, ['Oh,', 'Aw,']],
  [/^(?:cheers|thanks|thank you|ta) (?:mate|man|pal|buddy|dude|love)\b/iu, ['Ah,', 'Hey,']],
  [
    /^(?:happy (?:birthday|anniversary|graduation|new year|retirement)|well done|congrats|congratulations)\b(?!.*\b(?:hey|died)\b)/iu,
    ['Hey,'],
  ],
  [
    /^how (?:generous|kind|sweet|thoughtful|lovely|nice|considerate|good) of (?:you|him|her|them|my|your|the)\b/iu,
    ['Oh,', 'Wow,'],
  ],
  [
    /^how (?:rude|selfish|inconsiderate|cruel|mean|petty|stingy|careless|spiteful|unfair|ungrateful) (?:of|to|that|can)\b/iu,
    ['Honestly,', 'Wow,'],
  ],
  [
    /^what (?:an? )?(?:mess|muddle|slog|rip-?off|shambles|joke|disgrace|letdown|waste|disappointment|nightmare|cheek)\b[^?!.]*[!.] \p{Lu}/iu,
    ['Honestly,', 'Wow,'],
  ],
  [/^how (?:can|could|is it possible that) (?:an? |the |this |that |any|such)[^?]*\?/iu, ['Seriously,']],
  [/^seriously, (?:who|why|what|how|is|are|do|does|can)\b/iu, ['Okay,']],
  [/^sorry, but (?:that|the|this|these|those|it|he|she|they)\b/iu, ["I'm"]],
  [
    /^sorry, (?:i|we)(?:['’](?:m|ve|ll|re))? (?:missed|forgot|just saw|can['’]t|fell asleep|running|only just|lost|overslept)\b[^?]*$/iu,
    ['Hey,'],
  ],
  [/^see you (?:at|in|on|there|tomorrow|later|soon|tonight|by|outside|around)\b[^?;:]*$/iu, ['Okay,', 'Alright,']],
  [/^shame on (?:the|them|whoever|those|him|her|everyone)\b[^?]*$/iu, ['Seriously,', 'Honestly,']],
  [
    /^how (?:wonderful|lovely|nice|marvellous|marvelous|heartening|good|sad) (?:it is )?to (?:see|hear|have|be|meet|find)\b/iu,
    ['Oh,'],
  ],
  [/^guess who (?:just|is|has|got|finally|won|passed|made)\b[^?]*$/iu, ['Guys,']],
  [
    /^(?:\d+|five|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|ninety|a hundred|eleven) (?:quid|pounds|euros|dollars|bucks) for (?:an?|the|that|this|one|two)\b[^?]{2,40}(?:\?|$)/iu,
    ['Wow,', 'Seriously,'],
  ],
  [
    /^just (?:another|a normal|an ordinary|a regular|an average|the usual|an everyday) [^?!]{3,40}$/iu,
    ['Well,', 'Yeah,'],
  ],
  [
    /^nothing (?:in|at|about|on) (?:the|this|our|that) [^,.?!]{3,30} (?:worked|works|was|is|fits|fit)\b[^?!,]*$/iu,
    ['Honestly,'],
  ],
  [
    /^you (?:let (?:me|us) down|promised (?:to|me|us)|explained|handled|absolutely nailed|nailed|lied to|ignored|humiliated)\b(?!.*didn['’]t you)[^?]*$/iu,
    ['Honestly,'],
  ],
  [/^i need (?:some|more|a bit more|a little) time to (?:think|decide|consider)\b[^?!,;:]*$/iu, ['Hmm,']],
  [/^i might (?:[a-zà-ž]+ ){1,6}?[a-zà-ž]+[,;]? (?:or )?i might not\b[^?!]*$/iu, ['Hmm,']],
  [
    /^i(?:['’]ve| have) (?:(?:two|three|four|one) (?:older |younger |little |big )?(?:brothers?|sisters?|cats?|dogs?|kids|children|sons?|daughters?|cousins)\b|had the same [^,.!?]{3,30} (?:for|since)\b)[^?!]*$/iu,
    ['Yeah,'],
  ],
  [
    /^i(?:['’]ve| have)(?: had)? nothing (?:but (?:praise|trouble|problems|grief|admiration|respect|contempt|bad luck) (?:for|with|from)|(?:good|kind|nice|bad) to say (?:about|of))\b[^?!]*$/iu,
    ['Honestly,'],
  ],
  [
    /^[a-zà-ž]+ing (?:[a-zà-ž]+ ){1,8}feels like (?:a dream|heaven|home|magic|torture|hell|a chore)\b[^?!,]*$/iu,
    ['Honestly,'],
  ],
  [
    /^(?:the|our) [^,.?!]{3,30} took (?:over |nearly |almost )?(?:two|three|four|five|six|\d+) hours\b[^,.?!😊😂❤🎉]*$/iu,
    ['Ugh,'],
  ],
  [
    /^(?:i|we)(?:['’]m|['’]re| am| are) having such an? (?:lovely|great|wonderful|good|brilliant|relaxing|perfect|magical|fun) [^,.!?]*$/iu,
    ['Guys,'],
  ],
  [/^guess who (?:got|won|passed|made|has|is)\b[^?]*\? (?:me|us|yours truly)\b[^?]*$/iu, ['Guys,']],
  [/^so much (?:love|respect|gratitude|admiration) (?:for|to)\b/iu, ['Just']],
  [/^(?:one|two|three) words?: /iu, ['Just']],
  [/^(?:don['’]t|do not) bother[.!] /iu, ['Seriously,']],
  [/^quick question\b/iu, ['Hey,']],
  [
    /^(?:gonna|going to|about to|popping|heading|nipping|off to) [^?!.]*, (?:need|want|fancy|does anyone|anyone) [^?!.]*\?/iu,
    ['Hey,'],
  ],
  [/^never again\b(?!.*\bnever again\b.*\bnever again\b)/iu, ['Honestly,', 'Seriously,']],
  [/^no complaints(?: at all| here| whatsoever)?\b/iu, ['Honestly,']],
  [/^(?:don['’]t|do not) (?:waste (?:your|any)|bother with|buy|book|order|fall for)\b[^?!;:]*$/iu, ['Seriously,']],
  [/^avoid! [a-zà-ž]+/iu, ['Seriously,']],
  [/^not sure[.,] (?!about|if|whether)/iu, ['Hmm,']],
  [/^(?:maybe|perhaps) i(?:['’]ll| should| could| might)\b/iu, ['Hmm,']],
  [/^i (?:could|might) (?:have|try|take|get|make|cook|order|wear|go with) [^,.?!]* or [^,.?!]*$/iu, ['Hmm,']],
  [
    /^you (?:made|saved|brightened|made up) my (?:whole )?(?:day|week|year|evening|bacon|life|weekend)\b/iu,
    ['Honestly,'],
  ],
  [
    /^your (?:advice|tip|recipe|idea|trick|remedy|suggestion|help)\b[^?!.,]*\b(?:worked|helped|did the trick|paid off|saved)\b/iu,
    ['Hey,', 'Honestly,'],
  ],
  [/^best (?!wishes|regards)[a-zà-ž]+ (?:[a-zà-ž]+ )?ever\b, (?:thank|thanks)/iu, ['Honestly,']],
  [/^wishing (?:you|everyone|all of you|both|the two)\b/iu, ['Just']],
  [
    /^(?:nothing|no plans?|not much) (?:planned|on|booked|going on|new|yet|happening|to report)\b[^?!]*$/iu,
    ['Yeah,', 'Well,'],
  ],
  [
    /^(?:absolutely|totally|utterly|kinda|kind of|properly|really|completely|so) (?:gutted|devastated|furious|annoyed|fed up|bummed|livid|shattered|exhausted|knackered)\b/iu,
    ['Man,'],
  ],
  [
    /^(?:boring|dreadful|awful|terrible|disappointing|overpriced|overrated|dull|brilliant|superb|excellent|fantastic|delicious|disgusting|pointless)\. \p{Lu}/iu,
    ['Honestly?'],
  ],
  [
    /^(?:dinner|lunch|breakfast|the [a-zà-ž]+) was (?:okay|ok|fine|alright|all right|decent), (?:nothing (?:special|to write home about|more)|not (?:great|amazing|bad))\b[^,?!]*$/iu,
    ['All in all,'],
  ],
  [
    /^i read (?:the|half|part|most|some|all|a bit) (?!room\b)[^,?!]*(?:\byesterday|\blast night|\bon the [a-zà-ž]+|\bthis morning|\bover [a-zà-ž]+|\bat [a-zà-ž]+)$/iu,
    ['By the way,'],
  ],
  [/^it [a-zà-ž]+s, it [a-zà-ž]+s,? and it [a-zà-ž]+s\b/iu, ['Honestly,']],
  [/^it(?:['’]s| is) (?:just )?an? (?:ordinary|average|typical|standard|normal|regular)\b[^,?!]*$/iu, ['Yeah,']],
  [/^[^,?!.]*\bagain and i (?:want|could|wanna|feel like)\b[^,?!.]*(?:cry|scream|crying|screaming)/iu, ['Ugh,']],
  [
    /^(?:the|my) (?:dentist|optician|mechanic|plumber|electrician) (?:found|discovered) (?:[a-zà-ž]+ ){1,3}(?:cavit|leaks?|cracks?|faults?|holes?|problems?|rust|mould)/iu,
    ['Ugh,'],
  ],
  [/^customer (?:support|service)s? (?:left|kept|had) (?:me|us) (?:on hold|waiting)\b/iu, ['Ugh,']],
  [
    /^(?:the|my|our) [^,?!.]{2,30} (?:made|left) (?:half|most|all|the rest) (?:of )?(?:the|our|us) ?(?:[a-zà-ž]+ )?(?:ill|sick|queasy)$/iu,
    ['Ugh,'],
  ],
  [
    /^(?:the|my) (?:train|bus|parcel|post|ferry|plane|flight|coach|tram|delivery) (?:arrived|came|left|was|is) (?:[a-zà-ž]+ )?(?:early|on time|punctual)\b[^,?!.]*\bfor once$/iu,
    ['Wow,'],
  ],
  [
    /^we (?:always |usually )?(?:have|eat|meet|play|rehearse|train|swim|cook|bake|run) [^?!.,]*\bon (?:mon|tues|wednes|thurs|fri|satur|sun)days?$/iu,
    ['Yeah,', 'By the way,'],
  ],
  [
    /^you can (?:find|get|pick up|leave|collect|use|download|park|pay|borrow|return|reach) [^?!,]*$/iu,
    ['By the way,', 'Just so you know,'],
  ],
  [
    /^your (?:[a-zà-ž]+ ){1,3}(?:tasted|smelled|smelt|looked|sounded|was|were|is|are|tastes|looks|smells|sounds) (?:absolutely |so |simply |really )?(?:divine|delicious|heavenly|gorgeous|lovely|wonderful|amazing|beautiful|fantastic|superb|brilliant|incredible|perfect)\b[^?!,]*$/iu,
    ['I have to say,', 'I must say,'],
  ],
  [/^left at the [^,.]*, (?:then|and)\b|^(?:turn|go) (?:left|right|straight)\b[^!?]*$/iu, ['Okay, so']],
];
