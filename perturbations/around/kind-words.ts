/** Words by which kinds of text are known, each pattern for one kind. */

/** Spoken to an assembly or a court. */
export const TO_A_BODY =
  /\b(?:your hono(?:u)?rs?|ladies and gentlemen|members of the jury|(?:mr|madam) (?:speaker|chair[a-zà-ž]*|president|mayor)|my lords?|fellow (?:citizens|members|delegates|students|graduates|workers)|i rise (?:today )?to|raise (?:a|your) glass[a-zà-ž]*|we are gathered\b)/iu;

/** Words that only contracts, rules and statutes use. */
export const OF_CONTRACTS =
  /\b(?<!^)(?<!\bwe )(?<!\bi )shall\b|\b(?:hereby|hereto|hereunder|thereof|notwithstanding|pursuant to|(?:either|each|both|neither) part(?:y|ies)|this (?:agreement|contract|lease|policy|deed|licen[cs]e|clause)|may terminate|under (?:the|this) (?:licen[cs]e|lease|agreement|contract|policy)|(?:lessees?|lessors?|licensees?|licensors?|indemnif[a-zà-ž]+|policyholders?)\b|written consent|payable (?:monthly|quarterly|annually|weekly|in advance|by)|(?:lease|tenancy|contract|licen[cs]e|agreement|term) (?:runs|begins|starts|ends|expires) |(?:governed by|governing) (?:the )?law|notice in writing|in this deed|in paragraph \d|schedule \d|the (?:tenant|landlord|landlady|buyer|seller|supplier|owner|employer|employee|contractor|client|company|hirer) (?:may|must|warrants|agrees to|undertakes)|(?:clause|section|article) \d+ (?:sets|deals|provides|applies|covers)|set out in (?:clause|annex|schedule))\b|["”] means\b/iu;

/** Parties with a capital, as pleadings and contracts write them. */
export const OF_PARTIES =
  /\b[Tt]he (?:Tenant|Landlord|Buyer|Seller|Supplier|Employer|Contractor|Hirer|Lessee|Lessor|Claimant|Defendant|Licensee)\b/u;

/** Scraps of notes: `Wound healing well.` */
export const NOTED =
  /^(?:wound|chest|abdomen|lungs|dressings?|vitals|bloods?|no acute|mobility|no known|physio(?:therapy)?|voice|mood|seen (?:by|with|at)|swallow|stitches|discharged|seen in|reviewed (?:in|on|today)|attended|complains of|denies|reports (?:that|no|feeling|mood)|tolerating|(?:mr|mrs|ms|miss) [a-zà-ž]+ was (?:reviewed|assessed|seen (?:at home|in clinic|today))|mobilis[a-zà-ž]+)\b/iu;
export const OF_CLINICS =
  /\b(?:in clinic|on the ward|on examination|afebrile|sutures?|signs? of infection|biops[a-zà-ž]+|oedema|twice daily|once daily|annual (?:diabetic )?review|blood pressure|metformin|analgesia|referred (?:for|to)|recalled in|reviewed (?:again )?in|seen again in|after (?:his|her) (?:operation|surgery|procedure)|since (?:his|her) (?:operation|surgery|last visit)|to discharge (?:him|her)|hearing test|family history|x-ray|cataract|tremor|the (?:medication|dose|treatment|injection) (?:gave|has|was)|the (?:tumou?r|infection|lesion|abscess|clot) (?:has|had) (?:shrunk|spread|grown|cleared|responded|healed)|the (?:drug|antibiotic|medicine) (?:had to be|was) (?:stopped|withdrawn)|after the (?:first|second|third) dose|response to treatment|ward staff)\b|^an? \d+[- ]year[- ]old (?:man|woman|boy|girl|lady|gentleman|patient)\b/iu;
export const OF_SOMEBODY_ELSE =
  /^(?:(?:mr|mrs|ms|miss|dr)\b|an? \d+[- ]year|he |she |the (?:client|resident|infant))/iu;
/** What those who treat say of themselves. */
export const OF_CLINICIANS =
  /\b(?:(?:tells|told|assured) me|i (?:reviewed|saw|examined|have (?:reviewed|advised|started|referred|explained)|am pleased to report))\b/iu;
/** What is said to one who is treated, and what such people tell. */
export const IN_SESSIONS =
  /\b(?:session|appetite|mood|sleep(?:s|ing)?|pain|medication|symptoms?|carer|tearful|hopeless|worthless|bedside|inhaler|knee|hip|headaches?|drops)\b/iu;

/** The books of a help desk. */
export const OF_DESKS =
  /^(?:support |incident )?(?:ticket|case|incident|bug|issue|fault)\b(?:[ #:.]*(?:no\.? ?)?\d| (?:update|opened at|raised at|logged at|reopened|closed|escalated)\b|:)|^(?:user|customer|caller|member) (?:reports|states|says|asks|asked|wanted|wants|confirmed|complained|requested|cannot|requests|called|rang|e-?mailed|contacted|wrote)\b|\b(?:steps to reproduce|please advise which|driver (?:is|version)|assigned to|escalat[a-zà-ž]+|loan unit|error (?:code|message)|log files?|regression|desktop support)\b/iu;
/** What users write of to those who run what they use. */
export const OF_SOFTWARE =
  /\b(?:app|update|release|dashboard|export(?:s|ing)?|log(?:ged)? ?(?:in|me out)|sync[a-zà-ž]*|website|plugin|software|interface|version \d\S*|invoices?|settings|account|password|browser|cache|migration|subscription|button|menus?|log|printer|scanner|system times out|bug|printer|firmware|app['’]s|password|helpdesk|tickets?|system|form|calendar|widget)\b/iu;
export const TO_THOSE_WHO_RUN_IT =
  /\b(?:your (?:[a-zà-ž]+ )?(?:app|update|release|system|website|software|guide|support|team|e-?mail|side|dashboard|service|chat ?bot|helpdesk)|you (?:changed|improved|fixed|removed)|please|how do i|which version|reinstalled|is (?:there|that) an?|which (?:folder|driver|setting)|can you|could you|opened [a-zà-ž]+ tickets|canned repl[a-zà-ž]+)\b/iu;

/** How letters begin and end, and what they are about. */
export const LETTER_OPENS =
  /^(?:dear|(?:hi|hello|good (?:morning|afternoon|evening)) (?!all|there|every|folks|guys|team|friends)[a-zà-ž]+, .{60}|(?:team|colleagues|all), |to (?:the|whom|all)\b[^.!?]{0,40}:|further to|following (?:our|your)|with reference|re:|following up on|our reference is|sirs?\b|we regret|i regret|we (?:write|confirm|acknowledge|received your)|thank you for (?:[a-zà-ž]+ing m[ey] |contacting|writing|your (?:letter|query|enquiry|inquiry|patience|e-?mail|order|application|payment))|i(?: am|['’]m) (?:writing|lodging|making)|i write to|i(?: would|['’]d) like to thank (?:the|your|all the) (?:[a-zà-ž]+ ){0,3}(?:office|team|staff|crew|department|ward|council|company|school|surgery|library)\b|i(?: wish| would like|['’]d like) to (?!say|thank|see|think|live|believe)[a-zà-ž]+|despite [a-zà-ž]+ (?:written )?requests|please find|as discussed|attached (?:is|are)|hello, this is|this is a formal|kindly|please (?:stop|send|cancel|change (?:the|my|our)|amend|update (?:the|my|our)|arrange|confirm|forward|could you)\b|(?:hi|hello|good (?:morning|afternoon))\b[^.!?]{0,30}[,.] (?:attached|i am|i['’]d like|i would like|please find|could you please)\b)/iu;
export const LETTER_CLOSES =
  /\b(?:yours (?:sincerely|faithfully|truly)|(?:kind|best|warm) regards|i (?:enclose|attach|look forward to)|sincerely|is enclosed|are enclosed|formal (?:complaint|grievance)|(?:my|our) clients?(?! (?:are|is) fleeing)|solicitors? will|taking (?:the|this) matter|expect (?:a|an|your|full) (?:[a-zà-ž]+ )?(?:refund|reply|apology|explanation)|working days|hear from you|ombudsman|had to let you know|sorry to (?:have to )?write|wanted to write|to tell you that)\b/iu;
export const OF_THOSE_WRITTEN_TO =
  /\b(?:you people|your (?:own )?(?:[a-zà-ž]+ )?(?:driver|courier|technician|engineer|plumber|fitter|factory|bailiff|class|company|firm|branch|office|department|colleagues?|agents?|staff|shop|store|team|crew|(?:front|help|service|evening|night) desk|advis[eo]r|chat|chatbot|phone line|bot|support|depot|helpline|officer|surgery|school|reception|guards?|policy|factory|assistant|appointment|probation|reports?|reference|letter|deposit|invoice|account|order|application|request|records?|membership|failure)|order (?:number|#?\d+)|my membership|you(?:['’]ve| have) (?:still )?(?:taken|charged|billed|sold|blocked|overcharged)|you (?:blocked|sold|sent|charged)|you keep (?:charging|billing|sending|ignoring)|(?:update|upgrade|patch|fix|release) you (?:pushed|sent|released|shipped|installed))\b/iu;

/** What firms write of to each other, and customers to firms. */
export const ON_BUSINESS =
  /\b(?:invoices? \d+|accounts department|contract number|(?:account|customer|order|reference) number|attached form|(?:the|my) form|statement|licen[cs]es|debt collectors|password link)\b/iu;

/** Of goods, places and services that people review, named so as to review them. */
export const REVIEWED =
  /\b(?:films?|movie|documentary|thriller|sequel|novel|memoir|paperback|book|musical|series|season|episode|album|gig|concert|play|plot|cast|hotel|hostel|motel|campsite|villa|guest ?house|b&b|inn|spa|resort|ferry|cruise|breakfast|menu|waiters?|waitress|dumplings|ramen|pizza|curry|tapas|steaks?|sea view|the room|check-in|reception|soup|broth|buns|bakery|café|cafe|restaurant|bistro|pub|portions?|chef|mussels|kettle|toaster|blender|vacuum|dehumidifier|headphones|headset|earbuds|keyboard|printers?|charger|drill|tent|mattress|pillow|sofa|wardrobe|table|lamp|jacket|coat|boots|shoes?|zip|rucksack|backpack|suitcase|pushchair|sunscreen|app|board game|puzzle|bike|gloves|scarf|umbrella|toothbrush|razor|mower|cooker|fryer|frying pan|cast-iron pan|coffee machine|grinder|mug|flask|jigsaw|blanket|duvet|curtains|blinds|rug|armchair|radio|router|smart ?watch|watch|drone|scooter|helmet|teapot|noodles|burger|brunch|fish and chips|protein bars|ice cream|cocktails|barber|haircut|massage|ballet|opera|macbeth|circus|aquarium|castle|cottage|tablet|laptop|camera|tour(?: guide)?|boat trip|museum|exhibition|gallery|restoration|zoo|escape room|class|course|gym|workshop|garage|shop|shoe shop|plumber|solicitor|dentist|this surgery|pharmacy|hospice|ward \d|airline|lunchbox|globe|model|edition)\b/iu;
/** What reviewers say: that they bought it or were there, and what it is worth. */
export const REVIEWS =
  /\b(?:(?:i|we)(?:['’]ve|['’]d| have| had)? (?:bought|ordered|booked|stayed|queued|checked (?:in|out)|tried|watched|read|finished|owned|own|went|chose|had|ate|sat|took|returned)|avoid|recommend[a-zà-ž]*|worth (?:every|the|a)|never again|five stars|stars?|value|waste|must-see|disappoint[a-zà-ž]*|superb|delicious|excellent|dreadful|charming|overpriced|shoddy|flimsy|spotless|hit|would ?n['’]t go|won['’]t be (?:going|returning)|don['’]t (?:bother|waste|be fooled)|do not (?:bother|waste|be fooled)|lovely|masterpiece|boring|dull|hilarious|rude|broke|broken|leaks?|jams|cracked|cold|gorgeous|wonderful|fair price|triumph|letdown|smug|stank|stained|tedious|funny|so far|it(?:['’]s| is| runs| has| comes) )/iu;
/** News of people and of one's life, which is no review whatever it names. */
export const OF_ONES_LIFE =
  /\b(?:my (?:boss|manager|neighbou?rs?|landlord|landlady|teacher|ex|thesis|exam|job|divorce|wedding)|our (?:landlord|neighbou?rs?|boss)|we moved in|new job|moderation|this forum|forum|timetable|appraisal was|rent by|diary|marathon|at work|my team|this team)\b/iu;

/** Prose of a body that announces, records or describes. */
export const ANNOUNCES =
  /^(?:please (?:note|be advised)|reminder|notice|minutes|agenda|pupils|residents|members|visitors|staff|passengers|candidates|applicants|the (?:committee|council|board|tribunal|court|hearing|meeting|charity|museum|library|survey|panel|ministry|office|department)|from next (?:week|month|year)|lifts?\b|the (?:lift|car park|road|pool|gate) will)\b/iu;
