import { pageAt } from '@portal/shared/section/pageAt';
import { SHELL_BASE, SHELL_NAME, type LoadedFiles } from '@portal/shared/section/registry';
import { ownFiles } from '../registry/preloads.ts';
import { sectionOf, type VisitorPortal } from '../registry/visitorRegistry.ts';

/** The build whose page it is, with the stylesheets that the page must not be seen without. */
export interface PageBuild {
  name: string;
  /** Empty for the shell's own pages. */
  id: string;
  base: string;
  integrity: Readonly<Record<string, string>>;
  styles: readonly string[];
}

const stylesOf = (...loads: (LoadedFiles | undefined)[]) => [...new Set(loads.flatMap((files) => files?.styles ?? []))];

export function pageBuildOf(portal: VisitorPortal, path: string): PageBuild {
  const { shell } = portal;
  const build = sectionOf(portal, path)?.current;
  if (!build) {
    const styles = stylesOf(ownFiles(shell, path));
    return { name: SHELL_NAME, id: '', base: SHELL_BASE, integrity: shell.integrity, styles };
  }
  const { name, id, base, integrity, files, pages } = build;
  return { name, id, base, integrity, styles: stylesOf(files['*'], files[pageAt(pages, path)?.path ?? path]) };
}
