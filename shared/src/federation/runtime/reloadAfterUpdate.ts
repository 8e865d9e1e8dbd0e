/// <reference types="webpack/module" />

interface Renderer {
  /** 1 where React is built for development, and can draw again what has been replaced. */
  bundleType?: number;
}

declare global {
  interface Window {
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: { renderers: Map<number, Renderer> };
  }
}

const drawsAgain = () =>
  [...(window.__REACT_DEVTOOLS_GLOBAL_HOOK__?.renderers.values() ?? [])].some(({ bundleType }) => bundleType === 1);

/**
 * Runs in a section that is being developed. The React of the page is the shell's: where that is built for production,
 * an edit arrives and nothing is drawn again, so the page is loaded again.
 */
export default function reloadAfterUpdatePlugin() {
  import.meta.webpackHot?.addStatusHandler((status) => {
    if (status === 'apply' && !drawsAgain()) location.reload();
  });
  return { name: 'reloadAfterUpdate' };
}
