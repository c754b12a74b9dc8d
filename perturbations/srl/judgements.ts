/** Adjectives for what somebody finds a thing, a place, an event or a person to be. */
const LIST = [
  'boring dull exhausting fascinating inspiring frustrating disappointing exciting refreshing relaxing confusing informative engaging interesting',
  'uninteresting helpful unhelpful rude friendly charming delightful overpriced uncomfortable comfortable invigorating challenging tedious depressing',
  'entertaining enjoyable annoying stressful rewarding unprofessional professional useful useless overwhelming knowledgeable amazing delicious mediocre',
  'brilliant superb lovely gorgeous hilarious incredible beautiful cosy cozy heavenly magical tasty bland overrated underwhelming impressive terrifying',
  'moving breathtaking wonderful excellent outstanding fantastic awful horrible terrible dreadful appalling dire dismal grim shocking disgusting',
  'revolting vile filthy shabby grubby dingy noisy loud crowded cramped stuffy chaotic chilly peaceful quiet calm spotless spacious welcoming homely warm',
  'attentive patient kind polite courteous thoughtful considerate caring gentle encouraging reassuring supportive snappy abrupt curt dismissive',
  'patronising patronizing condescending impolite hostile arrogant cold aggressive careless reckless clueless incompetent lazy slow sluggish clunky',
  'fiddly awkward tricky tough brutal gruelling demanding easy simple straightforward difficult hard impossible salty spicy sweet sour bitter greasy oily',
  'soggy stale dry rubbery chewy undercooked overcooked watery tasteless flavourless flavorless rich creamy fluffy crisp crispy tender juicy fresh',
  'average unremarkable forgettable memorable decent adequate passable reasonable pleasant unpleasant nice stunning striking',
  'dazzling spellbinding captivating enchanting mesmerising mesmerizing haunting gripping thrilling touching emotional powerful predictable repetitive',
  'shallow cheesy atmospheric phenomenal sublime divine exquisite flawless electrifying deafening unbearable painful humiliating embarrassing',
  'cringeworthy cringey cruel unfair even-handed ridiculous pathetic laughable insulting offensive creepy sinister weird strange odd rubbish crap good',
  'great rough strict sloppy unreliable reliable sturdy flimsy tacky ugly hideous drab stylish elegant adorable cute funny witty clever smart silly',
  'pretentious long-winded incomprehensible clear unclear convincing unconvincing persuasive inspired uninspired uninspiring lively soothing therapeutic',
  'insightful thorough superficial pointless worthless worthwhile valuable satisfying unsatisfying tolerable intolerable irritating infuriating maddening',
  'patchy inconsistent genuine insincere sincere generous stingy smooth bumpy scary intimidating daunting soulless sterile gloomy bleak dreary colourful',
  'colorful vibrant magnificent splendid sensational marvelous marvellous blissful shameful outrageous uplifting watchable satisfactory acceptable',
  'unexceptional ordinary hopeless luxurious dishonest glorious remarkable astonishing spectacular middling perfect cheerful okay stupendous atrocious',
  'abysmal ghastly lousy subpar serviceable riveting disrespectful obnoxious unwelcoming unimaginative uninviting unfunny tiresome tiring soporific',
  'stellar exceptional extraordinary outdated flavorful flavourful nauseating off-putting unappealing appealing spineless heartwarming addictive',
];

const WORDS: ReadonlySet<string> = new Set(LIST.join(' ').split(' '));

export const isJudgement = (word: string): boolean => WORDS.has(word);
