import { pageAt } from '@portal/shared/section/pageAt';
import { PATHS } from '@portal/shared/section/paths';
import { SHELL_BASE, SHELL_NAME, type LoadedFiles, type ShellBuild } from '@portal/shared/section/registry';
import { sectionOf, type VisitorPortal } from './visitorRegistry.ts';

const NO_FILES: LoadedFiles = { scripts: [], styles: [] };

/** The build whose page it is, with its files. */
export interface PageFiles {
  name: string;
  /** The build's; empty for the shell's own pages. */
  id: string;
  base: string;
  integrity: Readonly<Record<string, string>>;
  /** The section's entry, without which none of the others runs. */
  entry: readonly string[];
  /** What every page of the section needs, and what this one does. */
  loads: readonly LoadedFiles[];
}

/** The files of one of the shell's own pages; undefined for other paths. */
export function ownFiles(shell: ShellBuild, path: string): LoadedFiles | undefined {
  if (path === PATHS.home) return shell.home;
  return path === PATHS.search ? (shell.search ?? NO_FILES) : undefined;
}

/** Of a path that no section has, it is the shell with no files. */
export function pageFilesOf(portal: VisitorPortal, path: string): PageFiles {
  const { shell } = portal;
  const build = sectionOf(portal, path)?.current;
  if (!build) {
    const loads = [ownFiles(shell, path) ?? NO_FILES];
    return { name: SHELL_NAME, id: '', base: SHELL_BASE, integrity: shell.integrity, entry: [], loads };
  }
  const { name, id, base, integrity, entry, files, pages } = build;
  const loads = [files['*'] ?? NO_FILES, files[pageAt(pages, path)?.path ?? path] ?? NO_FILES];
  return { name, id, base, integrity, entry: [entry], loads };
}

/** The stylesheets that the page must not be seen without. */
export const stylesOf = ({ loads }: PageFiles): string[] => [...new Set(loads.flatMap(({ styles }) => styles))];
