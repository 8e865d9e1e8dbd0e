import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { association } from '@portal/shared/association';
import type { Block } from '@portal/shared/prose';
import { escapeMarkup } from '../src/demo/documents/blocks.ts';
import { GUIDES_FOLDER } from '../src/demo/guides/readGuide.ts';
import { guideBlocks, guideName, guideTitle } from '../src/modules/manager/demo/notices/guides.ts';
import { readDataGuides } from '../src/modules/news/demo/dataRoom/documents.ts';
import { pagesOf } from './pages.ts';

/**
 * Prints the guides of the demo to PDF, with Chromium and the portal's own font (SIL Open Font License, which allows
 * embedding). Run it after a text of theirs has changed; a test compares them. `CHROMIUM` names the browser.
 */

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const FONTS = join(import.meta.dirname, '../../node_modules/pretendard/dist/public/static');

const fontFace = (weight: number, file: string) =>
  `@font-face{font-family:Pretendard;font-weight:${weight};src:url("${pathToFileURL(join(FONTS, file)).href}")}`;

const STYLE = `
${fontFace(400, 'alternative/Pretendard-Regular.ttf')}${fontFace(700, 'alternative/Pretendard-Bold.ttf')}
@page{size:A4;margin:18mm 18mm 20mm;@bottom-center{content:"${association.name} · " counter(page) " / " counter(pages);font:9pt Pretendard}}
body{margin:0;font:11pt/1.6 Pretendard;color:#22201b;word-break:keep-all}
h1{margin:0 0 8mm;padding-bottom:4mm;border-bottom:1mm solid ${association.colors.primary};font-size:20pt;line-height:1.3}
h3{margin:6mm 0 2mm;font-size:13pt;color:${association.colors.primary};break-after:avoid}
p{margin:0 0 3mm}ul,ol{margin:0 0 3mm;padding-left:6mm}li{margin-bottom:1mm}
table{width:100%;margin:0 0 4mm;border-collapse:collapse}tr{break-inside:avoid}
th,td{padding:1.6mm 2.4mm;border:.2mm solid #8a8a8a;text-align:left;vertical-align:top}th{background:#e8efe9}
section+section{break-before:page}`;

const documentOf = (title: string, blocks: readonly Block[]) =>
  `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title><style>${STYLE}</style></head><body><h1>${escapeMarkup(title)}</h1>${pagesOf(
    blocks,
  )
    .map((page) => `<section>${page}</section>`)
    .join('')}</body></html>`;

async function print(name: string, title: string, blocks: readonly Block[], folder: string): Promise<void> {
  const page = join(folder, `${name}.html`);
  await writeFile(page, documentOf(title, blocks));
  const target = join(GUIDES_FOLDER, `${name}.pdf`);
  await promisify(execFile)(CHROMIUM, [
    '--headless',
    '--no-sandbox',
    '--no-pdf-header-footer',
    `--print-to-pdf=${target}`,
    pathToFileURL(page).href,
  ]);
  console.log(target);
}

const folder = await mkdtemp(join(tmpdir(), 'guides-'));
try {
  for (const grade of [1, 2] as const) await print(guideName(grade), guideTitle(grade), guideBlocks(grade), folder);
  for (const { name, title, blocks } of readDataGuides()) await print(name, title, blocks, folder);
} finally {
  await rm(folder, { recursive: true });
}
