import { IRREGULAR } from './irregular-verbs.js';
import { lexiconTags } from './lexicon.js';
import { compromise } from './packages.js';

export type VerbForm = 'base' | 'third' | 'past' | 'participle' | 'gerund';

const cache = new Map<string, string>();

/** The form of a verb given by its base form: `conjugate('write', 'participle')` is `written`. Lower case. */
export function conjugate(base: string, form: VerbForm): string {
  if (form === 'base') return base;
  const key = `${form} ${base}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = IRREGULAR[base]?.[form] ?? compounded(base, form) ?? inflected(base, form);
  cache.set(key, made);
  return made;
}

/** Verbs that are irregular behind a prefix too: `reset`, `resend`, `overhear`; not `relay` or `outfit`. */
const COMPOUND =
  /^(?<prefix>baby|be|fore|in|mis|off|out|over|pod|re|sub|tele|type|un|under|up)(?<verb>bid|bind|break|cast|cut|do|draw|eat|fall|feed|give|grow|hang|hear|hit|let|light|put|read|run|see|send|set|shine|shut|sit|spread|take|tell|write|(?<=mis|in|over)lay)$/u;

function compounded(base: string, form: VerbForm): string | undefined {
  const { prefix, verb } = COMPOUND.exec(base)?.groups ?? {};
  return prefix === undefined || verb === undefined ? undefined : prefix + conjugate(verb, form);
}

function inflected(base: string, form: Exclude<VerbForm, 'base'>): string {
  const forms = compromise().conjugate(base);
  switch (form) {
    case 'third':
      return forms.PresentTense ?? `${base}s`;
    case 'past':
      return pastOf(base, forms.PastTense);
    case 'gerund':
      return gerundOf(base, forms.Gerund, forms.PastTense);
    case 'participle':
      return pastOf(base, forms.Participle ?? forms.PastTense);
  }
}

/** Verbs of one form; of any other the package gives the base where it does not know the past (`grin`, `crawl`). */
const UNCHANGED =
  /^(?:bet|bid|broadcast|burst|cast|cost|cut|fit|forecast|hit|hurt|let|put|quit|read|rid|set|shed|shut|slit|split|spread|thrust|upset)$/u;

function pastOf(base: string, made: string | undefined): string {
  if (made && (made !== base || UNCHANGED.test(base))) return made;
  return base.endsWith('e') ? `${base}d` : `${doubled(base)}ed`;
}

function gerundOf(base: string, made: string | undefined, past: string | undefined): string {
  if (made?.endsWith('ing') && made !== base && !(past === `${doubled(base)}ed` && !made.startsWith(doubled(base))))
    return made;
  return `${base.endsWith('e') ? base.slice(0, -1) : doubled(base)}ing`;
}

/** `grin` as it stands before an ending: `grinn`; a short vowel and one consonant, in a verb of one syllable. */
function doubled(base: string): string {
  return /^(?:[^aeiou]*|enr)[aeiou][bdgklmnprt]$/u.test(base) ? base + base.slice(-1) : base;
}

/** Which form of `base` the word is; several where they coincide (`cut`), none where it is no form of it. */
export function formsOf(word: string, base: string): VerbForm[] {
  const forms: VerbForm[] = ['base', 'third', 'past', 'participle', 'gerund'];
  return forms.filter((form) => conjugate(base, form) === word || (base === 'be' && beForm(word) === form));
}

function beForm(word: string): VerbForm | undefined {
  if (/^(?:am|is|are|'m|'re|'s)$/u.test(word)) return 'third';
  return /^(?:was|were)$/u.test(word) ? 'past' : undefined;
}

/** Verbs that the lexicon lists as nouns only. */
const ALSO_VERBS = new Set(
  `reset sublet access act aim answer bark bloom bounce end float heat rust tie vote appeal approach arrest attack attempt attend average back bake balance ban base battle beat benefit
   bet bite blame block boil bond bother bowl break brew bring broadcast build burn buy call camp care carry cast catch
   cause celebrate challenge change charge chase chat cheat check cheer circle claim clean climb close coach collapse
   collect combat comment commute compete complain comply concern conduct conflict contact contain contest contract
   contrast cook cool copy cost count cover crack craft crash cross crush cry cure curse cut damage dance date deal debate
   decay defeat defend delay demand design desire die dine display dispute dive divide divorce dominate draft drain draw
   dream dress drift drink drive drop dry eat echo edit employ enter envy escape excel exceed exchange excuse exercise
   exist exit export face fade fail fall farm fast favor fear feast feature feed feel fight fill filter find finish fire
   fish fit fix flash float flood flow fly fold follow force form freeze frown fry fuel function gain gamble gather glow
   govern graduate grant greet grow guard guess guide hand handle harm harvest hate haunt heal hear heat help hike hire hit
   hold hop host hug hunt hurt impact import impress include increase inherit injure insult interview invade invent invest
   judge jump keep kick kill kiss knock know lack land last laugh launch lead leak lean leap learn leave lick lie lift
   like limit link list live load lock look lose love lower maintain march mark market marry master match matter mean
   measure meet melt mention merge mine miss mix move murder name near need note obey offer open oppose order outlive outrank
   outrun outsell own pack paint pass pay perform permit pick pitch play plot plow poison pose possess post pour practice
   praise preach predate prefer present press prevent print process produce profit project promise propose protect prove
   publish pull punch purchase push race rain raise range rank rate reach react read rebel record recruit reduce refer
   reign reject release rely remain remember rent repair repeat replace report request require rescue research resemble
   reside resign resist respect rest result return reveal review reward ride ring rise risk rival roll rotate rule run rush
   sail salute sample save scale scare score scream seal search seat see seek sell send sense serve set shake shape share
   shed shelter shine ship shock shoot shop shout show shrink shut sign sing sink sit skate ski skip sleep slice slide
   slip smell smile smoke smuggle sneeze solve sound spare speak spell spend spin spit split sponsor spot spread sprint
   stand star stare start starve stay steal steer step stick sting stop store stream stress strike struggle study succeed
   suffer suit supply support surf surpass surprise surrender surround survive sweat swim switch tackle talk target taste
   tax teach team tell tend test thank think threaten throw tie tolerate total touch tour tower trace track trade train
   transfer translate transport trap travel traverse treat trick trigger trust try turn understand unite use value vanish
   vary view violate visit voice vote wait wake walk want warn wash watch wave wear weigh welcome win wish witness wonder
   work worry worship wound wrap write yield mate blend plant box breathe aid rip crush vacation influence border orbit scan complete lower scream drain
   twinkle digest squeeze blossom rhyme snack vomit smear tow regenerate gallop perch wilt fizz dislike dread memorise chase peer bob shade bump tune season herd tweet brush cruise nest point`
    .trim()
    .split(/\s+/u),
);

/** Whether the word can be the base form of a verb, whatever else it may be. */
export function isInfinitive(word: string): boolean {
  return (
    ALSO_VERBS.has(word) ||
    lexiconTags(word).includes('Infinitive') ||
    (/\p{L}{4}(?:ise|yse)$/u.test(word) && lexiconTags(word.replace(/se$/u, 'ze')).includes('Infinitive'))
  );
}
