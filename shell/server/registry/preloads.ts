import { pageAt } from '@portal/shared/section/pageAt';
import { PATHS } from '@portal/shared/section/paths';
import { SHELL_BASE, type LoadedFiles, type ShellBuild } from '@portal/shared/section/registry';
import type { Preload } from '@portal/shared/section/visitorRegistry';
import { sectionOf, type VisitorPortal } from './visitorRegistry.ts';

/**
 * A browser opens about six connections to a server. The rest stays free for the shell's own bundle and for calls, also
 * when the files that are preloaded hang.
 */
const MAX_PRELOADS = 4;
/** Of a page that came with its styles, which calls nothing before it is hydrated. */
const MAX_SCRIPTS = 5;

const NO_FILES: LoadedFiles = { scripts: [], styles: [] };

interface BuildFiles {
  base: string;
  integrity: Readonly<Record<string, string>>;
}

const preloadOf = ({ base, integrity }: BuildFiles, file: string): Preload => ({
  href: base + file,
  as: file.endsWith('.css') ? 'style' : 'script',
  ...(integrity[file] && { integrity: integrity[file] }),
  ...(base.startsWith('http') && { crossOrigin: 'anonymous' }),
});

/** The first script and the first stylesheet of each, then the others. */
function mostNeeded(...loads: LoadedFiles[]): string[] {
  const first = loads.flatMap(({ scripts }) => scripts.slice(0, 1));
  const styles = loads.flatMap((files) => files.styles).toReversed();
  const others = loads.flatMap(({ scripts }) => scripts.slice(1));
  return [...first, ...styles.slice(0, 1), ...others, ...styles.slice(1)];
}

/** The files of one of the shell's own pages; undefined for other paths. */
export function ownFiles(shell: ShellBuild, path: string): LoadedFiles | undefined {
  if (path === PATHS.home) return shell.home;
  return path === PATHS.search ? (shell.search ?? NO_FILES) : undefined;
}

interface PageFiles {
  build: BuildFiles;
  /** The section's entry, without which none of the others runs. */
  entry: string[];
  /** What every page of the section needs, and what this one does. */
  loads: LoadedFiles[];
}

function filesOfPage(portal: VisitorPortal, path: string): PageFiles | null {
  const { shell } = portal;
  const own = ownFiles(shell, path);
  if (own) return { build: { base: SHELL_BASE, integrity: shell.integrity }, entry: [], loads: [own] };
  const build = sectionOf(portal, path)?.current;
  if (!build) return null;
  const page = pageAt(build.pages, path)?.path ?? path;
  return { build, entry: [build.entry], loads: [build.files['*'] ?? NO_FILES, build.files[page] ?? NO_FILES] };
}

/**
 * The files that a path's page needs first, so that a deep link waits for no more round trips than in a single program:
 * the section's entry, its routes, the page's chunk and stylesheet.
 */
export function preloadsOf(portal: VisitorPortal, path: string): Preload[] {
  const files = filesOfPage(portal, path);
  if (!files) return [];
  const { build, entry, loads } = files;
  return [...entry, ...mostNeeded(...loads)].slice(0, MAX_PRELOADS).map((file) => preloadOf(build, file));
}

/** What a page is hydrated with that came whole, with its styles: scripts, in the order in which they are needed. */
export function scriptsOf(portal: VisitorPortal, path: string): Preload[] {
  const files = filesOfPage(portal, path);
  if (!files) return [];
  const { build, entry, loads } = files;
  return [...entry, ...loads.flatMap(({ scripts }) => scripts)]
    .slice(0, MAX_SCRIPTS)
    .map((file) => preloadOf(build, file));
}

/**
 * The shell's own scripts beside the first one: the federation runtime, without which no section starts, and the HTTP
 * client. A page that came whole calls nothing before it is hydrated, and one of the shell's own needs no federation.
 */
export function shellScriptsOf(portal: VisitorPortal, path: string, isWhole: boolean): Preload[] {
  const { shell } = portal;
  const federation = isWhole && ownFiles(shell, path) ? NO_FILES : (shell.federation ?? NO_FILES);
  const http = isWhole ? NO_FILES : (shell.http ?? NO_FILES);
  return [...federation.scripts, ...http.scripts].map((file) =>
    preloadOf({ base: SHELL_BASE, integrity: shell.integrity }, file),
  );
}
