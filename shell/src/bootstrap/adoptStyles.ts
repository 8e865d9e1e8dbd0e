/** True if the policy allows its text. */
const isUnderstood = (style: HTMLStyleElement) => style.sheet !== null;

/**
 * Earlier builds of sections have libraries that add style elements to the head. The page's policy has no hash of their
 * text (decision 0200), so it is inserted as rules instead, which every script may do.
 */
export function adoptStyles(): void {
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLStyleElement) || isUnderstood(node)) continue;
      const rules = node.textContent;
      node.textContent = '';
      node.sheet?.insertRule(`@media all{${rules}}`);
    }
  }).observe(document.head, { childList: true });
}
