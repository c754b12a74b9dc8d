import { cleanUrl, URL_PATTERN } from './urls.js';

/** A source that a context names: an id, a title, a URL, or an id with its title. */
export interface Source {
  /** As it is shown. */
  readonly name: string;
  readonly id?: string;
  readonly title?: string;
  readonly url?: string;
}

/** `[policy_doc_1]`, `[1]`, `【2】`, `[^3]`: what stands in the brackets. */
const BRACKETED = /[[【]\^?([\p{L}\p{N}][\p{L}\p{N}_.:/-]{0,60})[\]】](?!\()/gu;

/** `policy_doc_1: …` or `KB-12 - …` where a line begins. */
const AT_LINE_START =
  /^[ \t>*#-]*\(?([\p{L}][\p{L}\p{N}]*(?:[_-][\p{L}\p{N}]+)*[_-]?\d+)\)?(?=\s*[:–—|]|\s+-\s|\s*$)/gmu;

/** `Document 3: …`, `Source 1 - …`. */
const NUMBERED =
  /^[ \t>*#-]*((?:document|doc|source|passage|article|page|chapter|section|reference|ref|policy)\s?#?\d+)\b/gimu;

/** `<doc id="faq">`, `id: faq`, `source: handbook`. */
const LABELLED =
  /<\w+[^<>]{0,200}?\b(?:id|name|source|title|index)=["']([^"'<>]{1,80})["']|^[ \t*-]*(?:doc(?:ument)?[_ ]?id|source[_ ]?id|id|source)\s*[:=]\s*["']?([^\s"',][^\n"']{0,80}?)["']?[ \t]*$/gimu;

/** Ids with an underscore that stand anywhere. */
const LOOSE = /(?<![\p{L}\p{N}_])([\p{L}][\p{L}\p{N}]*(?:_[\p{L}\p{N}]+)*_\d+)(?![\p{L}\p{N}_])/gu;

const HEADING = /^(?:#{1,6}[ \t]+|(?:title|document|source)[ \t]*:[ \t]*)([^\n]{3,80}?)[ \t]*#*$/gimu;

/** A title after its id, in capitals as titles are: `[policy_doc_1] Refund Policy: …`. */
const TITLE_AFTER =
  /^\s*[-–—:]?\s*(\p{Lu}[\p{L}\p{N}'’-]*(?:\s(?:of|and|the|for|on|in|to|&|\p{Lu}[\p{L}\p{N}'’-]*)){0,6}\s\p{Lu}[\p{L}\p{N}'’-]*)\s?[:.–—\n]/u;

/** The sources that a context names, in order. Ids in the surest form that there is: brackets, then labels, then loose ones. */
export function sourcesIn(context: string): readonly Source[] {
  const marked = [BRACKETED, NUMBERED, LABELLED, AT_LINE_START].map((pattern) => found(context, pattern));
  const ids = marked.find((each) => each.length > 0) ?? found(context, LOOSE);
  const withIds = ids.map(({ text, end }): Source => {
    const title = TITLE_AFTER.exec(context.slice(end, end + 120))?.[1];
    return {
      name: text,
      ...(isTitle(text) ? { title: text } : { id: text }),
      ...(title === undefined ? {} : { title }),
    };
  });
  const titles = found(context, HEADING).map(({ text }): Source => ({ name: text, title: text }));
  const urls = found(context, URL_PATTERN).map(({ text }): Source => ({ name: cleanUrl(text), url: cleanUrl(text) }));
  return distinct([...withIds, ...titles, ...urls]);
}

/** A source as a suite lists it. */
export function listedSource(name: string): Source {
  if (/^https?:\/\//iu.test(name)) return { name, url: cleanUrl(name) };
  return isTitle(name) ? { name, title: name } : { name, id: name };
}

/** Several words, no number at their end: `Document 3` is an id. */
function isTitle(name: string): boolean {
  return /\s/u.test(name.trim()) && !/^\p{L}+\s?#?\d+$/u.test(name);
}

function found(text: string, pattern: RegExp): readonly { readonly text: string; readonly end: number }[] {
  return [...text.matchAll(pattern)].map((match) => ({
    text: (match.slice(1).find((group) => group !== undefined) ?? match[0]).trim(),
    end: match.index + match[0].length,
  }));
}

function distinct(sources: readonly Source[]): readonly Source[] {
  const known = new Map<string, Source>();
  for (const source of sources) {
    const key = source.name.toLowerCase();
    if (!known.has(key)) known.set(key, source);
  }
  return [...known.values()];
}
