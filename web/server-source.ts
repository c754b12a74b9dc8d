import type { CaseFilter } from '../src/page/case-filter.js';
import type { CaseDetail, CasePage, Overview } from '../src/page/page-data.js';
import type { Trend } from '../src/trend/trend.js';
import type { PageSource } from './source.js';

/** Milliseconds between looks at a run that is going on. */
const EVERY = 2000;

/** A run that this page's server reads, a page of cases at a time. */
export function serverSource(): PageSource {
  let seen: number | undefined;
  return {
    async overview() {
      const overview: Overview = await get('overview', {});
      seen = overview.revision;
      return overview;
    },
    async trend() {
      const { trend }: { trend: Trend | null } = await get('trend', {});
      return trend ?? undefined;
    },
    async cases(filter, { offset, limit }) {
      const page: CasePage = await get('cases', { ...filter, offset: String(offset), limit: String(limit) });
      return page;
    },
    async position(filter, key) {
      const { position }: { position: number } = await get('position', { ...filter, key });
      return position;
    },
    async detail(key) {
      const { detail }: { detail: CaseDetail | null } = await get('case', { key });
      return detail ?? undefined;
    },
    async review(key, valid, why) {
      const body = JSON.stringify({ key, valid, why });
      const response = await fetch('api/review', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      return response.ok ? undefined : response.text();
    },
    watch(changed) {
      const timer = setInterval(async () => {
        if (document.hidden) return;
        try {
          const { revision }: { revision: number } = await get('revision', {});
          if (revision !== seen) changed();
        } catch {
          // The server has ended; what is shown stays.
        }
      }, EVERY);
      return () => clearInterval(timer);
    },
  };
}

async function get(what: string, query: CaseFilter & Record<string, string | undefined>) {
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
  const response = await fetch(`api/${what}?${new URLSearchParams(given)}`);
  if (!response.ok) throw new Error(`Expected an answer, got ${response.status}`);
  return response.json();
}
