import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { VisitorRegistry } from '@portal/shared/section/visitorRegistry';
import type { ProgramFiles } from './filesRecord.ts';
import { ONE_PROGRAM_BASE, ONE_PROGRAM_FOLDER, ONE_PROGRAM_RECORD } from './locations.ts';

/** As the shell's server compresses a page that it keeps. */
const PAGE_QUALITY = 9;
const REGISTRY = /(<script type="application\/json" id="registry">)([\s\S]*?)(<\/script>)/;

/** A page as it is sent. */
export interface PreparedPage {
  headers: Record<string, string>;
  body: Buffer;
}

const registryIn = (page: string) => JSON.parse(REGISTRY.exec(page)?.[2] ?? '{}') as VisitorRegistry;

/** Nothing to check and nothing to fetch: the sections are in the program. */
const builtIn = (sections: VisitorRegistry['sections']): VisitorRegistry['sections'] =>
  sections.map((section) => ({
    ...section,
    current: { ...section.current, integrity: '', builtAgainst: {}, imports: {} },
    previous: null,
  }));

/** The portal's page with the one program in it: its files instead of the portal's, and all sections known. */
function pageOfProgram(page: string, path: string, files: ProgramFiles, sections: VisitorRegistry['sections']): string {
  const own = files.pages[path] ?? { scripts: [], styles: [] };
  const link = (kind: string) => (file: string) => `<link rel="preload" ${kind} href="${ONE_PROGRAM_BASE}${file}">`;
  const script = (file: string) => `<script defer fetchpriority="high" src="${ONE_PROGRAM_BASE}${file}"></script>`;
  const missing = ({ scripts, styles }: typeof own) => ({
    scripts: scripts.filter((file) => !files.first.scripts.includes(file)),
    styles: styles.filter((file) => !files.first.styles.includes(file)),
  });
  const { scripts, styles } = missing(own);
  const head = [
    ...files.first.scripts.map(script),
    ...scripts.map(link('as="script"')),
    ...styles.map(link('as="style"')),
    ...files.later.map(link('as="script" fetchpriority="low"')),
  ];
  const registry = JSON.stringify({ ...registryIn(page), sections }).replaceAll('<', '\\u003c');
  return page
    .replace(/<link rel="(?:preload|stylesheet)"[^>]*>\s*/g, '')
    .replace(/<script[^>]* src="\/assets\/[^>]*><\/script>/g, '')
    .replace(REGISTRY, (_whole, open: string, _text: string, end: string) => open + registry + end)
    .replace('</head>', `${head.join('')}</head>`)
    .replace(
      '</body>',
      `${files.first.styles.map((file) => `<link rel="stylesheet" href="${ONE_PROGRAM_BASE}${file}">`).join('')}</body>`,
    );
}

/** An override, of no section: the portal's server then leaves the page to the browser. */
function asRenderedByBrowsers(address: string): string {
  const [path = '', query = ''] = address.split('?');
  return `${path}?section.none=&${query}`;
}

/** Gets the portal's pages once, and returns them with the one program in them, compressed. */
export async function preparePages(portal: string, addresses: readonly string[]): Promise<Map<string, PreparedPage>> {
  const files = JSON.parse(readFileSync(join(ONE_PROGRAM_FOLDER, ONE_PROGRAM_RECORD), 'utf8')) as ProgramFiles;
  const answers = await Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(portal + asRenderedByBrowsers(address));
      return { address, response, page: await response.text() };
    }),
  );
  const all = (await (await fetch(`${portal}/registry.json`)).json()) as VisitorRegistry;
  const sections = builtIn(all.sections);
  return new Map(
    answers.map(({ address, response, page }) => {
      const path = new URL(address, portal).pathname;
      const body = brotliCompressSync(pageOfProgram(page, path, files, sections), {
        params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY },
      });
      const {
        'content-encoding': _encoding,
        'content-length': _length,
        ...headers
      } = Object.fromEntries(response.headers);
      return [address, { headers: { ...headers, 'content-encoding': 'br' }, body }] as const;
    }),
  );
}
