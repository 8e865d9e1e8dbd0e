/// <reference types="webpack/module" />

interface Renderer {
  /** 1 for a development build of React, which can re-render replaced modules. */
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
 * Runs in a section under development. The page uses the shell's React: if that is a production build, an edit arrives
 * but nothing is re-rendered, so that the page is reloaded.
 */
export default function reloadAfterUpdatePlugin() {
  import.meta.webpackHot?.addStatusHandler((status) => {
    if (status === 'apply' && !drawsAgain()) location.reload();
  });
  return { name: 'reloadAfterUpdate' };
}
