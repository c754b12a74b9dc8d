import type { CaseFilter } from '../src/page/case-filter.js';
import type { CaseDetail, CasePage, Overview, Packed } from '../src/page/page-data.js';
import type { Trend } from '../src/trend/trend.js';
import { embeddedSource } from './embedded-source.js';
import { serverSource } from './server-source.js';

/** Where the page gets what it shows: the file that it is in, or the server that it comes from. */
export interface PageSource {
  overview(): Promise<Overview>;
  cases(filter: CaseFilter, part: { readonly offset: number; readonly limit: number }): Promise<CasePage>;
  detail(key: string): Promise<CaseDetail | undefined>;
  /** The runs of the same experiment; undefined: there is no other. */
  trend(): Promise<Trend | undefined>;
  /** Where a case stands among those that match; -1: nowhere. */
  position(filter: CaseFilter, key: string): Promise<number>;
  /** Keeps what the reader made of a case; undefined: nobody reviews here. Gives what is wrong with it. */
  readonly review?: (key: string, valid: boolean, why: string) => Promise<string | undefined>;
  /** Tells when there is more to see; gives how to stop that. */
  watch(changed: () => void): () => void;
}

export function pageSource(): PageSource {
  const data: Packed | null = JSON.parse(document.getElementById('data')?.textContent || 'null');
  return data === null ? serverSource() : embeddedSource(data);
}
