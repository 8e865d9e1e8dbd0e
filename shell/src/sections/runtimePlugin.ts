import * as runtimeCore from '@module-federation/runtime-core';
import { ENTRY_TIMEOUT_MILLISECONDS, MANIFEST_TIMEOUT_MILLISECONDS } from './timeouts.ts';
import { pageNonce } from '../bootstrap/page.ts';
import { integrityOf } from './integrity.ts';

declare let __webpack_nonce__: string | undefined;

/**
 * What the federation runtime lacks: time-outs for the manifest and the entry, an error for a manifest that is
 * an error page, integrity of the entry. Also lends its core to the sections, which are built without one.
 */
export default function shellRuntimePlugin() {
  __webpack_nonce__ = pageNonce();
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  return {
    name: 'shell',
    async fetch(url: string, options: RequestInit): Promise<Response> {
      const signal = AbortSignal.timeout(MANIFEST_TIMEOUT_MILLISECONDS);
      const answer = await fetch(url, { ...options, signal, cache: 'no-store' });
      if (!answer.ok) throw new Error(`manifest answered HTTP ${answer.status}`);
      return answer;
    },
    createScript({ url }: { url: string }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      const nonce = pageNonce();
      if (nonce) script.nonce = nonce;
      const integrity = integrityOf(url);
      if (integrity) script.integrity = integrity;
      return { script, timeout: ENTRY_TIMEOUT_MILLISECONDS };
    },
  };
}
