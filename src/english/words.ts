/** Closed word classes of English: complete lists, so membership is certain. Lower case, straight apostrophes. */

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

export const BE = set("am is are was were be been being 'm 're ain");
export const HAVE = set("have has had having 've");
export const DO = set('do does did');
export const MODALS = set("can could will would shall should may might must 'll ca wo sha");
export const AUXILIARIES = new Set([...BE, ...HAVE, ...DO, ...MODALS, "'d", "'s"]);

export const SUBJECT_PRONOUNS = set('i you he she it we they');
export const PERSONAL_PRONOUNS = set('i you he she it we they me him her us them');
export const POSSESSIVES = set('my your his her its our their whose');
export const REFLEXIVES = set('myself yourself himself herself itself ourselves yourselves themselves');
export const INDEFINITE_PRONOUNS = set(
  'someone somebody something anyone anybody anything everyone everybody everything nobody nothing none',
);
export const DEMONSTRATIVES = set('this that these those');
export const ARTICLES = set('a an the');
export const QUANTIFIERS = set(
  'some any no every each either neither another all both many much few several most more enough',
);
export const WH_WORDS = set('who whom whose which what when where why how');
export const PREPOSITIONS = set(
  `aboard about above across amid amongst after against along among around as at before behind below beneath beside besides between beyond by
   despite down during except for from in inside into like near of off on onto out outside over past per since through
   throughout till to toward towards under underneath until up upon via with within without than`,
);
export const COORDINATORS = set('and or but nor yet so');
export const SUBORDINATORS = set(
  'because although though while whereas if unless until since when whenever where wherever after before as that whether once',
);
