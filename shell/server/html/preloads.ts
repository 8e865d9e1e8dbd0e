import { PATHS } from '@portal/shared/section/paths';
import { sectionAt, type Registry } from '@portal/shared/section/registry';

/** Files of the shell's home page, which is loaded lazily like any other page. */
export interface HomeFiles {
  scripts: string[];
  styles: string[];
}

/** A file that the page will need; the browser fetches it before the shell's bundle runs. */
export interface Preload {
  href: string;
  as: 'script' | 'style';
  integrity?: string;
}

const preloadsOfFiles = (base: string, { scripts, styles }: HomeFiles): Preload[] => [
  ...scripts.map((file): Preload => ({ href: base + file, as: 'script' })),
  ...styles.map((file): Preload => ({ href: base + file, as: 'style' })),
];

/** All files of a path's page, so that a deep link needs no more round trips than a single program. */
export function preloadsOf(registry: Registry, path: string, home: HomeFiles): Preload[] {
  if (path === PATHS.home) return preloadsOfFiles('/assets/', home);
  const build = sectionAt(registry.sections, path)?.current;
  if (!build) return [];
  const entry: Preload = {
    href: build.base + build.entry,
    as: 'script',
    ...(build.integrity && { integrity: build.integrity }),
  };
  const pages = [build.files['*'], build.files[path]].filter((files) => files !== undefined);
  return [entry, ...pages.flatMap((files) => preloadsOfFiles(build.base, files))];
}
