import { pageAt } from '@portal/shared/section/pageAt';
import { PATHS } from '@portal/shared/section/paths';
import { SHELL_BASE, SHELL_NAME, type LoadedFiles, type ShellBuild } from '@portal/shared/section/registry';
import { sectionOf, type VisitorPortal } from './visitorRegistry.ts';

const NO_FILES: LoadedFiles = { scripts: [], styles: [] };

/** Files of a page, with the build that they belong to. */
export interface PageFiles {
  name: string;
  /** Id of the build; empty for the shell's own pages. */
  id: string;
  base: string;
  integrity: Readonly<Record<string, string>>;
  /** Entry file of the section, which all others require. */
  entry: readonly string[];
  /** Files needed by every page of the section, and those of this page. */
  loads: readonly LoadedFiles[];
}

/** Files of one of the shell's own pages; undefined for other paths. */
export function ownFiles(shell: ShellBuild, path: string): LoadedFiles | undefined {
  if (path === PATHS.home) return shell.home;
  return path === PATHS.search ? (shell.search ?? NO_FILES) : undefined;
}

/** Files of the page at a path; for a path without a section, the shell without files. */
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

/** Stylesheets that must be loaded before the page is shown. */
export const stylesOf = ({ loads }: PageFiles): string[] => [...new Set(loads.flatMap(({ styles }) => styles))];
