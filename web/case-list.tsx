import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { CaseFilter } from '../src/page/case-filter.js';
import type { CaseLine } from '../src/page/page-data.js';
import { count } from '../src/reports/tables/numbers.js';
import { CaseRow } from './case-row.js';
import type { PageSource } from './source.js';

/** Lines that are asked for at a time, and those drawn beyond what is seen. */
const [PART, BEYOND] = [60, 8];
/** Browsers cannot draw a page taller than this, in pixels. */
const TALLEST = 15_000_000;

interface Props {
  readonly source: PageSource;
  readonly filter: CaseFilter;
  readonly revision: number;
  readonly total: number;
  readonly open: string | undefined;
  readonly blind: boolean;
  /** The place of the open case; it is scrolled to. */
  readonly at: number;
  readonly onOpen: (key: string) => void;
  readonly onTotal: (total: number) => void;
}

/** All cases that match, of which only the lines in sight are drawn. */
export function CaseList({ source, filter, revision, total, open, blind, at, onOpen, onTotal }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const lines = useRef(new Map<number, CaseLine>());
  const [, redraw] = useState(0);
  const [[first, end], setSeen] = useState<readonly [number, number]>([0, PART]);
  const height = useLineHeight();
  const asked = JSON.stringify([filter, revision]);

  useEffect(() => {
    lines.current = new Map();
  }, [asked]);

  useEffect(() => {
    const look = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      const from = Math.max(0, Math.floor(-top / height) - BEYOND);
      setSeen([from, Math.max(from, Math.ceil((innerHeight - top) / height)) + BEYOND]);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [height, asked, total]);

  useEffect(() => {
    let wanted = true;
    const parts = new Set([Math.floor(first / PART), Math.floor(end / PART)]);
    for (const part of parts) {
      if (part > 0 && part * PART >= total) continue;
      if (lines.current.has(part * PART)) continue;
      void source.cases(filter, { offset: part * PART, limit: PART }).then((page) => {
        if (!wanted) return;
        if (lines.current.size > PART * 40) lines.current.clear();
        for (const [place, line] of page.lines.entries()) lines.current.set(part * PART + place, line);
        onTotal(page.total);
        redraw((times) => times + 1);
      });
    }
    return () => {
      wanted = false;
    };
  }, [asked, Math.floor(first / PART), Math.floor(end / PART), total]);

  useLayoutEffect(() => {
    if (at < 0 || !list.current) return;
    const top = list.current.getBoundingClientRect().top + at * height;
    if (top < 60 || top + height > innerHeight) scrollBy({ top: top - innerHeight / 3 });
  }, [at, height]);

  const shown = Math.min(total, Math.floor(TALLEST / height));
  const places = Array.from({ length: Math.max(0, Math.min(end, shown) - first) }, (_, nth) => first + nth);
  return (
    <>
      <ol class={blind ? 'cases blind' : 'cases'} ref={list} style={{ height: `${shown * height}px` }}>
        {places.map((place) => (
          <CaseRow
            key={place}
            line={lines.current.get(place)}
            top={place * height}
            open={open !== undefined && lines.current.get(place)?.key === open}
            blind={blind}
            onOpen={onOpen}
          />
        ))}
      </ol>
      {shown < total && <p class="empty">Only the first {count(shown)} are listed: set a filter.</p>}
    </>
  );
}

/** As the style has it, for wide and narrow pages. */
function useLineHeight(): number {
  const narrow = matchMedia('(max-width: 45rem)');
  const [height, set] = useState(narrow.matches ? 104 : 58);
  useEffect(() => {
    const follow = () => set(narrow.matches ? 104 : 58);
    narrow.addEventListener('change', follow);
    return () => narrow.removeEventListener('change', follow);
  }, []);
  return height;
}
