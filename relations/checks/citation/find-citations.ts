import { fold } from '../../../src/plugin.js';
import { bracketedIds, isShort, looseIds } from './ids.js';
import { quotesIn } from './quotes.js';
import type { Source } from './sources.js';
import { cleanUrl, isSameUrl, URL_PATTERN } from './urls.js';

export const FORMS = ['id', 'bracket', 'quote', 'url', 'title', 'any'] as const;
export type Form = (typeof FORMS)[number];

export interface Citations {
  /** Sources that are cited in the form asked, as they stand in the reply. */
  readonly cited: readonly Cited[];
  /** Sources that are cited in another form only. */
  readonly otherwise: readonly string[];
  /** What is cited but is no source. */
  readonly unknown: readonly string[];
}

export interface Cited {
  readonly name: string;
  readonly text: string;
}

/** What a text cites of the sources of a context, and what else it cites. */
export function findCitations(text: string, form: Form, sources: readonly Source[], context: string): Citations {
  const all = allCitations(text, sources, context);
  const asked = all.filter((each) => form === 'any' || each.forms.includes(form));
  const others = all.filter(({ source }) => source !== undefined && !asked.some((each) => each.source === source));
  return {
    cited: distinct(
      asked.flatMap(({ source, text: shown }) => (source === undefined ? [] : [{ name: source, text: shown }])),
    ),
    otherwise: [...new Set(others.map(({ text: shown }) => shown))],
    unknown: [
      ...new Set(asked.flatMap((each) => (each.source === undefined && counts(each, form) ? [each.text] : []))),
    ],
  };
}

interface Citation {
  readonly forms: readonly Form[];
  readonly text: string;
  /** The name of the source; undefined where there is no such source. */
  readonly source?: string;
}

/** A quotation that is not in the context may be a manner of speaking: it counts where quotations are asked for. */
function counts({ forms }: Citation, form: Form): boolean {
  return form === 'quote' || !forms.includes('quote');
}

function allCitations(text: string, sources: readonly Source[], context: string): readonly Citation[] {
  return [...byId(text, sources), ...byTitle(text, sources), ...byUrl(text, sources), ...byQuote(text, context)];
}

function byId(text: string, sources: readonly Source[]): readonly Citation[] {
  const ids = sources.flatMap(({ id, name }) => (id === undefined ? [] : [{ id: fold(id), name }]));
  const citation =
    (forms: readonly Form[]) =>
    (written: string): Citation => {
      const source = ids.find(({ id }) => id === fold(written))?.name;
      return { forms, text: written, ...(source === undefined ? {} : { source }) };
    };
  const known = ids.map(({ id }) => id);
  return [
    ...bracketedIds(text, known).map(citation(['bracket', 'id'])),
    ...looseIds(text, known).map(citation(['id'])),
  ];
}

function byTitle(text: string, sources: readonly Source[]): readonly Citation[] {
  return sources.flatMap(({ title, name }): Citation[] =>
    title !== undefined && !isShort(title) && text.includes(title)
      ? [{ forms: ['title'], text: title, source: name }]
      : [],
  );
}

function byUrl(text: string, sources: readonly Source[]): readonly Citation[] {
  const urls = sources.flatMap(({ url, name }) => (url === undefined ? [] : [{ url, name }]));
  return [...text.matchAll(URL_PATTERN)].flatMap(([written]): Citation[] => {
    const source = urls.find(({ url }) => isSameUrl(url, written))?.name;
    const shown = cleanUrl(written);
    if (source !== undefined) return [{ forms: ['url'], text: shown, source }];
    return urls.length > 0 ? [{ forms: ['url'], text: shown }] : [];
  });
}

function byQuote(text: string, context: string): readonly Citation[] {
  return quotesIn(text, context).map(({ text: quote, isInContext }) => ({
    ...{ forms: ['quote'], text: quote },
    ...(isInContext ? { source: `“${quote}”` } : {}),
  }));
}

function distinct(cited: readonly Cited[]): readonly Cited[] {
  return cited.filter(({ name }, at) => cited.findIndex((each) => each.name === name) === at);
}
