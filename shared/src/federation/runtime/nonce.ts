declare let __webpack_nonce__: string | undefined;

/**
 * Runs first in every section: in a document of a shell of before, whose policy knows a nonce, style and script
 * elements that its libraries make carry it. Documents of today have none (decision 0200).
 */
export default function noncePlugin() {
  const script = document.querySelector<HTMLScriptElement>('script[nonce]');
  if (script) __webpack_nonce__ = script.nonce;
  return { name: 'nonce' };
}
