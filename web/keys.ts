import { useLayoutEffect, useRef } from 'preact/hooks';

interface Actions {
  readonly step: (by: 1 | -1) => Promise<void>;
  readonly close: () => void;
}

/** j and k go through the cases, / to the search, Escape back; where one types, keys are letters. */
export function useKeys(actions: Actions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      const typing = target instanceof HTMLElement && target.matches('input:not([type=radio]), select, textarea');
      if (typing && event.key === 'Escape') target.blur();
      if (typing) return;
      if (event.key === 'j') void latest.current.step(1);
      else if (event.key === 'k') void latest.current.step(-1);
      else if (event.key === 'Escape') latest.current.close();
      else if (event.key === '/') document.getElementById('search')?.focus();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
