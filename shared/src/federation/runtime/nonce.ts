declare let __webpack_nonce__: string | undefined;

/**
 * Runs first in every section: style and script elements that its libraries make carry the page's nonce,
 * so that the shell's content security policy lets them through.
 */
export default function noncePlugin() {
  const script = document.querySelector<HTMLScriptElement>('script[nonce]');
  if (script) __webpack_nonce__ = script.nonce;
  return { name: 'nonce' };
}
