import { useEffect, useState } from 'preact/hooks';
import { type CaseFilter, FILTER_KEYS } from '../src/page/case-filter.js';

/** What one sees: kept in the address, so that a link restores it. */
export interface Place {
  readonly filter: CaseFilter;
  /** The key of the case that is open. */
  readonly open: string | undefined;
}

export function readPlace(hash: string): Place {
  const given = new URLSearchParams(hash.replace(/^#/u, ''));
  const filter = Object.fromEntries(
    FILTER_KEYS.flatMap((key) => {
      const value = given.get(key);
      return value === null || value === '' ? [] : [[key, value]];
    }),
  );
  return { filter, open: given.get('case') ?? undefined };
}

export function writePlace({ filter, open }: Place): string {
  const given = FILTER_KEYS.flatMap((key) => (filter[key] ? [[key, filter[key]]] : []));
  const all = new URLSearchParams([...given, ...(open === undefined ? [] : [['case', open]])]);
  return all.size === 0 ? '' : `#${all}`;
}

/** Typing replaces the place; what one goes to can be gone back from. */
export type GoTo = (place: Place, how?: 'replace') => void;

export function usePlace(): [Place, GoTo] {
  const [place, set] = useState(() => readPlace(location.hash));
  useEffect(() => {
    const follow = () => set(readPlace(location.hash));
    addEventListener('popstate', follow);
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('popstate', follow);
      removeEventListener('hashchange', follow);
    };
  }, []);
  const goTo: GoTo = (next, how) => {
    const hash = writePlace(next);
    const address = hash === '' ? location.href.replace(/#.*$/u, '') : hash;
    if (how === 'replace') history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    set(next);
  };
  return [place, goTo];
}
