/** Samsung Internet 17 has no `findLast`, and the editor's core calls it at every change. */
export function provideFindLast(): void {
  if ('findLast' in Array.prototype) return;
  Object.defineProperty(Array.prototype, 'findLast', {
    value<Item>(this: Item[], isWanted: (item: Item) => unknown) {
      return [...this].reverse().find((item) => isWanted(item));
    },
    configurable: true,
    writable: true,
  });
}
