import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECTION_MANIFEST_FILE, SHELL_MANIFEST_FILE } from '@portal/shared/section/registry';
import { ROOT } from '../../launcher/root.ts';
import { copyRepository } from '../newSection/workspaces.ts';

/** The section that moves. */
export const MOVING = 'mf-about';

/** Visible change in the kit's next major version: a line below the head of each page. */
export const NEXT_LINE = '7px';

/** Folder of the next generation's builds. */
export const nextFolder = (): string => join(ROOT, '.cache/generations/portal');
export const nextShell = (): string => join(nextFolder(), 'shell/dist', SHELL_MANIFEST_FILE);
export const nextSection = (): string => join(nextFolder(), MOVING, 'dist', SECTION_MANIFEST_FILE);

/** Changes a file of the copy, as for the next generation. @throws if there is nothing to change */
function edit(file: string, change: (text: string) => string): void {
  const path = join(nextFolder(), file);
  const [before, after] = [readFileSync(path, 'utf8'), change(readFileSync(path, 'utf8'))];
  if (before === after) throw new Error(`${file} is not as expected`);
  writeFileSync(path, after);
}

/** Installs another version of React into the copy, from the npm registry. */
function installReact(version: string): void {
  const archives = mkdtempSync(join(tmpdir(), 'portal-react-'));
  const packages = ['react', 'react-dom', 'scheduler'];
  const versionOf = (name: string) => {
    if (name !== 'scheduler') return version;
    const reactDom = join(nextFolder(), 'node_modules/react-dom/package.json');
    const { dependencies } = JSON.parse(readFileSync(reactDom, 'utf8')) as { dependencies: { scheduler: string } };
    return dependencies.scheduler;
  };
  for (const name of packages) {
    const wanted = `${name}@${versionOf(name)}`;
    const archive = execFileSync('npm', ['pack', '--silent', '--pack-destination', archives, wanted], {
      encoding: 'utf8',
    }).trim();
    const place = join(nextFolder(), 'node_modules', name);
    // Its files are linked to those of this repository.
    rmSync(place, { recursive: true });
    execFileSync('mkdir', [place]);
    execFileSync('tar', ['xzf', join(archives, archive), '--strip-components=1', '-C', place]);
  }
  rmSync(archives, { recursive: true });
}

const build = (app: string) =>
  execFileSync(process.execPath, [join(nextFolder(), 'node_modules/webpack-cli/bin/cli.js'), '--mode', 'production'], {
    cwd: join(nextFolder(), app),
    stdio: 'inherit',
  });

/**
 * Builds the shell and one section with the kit's next major version, and optionally with another React, from a copy of
 * this repository.
 */
export function buildNext(react: string | null): void {
  copyRepository('generations/portal');
  edit('shared/package.json', (text) => text.replace('"version": "1.0.0"', '"version": "2.0.0"'));
  edit('shared/src/ui/layout/Page.module.css', (text) =>
    text.replace('.head {', `.head {\n  border-block-end: ${NEXT_LINE} double var(--color-muted);`),
  );
  if (react) {
    edit('shared/package.json', (text) => text.replaceAll(/"(react|react-dom)": "[^"]+"/g, `"$1": "${react}"`));
    // An unfinished React is larger than a released one.
    edit('shell/entryBudget.json', (text) => text.replace(/"maxBytes": \d+/, '"maxBytes": 1000000'));
    installReact(react);
  }
  // Its server also has the current build, for the rollback.
  cpSync(join(ROOT, MOVING, 'dist'), join(nextFolder(), MOVING, 'dist'), { recursive: true });
  build('shell');
  build(MOVING);
}
