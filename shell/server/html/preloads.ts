import type { Registry, SectionEntry } from '@portal/shared/section/registry';

/** The shell's own files of its home page, which is a chunk like any other page. */
export interface HomeFiles {
  scripts: string[];
  styles: string[];
}

/** A file that the page will need, to be asked for before the bundle runs. */
export interface Preload {
  href: string;
  as: 'script' | 'style';
  integrity?: string;
}

const owns = (prefix: string, path: string) => path === prefix || path.startsWith(`${prefix}/`);

/** The section whose prefix a path begins with. */
export const sectionOf = (registry: Registry, path: string): SectionEntry | undefined =>
  registry.sections.find(({ prefixes }) => prefixes.some((prefix) => owns(prefix, path)));

const links = (base: string, { scripts, styles }: HomeFiles): Preload[] => [
  ...scripts.map((file): Preload => ({ href: base + file, as: 'script' })),
  ...styles.map((file): Preload => ({ href: base + file, as: 'style' })),
];

/** Everything that a deep link's page loads from its section, so that it costs no more round trips than one program. */
export function preloadsOf(registry: Registry, path: string, home: HomeFiles): Preload[] {
  if (path === '/main') return links('/assets/', home);
  const build = sectionOf(registry, path)?.current;
  if (!build) return [];
  const entry: Preload = {
    href: build.base + build.entry,
    as: 'script',
    ...(build.integrity && { integrity: build.integrity }),
  };
  const pages = [build.files['*'], build.files[path]].filter((files) => files !== undefined);
  return [entry, ...pages.flatMap((files) => links(build.base, files))];
}
