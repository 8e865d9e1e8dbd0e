import { PATHS } from '@portal/shared/section/paths';
import type { LoadedFiles } from '@portal/shared/section/registry';
import type { Preload } from '@portal/shared/section/visitorRegistry';
import { sectionOf, type VisitorPortal } from './visitorRegistry.ts';

const preloadsOfFiles = (base: string, { scripts, styles }: LoadedFiles): Preload[] => [
  ...scripts.map((file): Preload => ({ href: base + file, as: 'script' })),
  ...styles.map((file): Preload => ({ href: base + file, as: 'style' })),
];

/** All files of a path's page, so that a deep link needs no more round trips than a single program. */
export function preloadsOf(portal: VisitorPortal, path: string): Preload[] {
  if (path === PATHS.home) return preloadsOfFiles('/assets/', portal.shell.home);
  const build = sectionOf(portal, path)?.current;
  if (!build) return [];
  const integrity = build.integrity[build.entry];
  const entry: Preload = { href: build.base + build.entry, as: 'script', ...(integrity && { integrity }) };
  const pages = [build.files['*'], build.files[path]].filter((files) => files !== undefined);
  return [entry, ...pages.flatMap((files) => preloadsOfFiles(build.base, files))];
}
