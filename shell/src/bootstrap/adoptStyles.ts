/** Whether the policy has let its text through. */
const isUnderstood = (style: HTMLStyleElement) => style.sheet !== null;

/**
 * Builds of sections of before have libraries that put style elements with a text into the head. The page's policy
 * knows no hash of these (decision 0200): what is in them is inserted as rules instead, which every script may do.
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
