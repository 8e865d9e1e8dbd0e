/** Samsung Internet 17 lacks `findLast`, which the editor's core calls on every change. */
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
