// Words that tell what a bad text is about.

/** Questions, thanks, wishes, requests, irony and what is quoted: nothing bad is said after these. */
export const WARY =
  /[?:;]\s*$|\?|…\s*$|\b(?:thanks|thank you|sincerely|regards|please|congrat\w*|happy birthday|cheers|oh (?:brilliant|great|joy|good|lovely|wonderful|perfect)|lol|haha|joking|kidding|exactly what|would rather|root canal|shopping lists?|worst enemy|dear (?:aunt|uncle|mum|mom|dad|gran\w*|diary))\b|[😂🤣]/iu;
/** A last word after which nothing is said. */
export const ENDED =
  /\b(?:never again|avoid|save your|(?:I|[Ww]e)(?:['’]d| would| will)? (?:wouldn['’]t|won['’]t|not|never|look elsewhere)\b|refund|money back|recommend\w*|demand|look elsewhere|unforgivable|unacceptable|good enough|not worth|cannot go on|shame on|worst \w+ i|that was the worst|i want (?:my|an?|to)|i give up|ever again|closing my account|dispute|solicitor|lawyer)\b/iu;

export const OF_MOURNING =
  /\b(?:died|dies|dying|death|dead|killed|killing|funeral|mourning|mourn\w*|grie\w+|suicid\w*|miscarr\w*|stillborn|murder\w*|passed away|massacre|war|rape\w*|abus\w+|lost the baby|late (?:father|mother|husband|wife)|widow\w*|bodies|corpse|cancer|tumou?r)\b(?! (?:palm|battery|by lunch|plants?|fly|flies|link))/iu;
export const OF_PATIENTS =
  /\b(?:patients?|antibiotics|medication|physiotherapy|the wound|the swelling|graft|catheter|kidney function|oxygen|tremor|the rash|the infant|sutures?|the fever|reports? (?:constant|severe)|vomited|vomiting)\b/iu;
export const HOPELESS =
  /\b(?:intensive care|prognosis|outlook|palliative|hospice|self-harm|sees no point|chemotherapy|terminal (?:illness|stage|disease)|cancer|tumou?r|metasta\w+|lose her job|considerable risk|after the death|following the death|died|encouraging|reassuring)\b/iu;
export const DISTRESSED =
  /\b(?:distress\w*|tearful|withdrawn|low mood|despair|frightened|anxious|cries|cried|weeps|hopeless\w*|loss of interest|panic|upset|exhausted|lonely)\b/iu;
export const OF_CHILDREN =
  /\b(?:child|infant|baby|toddler|boy|girl|mother|parents|wife|husband|family|son|daughter)\b/iu;
export const WORSE =
  /\b(?:wors\w+|spread|returned|swollen|swelling|deteriorat\w*|severe|persist\w*|infect\w*|vomit\w*|can no longer|no longer able|unable|dizz\w+|nause\w+|drows\w+|fever|blocked|bleeding|failed|lost \w+ kilos|more pronounced|inflamed|discharge)\b/iu;

export const OF_COURTS =
  /\b(?:court|tribunal|judge|panel|jury|defendants?|claimants?|respondent|plaintiff|trustee|counsel|seller|appeal|arbitrator|ombudsman|lease|breach|employer|prosecut\w+)\b/iu;
export const MISDEEDS =
  /\b(?:misled|mislead|deceiv\w*|lied|lies|ignored|bullied|hid|hidden|hiding|harass\w*|reckless|cruel\w*|dishonest\w*|contempt|plundered|swindled|knowingly|deliberate\w*|failure|negligen\w*|careless|concealed|cheated|stole|emptied|betray\w*|withheld|exploited|dismissed her|dismissed him|breach|disgrace\w*|falsified|forged|intimidat\w*|disregard\w*|abandoned|cut off|exposed)\b/iu;

export const PROGRAM =
  /\b(?:app|program|software|scanner|cash registers?|invoice module|spreadsheet|portal|login error|website|export|server|calendar|latest version)\b[^.]*\b(?:freez\w*|crash\w*|logs (?:me|us) out|offline|refuses|fails?|unable|stopped|wiped|deletes|loses|error)\b|\b(?:freez\w*|crash\w*|logs (?:me|us) out)\b[^.]*\b(?:whenever|every time|print|export|upload)\b/iu;
export const TO_YOU =
  /^(?:dear|hi|hello|to whom)\b|\b(?:written|writing) to (?:you|complain)\b|\byou(?:['’]ve| have)? (?:sold|charged|sent|delivered|promised|billed|presented|shared|took|left|kept|lost|ignored|told|cancell?ed)\b|\byour (?!money\b|eyes|time|own\b)(?:[a-z]+ )?(?:compan\w+|couriers?|installers?|updates?|drivers?|staff|helpline|help page|chatbot|chat robot|shop|store|website|service|team|agency|agents?|office|silence|side|department|engineers?|technicians?|delivery|plumbers?|branch|bottling plant|ground staff|restaurant|hotel|system)\b/iu;
export const GENERIC_YOU = /\byou(?:r|['’]\w+)?\b/iu;

/** A case that somebody lost. */
export const LOST_CASE = /\blost (her|his|their) (?:appeal|case|claim)\b/iu;
export const COLLEAGUES =
  /^(?:hi|hello|dear (?:team|all|colleagues?|mr|ms|mrs|dr))\b|\bmy (?:draft|figures|corrections|ideas|slides|proposal|report)\b|\b(?:the minutes|the committee|the last meeting|the deadline|our client)\b/iu;
/** Something of one’s own in somebody’s hands. */
export const IN_REPAIR =
  /\b(?:repair shop|repairer|came back from|kept my|returned my|dry cleaners?|garage|repair (?:the|my|our)|plasterer)\b/iu;
export const FIGURES =
  /\b(?:survey|unemployment|percent|per cent|figures|profits?|sales|turnover|inflation|poorest in a generation|morale|exports|rates? of|pilot: |two thirds|shares?)\b/iu;
export const CLOSURE =
  /\b(?:factory|plant|mill|mine|shipyard|foundry|works|jobs|bakery|hospital|school|library|post office|ferry|cinema|theatre|theater)\b[^.]*\b(?:close[sd]?|closing|closure|shut\w*|lost|wip\w+ out|not reopen|axed|leaving)\b|\b(?:jobs|workers)\b[^.]*\b(?:lost|learned|laid off|redundan\w+|dismissed|close)\b/iu;
export const FIRE = /\b(?:fire(?! (?:escape|exit|alarm|drill|station|door))|blaze|wildfire|explosion)\b/iu;
export const DAMAGE =
  /\b(?:floods?|flooding|storm|hail|earthquake|hurricane|landslide|mudslide|burst|dam|torrent\w*|heavy rain|cyclone|tornado|avalanche|gale|frost|drought)\b/iu;
export const EVENT =
  /\b(?:vandals?|vandali[sz]ed|thieves|stranded|collapsed|crashed|robbed|burgl\w*|evacuated|cancell?ed (?:every|its|all)|spent (?:a|the) (?:[a-z]+ )?night|(?:lost|fled) their homes|buried (?:by|the|two|three|four|several)|survivors|death toll|injured|hopes of a rescue|killed|without power|derailed|poisoned|polluted)\b/iu;
/** What is told of many, which nobody reviews. */
export const OF_PUBLIC_LIFE =
  /\b(?:villagers|residents|government|ministry|minister|police|council|war|harvest|farmers|charit(?:y|ies)|refugees|tribunal|claimant|inspection|droppings|item \d|minutes|members expressed|inquiry|committee|widow|bailiff|allotment|volunteers|growers|whale|our reporter|keepers)\b/iu;

export const SHOW =
  /\b(?:films?|movies?|novel|sequel|remake|thriller|second season|first season|episode|podcast|documentary|musical|opera|comedian|stand-up|album|audiobook|author|plot|biography|memoir|essays|narrator|heroine|villain|translation|cookbook|recipes?|paperback|dubbing|the play|screenplay|director|explosions|shouting|joke is|jokes|drama|comedy|the book|chapters?|footnotes)\b/iu;
export const STAY =
  /\b(?:hotel|hostel|our room|my room|motel|guest ?house|cottage|cabin|campsite|apartment|resort|lodge|reception\w*|check-in|checked out|sea view|pillow|balcony|b&b|villa|holiday let|our tent pitch|honeymoon suite|the corridor|the carpet (?:reeked|was damp)|the shower)\b/iu;
export const MEAL =
  /\b(?:[Mm]y (?:fish|steak|salad|starter|pie|lamb|duck|chicken)|the chips|the service charge|restaurant|waiter|waitress|risotto|soup|noodles|burgers?|fries|steak|the lamb|the duck|oysters|starters|bistro|diner|café|cafe|menu|pasta|chef|pizzeria|pizza|buffet|the kitchen (?:ran|had|was)|kitchen door|tapas|curry|quiet table|for a table)\b/iu;
export const OUTING =
  /\b(?:tour|cruise|safari|guided walk|boat trip|escape room|spa weekend|retreat|course|workshop|seminar|lecturer|the lecture|exhibition|museum(?! caf)|concert|festival|webinar|theme park|zoo|night train|the class|evening class|instructor)\b/iu;
export const WORK =
  /\b(?:plumber|builders?|electrician|mechanic|garage|repair shop|caterers?|babysitter|movers|moving company|removal (?:firm|men|company)|decorators?|photographer|gardener|hairdresser|tailor|dry cleaners?|roofers?|tiler|carpenter|locksmith|courier|delivery company|helpline|support line|on hold|insurer|insurance company|airline|our flight|internet provider|call cent(?:er|re)|box office|driving school|estate agent|letting agency|dentist|optician|subscription|charged (?:my card )?twice|they kept my|solicitor|agency|warehouse|customer service|bank|policy)\b/iu;
export const GOODS =
  /\b(?:charger|kettle|sweater|jumper|suitcase|zip|zipper|speakers?|battery|purifier|juicer|teapot|stroller|pram|pen|toaster|blender|tent|armchair|sofa|wardrobe|mattress|shelf|lamp|radio|laptop|tablet|printer|vacuum|dishwasher|fridge|washing machine|gloves|boots|shoes|jacket|coat|dress|trousers|jeans|shirt|umbrella|backpack|headphones|earbuds|headset|keyboard|monitor|camera|drone|bike|bicycle|scooter|helmet|saddle|pan|frying pan|knife|knives|grinder|coffee machine|drill|mower|hose|heater|fan|jigsaw|puzzle|toy|board game|seeds|curtains|pressure washer|pillowcase|duvet|sleeping bag|sunglasses|after (?:one|two|three|the first|the second) wash(?:es)?|glue|shampoo|perfume|lipstick|router|thermostat|sander|stapler|mug|flask|lunch ?box)\b/iu;
export const HARROWING =
  /\b(?:floor of the terminal|hours without|sleepless|shook|without (?:water|heating|hot water)|no heating|intensive care|stranded|stuck|burgled|robbed|hospital|broke (?:his|her|my)|cannot sleep|flooded|still living|camping chairs|hurt|in tears|froze on stage|swallow me|so low|panic|collapsed|bullied|laughed at me|shouted at me|frightened)\b/iu;
export const MISBEHAVED =
  /\b(?:interrupted|took credit|shouted|yelled|snapped at|insulted|laughed at|mocked|bullied|rolled (?:his|her|their) eyes|shrugged|rude|swore|pushed past|sneered|lied to)\b/iu;

/** Those who care for the sick. */
export const OF_CARE =
  /\b(?:hospital|ward|trolley|nurses?|surgeon|doctors?|symptoms|midwi(?:fe|ves)|GP|clinic|surgery|care home|carers?|waiting list)\b/u;
export const ENDORSED = /\b(?:cannot|can['’]t|could not) recommend (?:this|him|her|them|the)\b|\bunable to support\b/iu;
/** A thing was bought. */
export const BOUGHT = /\b(?:seller|bought|ordered|arrived|delivered|retailer|manufacturer|purchased|paid)\b/iu;
export const OF_CUSTOMERS =
  /\b(?:customers?|rental|paid|ordered|charged|refund|your (?:clerk|staff|shop|store|company|agency|hotel|restaurant|driver|bottling plant)|delivered)\b/iu;

/** Whoever writes blames somebody. */
export const BLAMES =
  /\b(?:you|yours?|complain\w*|appalled|disappoint\w*|furious|angry|anger|upset|unhappy|dissatisf\w*|shameful|disgrace\w*|dismay\w*|object|unhelpful|insult\w*|rude|shouted|swore)\b/iu;
/** News that nobody is blamed for. */
export const BROKEN_GENTLY =
  /\b(?:better news|sorry to tell you|sorry to report|let (?:\w+ )?(?:people|colleagues|of them) go|terrible about|regret to inform|bitter blow|sad news|bad news|hardly slept|very frightened|discouraged|we are ruined|leave the house)\b/iu;
export const ILL_SERVED =
  /\b(?:waited|waiting|hours|dismissed|nobody|no one|shouted|ignored|hung up|rude|lost my|cancel\w*|refused|infected|shrugged|forgot|forgotten|wrong)\b/iu;
export const DATED =
  /\b(?:on \w+day|\w+day (?:night|morning)|overnight|last night|yesterday|early|hundreds|thousands|dozens|families|villag\w+|rescuers|residents|police|officials|passengers|commuters|workers|winter)\b/iu;
