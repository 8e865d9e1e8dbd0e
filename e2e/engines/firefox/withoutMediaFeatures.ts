import { registerHooks } from 'node:module';

// Loaded before Playwright, by `--import`. Playwright 1.65 sends each Firefox a command that Firefox 153 does not know
// yet, and opens no page if it is refused; 1.64 did not. It sets something that no journey needs. To be removed with
// the next version of either.

const UNKNOWN = /this\.\w+(?:\.\w+)?\.send\("emulation\.setMediaFeaturesOverride"/g;

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith('/playwright-core/lib/coreBundle.js') || !loaded.source) return loaded;
    const source = Buffer.from(loaded.source as Uint8Array).toString();
    return { ...loaded, source: source.replace(UNKNOWN, 'Promise.resolve("emulation.setMediaFeaturesOverride"') };
  },
});
