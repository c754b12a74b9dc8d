/** Arrow keys go from cell to cell of a table. */
export function moveInGrid(event: KeyboardEvent): void {
  const steps: Record<string, readonly [number, number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
  };
  const step = steps[event.key];
  const from = event.target instanceof HTMLElement ? event.target.closest('td,th') : null;
  const line = from?.closest('tr');
  if (!step || !(from instanceof HTMLTableCellElement) || !line) return;
  const lines = [...(line.parentElement?.children ?? [])];
  const next = lines[lines.indexOf(line) + step[0]]?.children[from.cellIndex + step[1]]?.querySelector('button');
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}
