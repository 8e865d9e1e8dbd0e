import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECTION_MANIFEST_FILE, SHELL_MANIFEST_FILE } from '@portal/shared/section/registry';
import { ROOT } from '../../launcher/root.ts';
import { copyRepository } from '../newSection/workspaces.ts';

/** The section that moves. */
export const MOVING = 'mf-about';

/** What the next major of the kit shows: a line below the head of each page. */
export const NEXT_LINE = '7px';

/** Where the builds of the next generation are. */
export const nextFolder = (): string => join(ROOT, '.cache/generations/portal');
export const nextShell = (): string => join(nextFolder(), 'shell/dist', SHELL_MANIFEST_FILE);
export const nextSection = (): string => join(nextFolder(), MOVING, 'dist', SECTION_MANIFEST_FILE);

/** Changes a file of the copy, as who works on the next generation does. @throws where there is nothing to change */
function edit(file: string, change: (text: string) => string): void {
  const path = join(nextFolder(), file);
  const [before, after] = [readFileSync(path, 'utf8'), change(readFileSync(path, 'utf8'))];
  if (before === after) throw new Error(`${file} is not as expected`);
  writeFileSync(path, after);
}

/** Puts another version of React into the packages of the copy, from the registry of npm. */
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
 * Builds the shell and one section with the next major of the kit, and with another React if one is named, from a copy
 * of this repository.
 */
export function buildNext(react: string | null): void {
  copyRepository('generations/portal');
  edit('shared/package.json', (text) => text.replace('"version": "1.0.0"', '"version": "2.0.0"'));
  edit('shared/src/ui/layout/Page.module.css', (text) =>
    text.replace('.head {', `.head {\n  border-block-end: ${NEXT_LINE} double var(--color-muted);`),
  );
  if (react) {
    edit('shared/package.json', (text) => text.replaceAll(/"(react|react-dom)": "[^"]+"/g, `"$1": "${react}"`));
    // A React that is not finished is larger than one that is.
    edit('shell/entryBudget.json', (text) => text.replace(/"maxBytes": \d+/, '"maxBytes": 1000000'));
    installReact(react);
  }
  // Its server has the build of today as well, to go back to.
  cpSync(join(ROOT, MOVING, 'dist'), join(nextFolder(), MOVING, 'dist'), { recursive: true });
  build('shell');
  build(MOVING);
}
