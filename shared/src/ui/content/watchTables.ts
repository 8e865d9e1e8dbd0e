/**
 * Makes each table of a text focusable while it overflows and scrolls, so that arrow keys can scroll it. Returns the
 * function that stops this.
 */
export function watchTables(root: HTMLElement): (() => void) | undefined {
  const tables = [...root.querySelectorAll('table')];
  if (tables.length === 0 || typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver(() => {
    for (const table of tables) {
      if (table.scrollWidth > table.clientWidth + 1) table.tabIndex = 0;
      else table.removeAttribute('tabindex');
    }
  });
  for (const table of tables) observer.observe(table);
  return () => observer.disconnect();
}
