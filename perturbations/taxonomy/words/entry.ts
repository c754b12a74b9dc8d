import { conjugate, pluralize, type VerbForm } from '../../../src/plugin.js';
import type { Conditions, Place } from '../where.js';

/** How an entry inflects; `exact` ones are matched and written as they stand, capitals too. */
export type Part = 'verb' | 'noun' | 'invariable' | 'exact';

type Form = VerbForm | 'singular' | 'plural' | 'as-is' | 'exact';

/** A row of a lexicon in one of its directions. */
export class Row {
  readonly from: string;
  readonly to: string;
  readonly where: Conditions;
  private made: readonly Entry[] | undefined;

  constructor(from: string, to: string, where: Conditions) {
    this.from = from;
    this.to = to;
    this.where = where;
  }

  /** In all its forms, inflected at first use: a task needs half of all rows. */
  entries(part: Part): readonly Entry[] {
    this.made ??= formsOf(this, part).flatMap((form) => {
      const words = tokensOf(inForm(this.from, form, this.where));
      return (part === 'verb' ? inBothSpellings(words) : [words]).map((those) => new Entry(this, form, those));
    });
    return this.made;
  }
}

/** One inflected form of a row, ready to be matched. */
export class Entry {
  readonly form: Form;
  /** Lower case, unless `exact`. */
  readonly words: readonly string[];
  private readonly of: Row;
  private written: string | undefined;

  constructor(of: Row, form: Form, words: readonly string[]) {
    this.of = of;
    this.form = form;
    this.words = words;
  }

  /** The row as it reads in this direction: `word > replacement`, in base forms. */
  get row(): string {
    return `${this.of.from} > ${this.of.to}`;
  }

  /** Few are ever written, so that it is inflected at first use. */
  get replacement(): string {
    this.written ??= inForm(this.of.to, this.form, this.of.where);
    return this.written;
  }

  /** One form for past and participle gives way to two: `carried out` to `undertook` or `undertaken`. */
  get splits(): boolean {
    return inOne(this.of.from) && !inOne(this.of.to);
  }

  get flags(): ReadonlySet<string> {
    return this.of.where.flags;
  }

  get follow(): Conditions['follow'] {
    return this.of.where.follow;
  }

  /** Whether the conditions of its row hold at a place. */
  holds(place: Place): boolean {
    return this.of.where.holds(place);
  }
}

/** `have gotten` is said on one side of an ocean. */
const AMERICAN = /^get\b/u;
const VERB_FORMS: readonly VerbForm[] = ['base', 'third', 'past', 'participle', 'gerund'];

function formsOf({ from, to, where: { flags } }: Row, part: Part): readonly Form[] {
  switch (part) {
    case 'verb':
      return VERB_FORMS.filter((form) => form !== 'participle' || !AMERICAN.test(to));
    case 'noun':
      if (flags.has('plural')) return flags.has('singular') ? [] : ['plural'];
      return flags.has('singular') || lastPlural(from) === from ? ['singular'] : ['singular', 'plural'];
    case 'invariable':
      return ['as-is'];
    case 'exact':
      return ['exact'];
  }
}

function inForm(phrase: string, form: Form, { flags }: Conditions): string {
  switch (form) {
    case 'plural': // a list of plurals is as it stands
      return flags.has('plural') ? phrase : lastPlural(phrase);
    case 'singular':
    case 'as-is':
    case 'exact':
      return phrase;
    default:
      return headInflected(phrase, form);
  }
}

/** `canceled` is matched as `cancelled` too, `apologized` as `apologised`. */
function inBothSpellings([head = '', ...rest]: readonly string[]): readonly (readonly string[])[] {
  const american = [head, ...rest];
  const british = head.replace(/(?<=[aeiou])l(?=(?:ed|ing)$)/u, 'll').replace(/(?<=[^s])iz(?=e[sd]?$|ing$)/u, 'is');
  return british === head || /eal|eel|ail|oal|oil|izing$|^siz/u.test(head)
    ? [american]
    : [american, [british, ...rest]];
}

/** `take part in` inflects its first word. */
function headInflected(phrase: string, form: VerbForm): string {
  const [head = '', ...rest] = phrase.split(' ');
  return [conjugate(head, form), ...rest].join(' ');
}

function inOne(phrase: string): boolean {
  return headInflected(phrase, 'past') === headInflected(phrase, 'participle');
}

/** `exercise session` inflects its last word, `work of art` the one before `of`. */
function lastPlural(phrase: string): string {
  const [, head = phrase, rest = ''] = /^(.*?)( (?:of|in) .*)?$/u.exec(phrase) ?? [];
  const words = head.split(' ');
  const last = words.pop() ?? '';
  return [...words, pluralize(last)].join(' ') + rest;
}

/** As the tokenizer does it: `top-notch` is three tokens. */
function tokensOf(phrase: string): string[] {
  return phrase.split(/ |(?=-)|(?<=-)/u);
}
