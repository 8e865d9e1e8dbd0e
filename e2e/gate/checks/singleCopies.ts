import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedVersions } from '@portal/shared/federation/sharedDependencies';
import type { Check, GateContext } from '../GateContext.ts';
import { openPage } from '../openPage.ts';

/** Source path of a shared module in source maps. */
const sourceOf = (module: string): RegExp => {
  const [, own] = /^@portal\/shared\/(.+)$/.exec(module) ?? [];
  if (own) return new RegExp(`shared/src/${own}/`);
  // The router is shared through the portal's facade, which contains it.
  return new RegExp(`node_modules/${module.split('/')[0] ?? module}/`);
};

/** Shared modules with sources in the build's own files. */
export function bundledModules(sources: readonly string[]): string[] {
  const shared = new Map(Object.keys(sharedVersions()).map((module) => [module, sourceOf(module)]));
  shared.set('react-router', /node_modules\/react-router(-dom)?\//);
  return [...shared].filter(([, source]) => sources.some((path) => source.test(path))).map(([module]) => module);
}

function sourcesOf({ dist, testShell }: GateContext): string[] {
  return [...testShell.build.files.keys()]
    .map((name) => join(dist, `${name}.map`))
    .filter((map) => existsSync(map))
    .flatMap((map) => (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources);
}

declare global {
  interface Window {
    /** Number of React renderers started in this document. */
    reactRenderers?: number;
  }
}

/** Stateful modules exist once in a document: nothing shared is bundled, and one React renders. */
export const singleCopies: Check = {
  name: 'single copies of shared modules',
  run: async (context) => {
    const sources = sourcesOf(context);
    const bundled = bundledModules(sources).map((module) => `${module} is bundled`);
    const { page, close } = await openPage(context, context.build.pages[0]?.path ?? '/', async (fresh) => {
      await fresh.addInitScript(() => {
        window.reactRenderers = 0;
        // React registers each of its renderers here at its start.
        Object.assign(window, {
          __REACT_DEVTOOLS_GLOBAL_HOOK__: {
            renderers: new Map(),
            supportsFiber: true,
            inject: () => (window.reactRenderers = (window.reactRenderers ?? 0) + 1),
            onScheduleFiberRoot: () => undefined,
            onCommitFiberRoot: () => undefined,
            onCommitFiberUnmount: () => undefined,
          },
        });
      });
    });
    try {
      const renderers = await page.evaluate(() => window.reactRenderers);
      return [
        ...(sources.length > 0 ? [] : ['the build has no source maps to look into']),
        ...bundled,
        ...(renderers === 1 ? [] : [`${renderers ?? 0} React renderers in one document`]),
      ];
    } finally {
      await close();
    }
  },
};
