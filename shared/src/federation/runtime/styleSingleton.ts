import { useEffect } from 'react';

declare const __webpack_nonce__: string | undefined;

/** Rules that are in the document while they have users. */
function sharedRules() {
  let element: HTMLStyleElement | null = null;
  let users = 0;
  return {
    add(rules: string) {
      users += 1;
      if (element) return;
      element = document.createElement('style');
      // Required by an open document of an older shell.
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
 * Replaces the package `react-style-singleton`, with which dialogs prevent the page behind them from scrolling. The
 * package creates style elements with text, which the page's policy blocks because it has no hash for it; inserting
 * rules by script is allowed.
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
