import { SHELL_BASE, type LoadedFiles } from '@portal/shared/section/registry';
import type { Preload } from '@portal/shared/section/visitorRegistry';
import { ownFiles, pageFilesOf, type PageFiles } from './pageFiles.ts';
import { shellAt, type VisitorPortal } from './visitorRegistry.ts';

/**
 * A browser opens about six connections to a server. The rest stays free for the shell's own bundle and for calls, even
 * if preloaded files hang.
 */
const MAX_PRELOADS = 4;
/** For a page rendered with its styles, which makes no call before it is hydrated. */
const MAX_SCRIPTS = 5;

type Build = Pick<PageFiles, 'base' | 'integrity'>;

const preloadOf = ({ base, integrity }: Build, file: string): Preload => ({
  href: base + file,
  as: file.endsWith('.css') ? 'style' : 'script',
  ...(integrity[file] && { integrity: integrity[file] }),
  ...(base.startsWith('http') && { crossOrigin: 'anonymous' }),
});

/** First script and first stylesheet of each, then the others. */
function mostNeeded(loads: readonly LoadedFiles[]): string[] {
  const first = loads.flatMap(({ scripts }) => scripts.slice(0, 1));
  const styles = loads.flatMap((files) => files.styles).toReversed();
  const others = loads.flatMap(({ scripts }) => scripts.slice(1));
  return [...first, ...styles.slice(0, 1), ...others, ...styles.slice(1)];
}

/** All files of a path's page, the most needed first: for an open document, whose own bundle has loaded. */
export function allPreloadsOf(portal: VisitorPortal, path: string): Preload[] {
  const files = pageFilesOf(portal, path);
  return [...files.entry, ...mostNeeded(files.loads)].map((file) => preloadOf(files, file));
}

/**
 * Files that a path's page needs first, so that a deep link takes no more round trips than in a single-bundle app: the
 * section's entry, its routes, the page's chunk and stylesheet.
 */
export const preloadsOf = (portal: VisitorPortal, path: string): Preload[] =>
  allPreloadsOf(portal, path).slice(0, MAX_PRELOADS);

/** Scripts that hydrate a completely rendered page, in the order in which they are needed. */
export function scriptsOf(portal: VisitorPortal, path: string): Preload[] {
  const files = pageFilesOf(portal, path);
  const needed = [...files.entry, ...files.loads.flatMap(({ scripts }) => scripts)];
  return needed.slice(0, MAX_SCRIPTS).map((file) => preloadOf(files, file));
}

/**
 * The shell's scripts besides the main bundle: the federation runtime, which every section needs, and the HTTP client.
 * A completely rendered page makes no call before it is hydrated, and one of the shell's own needs no federation.
 */
export function shellScriptsOf(portal: VisitorPortal, path: string, isWhole: boolean): Preload[] {
  const shell = shellAt(portal, path);
  const federation = isWhole && ownFiles(shell, path) ? undefined : shell.federation;
  const http = isWhole ? undefined : shell.http;
  return [federation, http]
    .flatMap((files) => files?.scripts ?? [])
    .map((file) => preloadOf({ base: SHELL_BASE, integrity: shell.integrity }, file));
}
