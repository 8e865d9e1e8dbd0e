import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { CALLS_FILE, callsFile } from '../../contract/comparison/callsFile.ts';
import type { SectionBuild } from '../../section/registry.ts';

const REPOSITORY = join(import.meta.dirname, '../../../..');
export const WEBPACK = join(REPOSITORY, 'node_modules/webpack-cli/bin/cli.js');

/** Creates a folder outside this repository with the repository's packages installed in it. */
export function folderElsewhere(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-section-'));
  symlinkSync(join(REPOSITORY, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

export function write(folder: string, files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}

/** Runs webpack in the folder from the command line. @throws with its output */
export async function runWebpack(folder: string): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [WEBPACK, '--mode', 'production'], { cwd: folder });
  } catch (error) {
    throw new Error((error as { stdout: string }).stdout, { cause: error });
  }
}

const LIKE_PAGES = ['Three', 'Four', 'Five'];

/**
 * Section with an inset and five pages that render `words`: the first uses a few names of the shared modules, the last
 * three have much code in common.
 */
const sources = (words: string) => ({
  'package.json': JSON.stringify({ name: 'mf-sample', type: 'module', config: { port: 3999 } }),
  'tsconfig.json': JSON.stringify({ compilerOptions: { module: 'esnext', jsx: 'react-jsx', target: 'es2023' } }),
  'webpack.config.ts': `
    import { sectionConfig } from '@portal/shared/federation';
    import { section } from './src/section.ts';
    export default sectionConfig({ section, folder: import.meta.dirname });`,
  'src/section.ts': `
    export const section = { name: 'mf-sample', title: '예시', owner: { team: '예시팀', contact: 'sample@hanbit-food.example' },
      prefixes: ['/sample'], menus: [], pages: [
        { path: '/sample/one', title: '하나', load: () => import('./OnePage.tsx') },
        { path: '/sample/two', title: '둘', load: () => import('./TwoPage.tsx') },
        ${LIKE_PAGES.map((page) => `{ path: '/sample/${page}', title: '${page}', load: () => import('./${page}Page.tsx') },`).join('')}
      ], insets: [
        { name: 'three', slot: 'homeUpper', order: 10, minHeight: { phone: '9rem', wide: '9rem' }, load: () => import('./Inset.tsx') },
      ] };`,
  'src/routes.tsx': `
    import { routeModule } from '@portal/shared/section';
    import { section } from './section.ts';
    export default routeModule(section);
    export const pages = { one: section.pages[0].load, two: section.pages[1].load };`,
  'src/inAll.ts': "export const inAll = (text) => text + ' (a sentence of all pages)';",
  'src/inThree.ts': `export const inThree = 'a sentence of three pages${'.'.repeat(12_000)}';`,
  ...Object.fromEntries(
    LIKE_PAGES.map((page) => [
      `src/${page}Page.tsx`,
      `import { inAll } from './inAll.ts';
       import { inThree } from './inThree.ts';
       export default function Page() { return <p>{inAll('${page}' + inThree)}</p>; }`,
    ]),
  ),
  'src/OnePage.tsx': `
    import { useState as useValue } from 'react';
    import { useItem as unused } from '@portal/shared/client';
    import { joining } from '@portal/shared/contract/user';
    import { getListBoxFaq, getListBoxNotice } from '@portal/shared/contract/news';
    import { Link, useSearchParams } from '@portal/shared/router';
    import { inAll } from './inAll.ts';
    import styles from './Page.module.css';
    function neverCalled() { return [unused, getListBoxNotice]; }
    export const words = '${words}, one';
    export default function OnePage() {
      const [value] = useValue(useSearchParams()[0].get('value'));
      return <p className={styles.root}><Link to="/sample/two">{inAll(value + getListBoxFaq.path + joining.path)}</Link></p>;
    }`,
  'src/TwoPage.tsx': `
    import { inAll } from './inAll.ts';
    export const words = '${words}, two';
    export default function TwoPage() { return <p>{inAll(words)}</p>; }`,
  'src/Inset.tsx': `
    import styles from './Inset.module.css';
    import { ofInset } from './ofInset.ts';
    export default function Inset() { return <p className={styles.root}>{ofInset('${words}, three')}</p>; }`,
  // Used by no page: splitting insets like pages would move it out of the inset's chunk.
  'src/ofInset.ts': "export const ofInset = (text) => text + ' (a sentence of the inset)';",
  'src/Inset.module.css': '.root { color: seagreen; }',
  'src/Page.module.css': '.root { color: rebeccapurple; }',
});

/** Build of the sample section on disk. */
export interface SampleBuild {
  dist: string;
  record: SectionBuild;
  /** Content of `calls.json`. */
  calls: v.InferOutput<typeof callsFile>;
}

/** Writes the sources of the sample section to a folder of its own, outside this repository. */
export function writeSample(words: string): string {
  const folder = join(folderElsewhere(), 'mf-sample');
  write(folder, sources(words));
  return folder;
}

/** Builds the sample section there. */
export async function buildSample(words: string): Promise<SampleBuild> {
  const folder = writeSample(words);
  await runWebpack(folder);
  const dist = join(folder, 'dist');
  const read = (file: string): unknown => JSON.parse(readFileSync(join(dist, file), 'utf8'));
  return { dist, record: read('section.json') as SectionBuild, calls: v.parse(callsFile, read(CALLS_FILE)) };
}
