/** What a glad text may be about. */
export const THING =
  'lamp|kettle|blender|mixer|microscope|telescope|speakers?|backpack|rucksack|tent|jacket|coat|raincoat|cardigan|jumper|sweater|scarf|dress|mattress|pillow|duvet|blanket|quilt|chairs?|desk|sofa|stroller|pushchair|pram|bike|bicycle|e-bike|scooter|drill|mower|toothbrush|knife|knives|pan|skillet|saucepan|teapot|toaster|oven|stove|rice cooker|printer|keyboard|mouse|watch|camera|bag|suitcase|umbrella|headlamp|torch|vacuum(?: cleaner)?|coffee machine|espresso machine|coffee maker|grinder|router|tablet|laptop|phone|charger|monitor|hammock|sleeping bag|wheelbarrow|cello|guitar|piano|headset|headphones|earphones|earbuds|boots|shoes|trainers|sneakers|sandals|slippers|socks|gloves|mittens|saddle|helmet|compost|soap|shampoo|cream|yarn|wool|paint|curtains|rug|greenhouse|shed|hearing aids?|app|update|export|heater|radio|record player|freezer|fridge|dishwasher|washing machine|thermos|flask|mug|pen|notebook|(?<!wedding |event |party )planner|puzzle|game|fabric|tripod|ladder|shears|secateurs|hoodie|jeans|leggings|swimsuit|sunscreen|replacement part|car|van|projector|sewing machine|fan|razor|iron|hat|cap|ring|necklace|bracelet|bookcase|shelf|shelves|cot|high chair|car seat|lunchbox|bottle|pot|cutlery';
export const PLACE =
  'hotel|hostel|motel|inn|guest ?house|campsite|campground|b&b|lodge|resort|ryokan|cottage|cabin|chalet|farm stay|farmhouse|room|spa|museum|gallery|aquarium|zoo|library|bookshop|bookstore|shop|store|bakery|market|garden centre|garage|salon|barbershop|gym|pool|beach|park|theat(?:re|er)|village|town|caf[eé]|teahouse|tea room|pub|bar|restaurant|bistro|trattoria|diner|steakhouse|noodle bar|ferry|cruise|train|flight|clinic|hospital|hut|retreat|venue|island';
export const MEAL =
  'lasagn[ea]|pie|tart|cake|bread|loaf|loaves|sourdough|rolls|croissants?|scones|pastry|pastries|soup|ramen|noodles|broth|pasta|risotto|pizza|burger|curry|stew|paella|tacos|tapas|dumplings|sushi|sorbet|ice cream|gelato|dessert|pudding|brownies|cookies|muffins|pancakes|waffles|lamb|fish|oysters|octopus|trout|salmon|steak|ribs|chicken|salad|dish|dishes|meal|breakfast|brunch|lunch|dinner|supper|buffet|tasting menu|menu|food|coffee|espresso|tea|cocoa|hot chocolate|cocktails?|wine|beer|cider|jam|pesto|cheese|chocolate|falafel|kebab|sandwich(?:es)?|omelette|porridge|plums|peaches|strawberries|cherries';
export const SHOW =
  'film|movie|director|drama|comedy|musical|thriller|documentary|sequel|remake|biopic|exhibition|opera|ballet|play|concert|gig|recital|performance|choir|orchestra|quartet|band|soprano|tenor|pianist|violinist|cellist|singer|actors?|actress|comedian|magician|circus|puppet show|show|fireworks|parade|festival|match|lecture|talk|choreography|dancers?|soundtrack|series|episode|finale|tour(?! guide)|boat trip|sleigh ride|ferry ride|boat ride|balloon ride|safari|acoustics|ending|plot|set design|costumes|lantern festival';
export const BOOK =
  'novel|memoir|biography|cookbook|handbook|guidebook|textbook|poems|translation|book|author|prose|chapters?|travelogue|short stories|essays|history of|podcast|album|recording';
export const SERVER =
  'staff|service|trainer|nurses?|midwi(?:fe|ves)|vet|dentist|physio(?:therapist)?|doctor|optician|an[a]?esthetist|mechanic|plumber|electrician|carpenter|builders?|plasterer|decorator|fitters?|gardener|tailor|seamstress|cobbler|luthier|jeweller|jeweler|hairdresser|barber|driver|courier|guide|chef|librarians?|movers|painter|(?<!vacuum )cleaner|piano tuner|photographer|florist|caterers?|instructor|tutor|teacher|coach|hosts?|hostess|landlady|landlord|receptionist|waiter|waitress|server|crew|lifeguards?|stewards?|clerk|technician|agent|solicitor|architect|helpline|support|delivery|repair|massage|lifeguard|conductor|cashier|bus driver|flight attendant';

/** Strong words, beside which no other will do. */
export const STRONG =
  /\b(?:delightful|hilarious|heavenly|brilliant|wonderful|magnificent|enchanting|dazzling|stunning|superb|gorgeous|magical|fantastic|incredible|breathtaking|sublime|divine|fabulous|marvell?ous|glorious|spectacular|phenomenal|outstanding|exquisite|scrumptious|terrific|exceptional|unforgettable|idyllic|luminous|radiant|a (?:delight|joy|treat|treasure|triumph|gem|legend|genius|revelation|dream)|pure (?:bliss|joy|magic)|pure heaven|bliss|heaven)$/iu;

/** What is said to be beyond all else, so that nothing faint may follow it anywhere in the text. */
export const SUPREME =
  /\b(?:dazzling|nothing beats|beats (?:every|any|all)|(?:happiest|loveliest|warmest|kindest|sweetest|proudest)\b.* (?:of (?:my|our)|in (?:years|ages))|the most [a-zà-ž]+(?: [a-zà-ž]+){0,6} (?:I|we) (?:can|could|have|had|ever)|could(?: not|n['’]t) (?:have )?(?:be|been|asked|ask|wished|hoped|done)\b|(?:have|had)(?: not|n['’]t) [a-zà-ž]+ (?:so|this)\b|never (?:[a-zà-ž]+ ){0,3}(?:better|like this)|better than ever|[a-zà-ž]+est [^.!?]* (?:I|we)(?:['’]ve| have) ever|of my life|time of (?:my|our) li(?:fe|ves)|weep with|tears of joy|in years|in ages)\b/iu;
/** What raises hopes, which something may then not disappoint. */
export const HOPED =
  /\b(?:expect\w*|hop(?:ed|es|ing)|s[ck]eptical|doubt\w*|nervous|unsure|reviews?|recommend(?:ed|ation)|heard (?:so|about|good)|promis\w+|looked forward|on a whim|curious|birthday|anniversary|celebrat\w+|booked|detour|queue[ds]?|waited)\b/iu;

/** What leaves no room for faint praise. */
export const TOP =
  /\b(?:best|finest|smartest|highlight|never (?:felt|had|eaten|been|seen)|in years|of my life|rarely|enough|applause|never forget|greatest|happier)\b/iu;
