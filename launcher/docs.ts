import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, relative } from 'node:path';
import { buildDocs } from './docs/buildDocs.ts';
import { whenGuardIsGone } from './guarded.ts';
import { log } from './output.ts';
import { ROOT } from './root.ts';
import { storybook } from './storybook.ts';

/**
 * Builds the documents as a static site, grouped by reader, with the component gallery. VitePress does not check
 * anchors, requires all pages below one folder, and brings a second build by Vite.
 * - npm run docs: into dist/docs, for any web server
 * - npm run docs -- --without-gallery: only the documents, within a second
 */

const FOLDER = join(ROOT, 'dist/docs');

async function buildGallery(folder: string): Promise<void> {
  const { args, options } = await storybook();
  log('docs', 'building the gallery …');
  const build = spawn(process.execPath, [...args('build'), '--output-dir', folder, '--quiet'], {
    ...options,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  whenGuardIsGone(() => build.kill());
  const [code] = (await once(build, 'exit')) as [number | null];
  if (code !== 0) throw new Error('Storybook could not build the gallery; its messages are above');
}

try {
  const withGallery = !process.argv.includes('--without-gallery');
  const { documents, decisions } = await buildDocs(ROOT, FOLDER, withGallery ? buildGallery : undefined);
  log(
    'docs',
    `${documents} documents, ${decisions} of them decisions, in ${relative(ROOT, FOLDER)}; no link is broken`,
  );
} catch (error) {
  log('docs', (error as Error).message);
  process.exit(1);
}
