declare let __webpack_nonce__: string | undefined;

/**
 * Runs first in every section. In a document of an older shell with a nonce in its policy, style and script elements
 * created by libraries carry it. Current documents have none (decision 0200).
 */
export default function noncePlugin() {
  const script = document.querySelector<HTMLScriptElement>('script[nonce]');
  if (script) __webpack_nonce__ = script.nonce;
  return { name: 'nonce' };
}
