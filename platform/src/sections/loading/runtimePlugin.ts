import { ENTRY_TIMEOUT_MS } from './deadline.ts';
import { integrityOf } from './integrity.ts';

/** Adds a timeout for the entry and its integrity, which the federation runtime lacks. */
export default function shellRuntimePlugin() {
  return {
    name: 'shell',
    createScript({ url }: { url: string }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      const integrity = integrityOf(url);
      if (integrity) script.integrity = integrity;
      // The integrity of another origin's file can be checked only with CORS.
      if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
      return { script, timeout: ENTRY_TIMEOUT_MS };
    },
  };
}
