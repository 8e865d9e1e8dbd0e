import { useEffect } from 'react';

declare const __webpack_nonce__: string | undefined;

/** Rules that stand in the document while somebody needs them. */
function sharedRules() {
  let element: HTMLStyleElement | null = null;
  let users = 0;
  return {
    add(rules: string) {
      users += 1;
      if (element) return;
      element = document.createElement('style');
      // What an open document of a shell of before demands.
      if (typeof __webpack_nonce__ === 'string') element.nonce = __webpack_nonce__;
      document.head.append(element);
      element.sheet?.insertRule(`@media all{${rules}}`);
    },
    remove() {
      users -= 1;
      if (users > 0) return;
      element?.remove();
      element = null;
    },
  };
}

/**
 * Stands in for the package `react-style-singleton`, by which dialogs keep the page behind them from scrolling. Theirs
 * makes style elements with a text, of which the page's policy knows no hash; rules may be inserted by every script.
 */
export function styleSingleton() {
  const rules = sharedRules();
  return function Rules({ styles, dynamic = false }: { styles: string; dynamic?: boolean }) {
    const renewed = dynamic ? styles : null;
    useEffect(() => {
      rules.add(styles);
      return () => rules.remove();
      // Those that are not dynamic stay as they were first.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [renewed]);
    return null;
  };
}
