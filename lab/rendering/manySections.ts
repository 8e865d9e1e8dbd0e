import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../../e2e/browser.ts';
import { startOwnPortal } from '../../e2e/faults/ownPortal.ts';
import { SECTION_NAMES } from '../../launcher/processes.ts';
import { ROOT } from '../../launcher/root.ts';

// Requests and bytes of /main with the portal's own sections and with fifty: npm run lab -- many-sections

const WANTED_SECTIONS = 50;

interface Loaded {
  requests: number;
  /** Total size as transferred. */
  bytes: number;
  /** Size of the document, as transferred and uncompressed. */
  page: number;
  pageUnpacked: number;
}

const browser = await launchBrowser();

/** Opens the home page in a new browser, and waits until the network is idle. */
async function load(url: string): Promise<Loaded> {
  const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  const sizes = new Map<string, number>();
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  const { responseBodySize, responseHeadersSize } = (await response?.request().sizes()) ?? {
    responseBodySize: 0,
    responseHeadersSize: 0,
  };
  const pageUnpacked = (await response?.body())?.length ?? 0;
  await context.close();
  return {
    requests: sizes.size,
    bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0),
    page: responseBodySize + responseHeadersSize,
    pageUnpacked,
  };
}

const { portal, registry, close } = await startOwnPortal();
try {
  const url = `${portal.url}/main`;
  // The first one warms the server up.
  await load(url);
  const few = await load(url);

  const sample = JSON.parse(readFileSync(join(ROOT, 'mf-about/dist/section.json'), 'utf8')) as Record<string, unknown>;
  const added = Array.from({ length: WANTED_SECTIONS - SECTION_NAMES.length }, (_, index) => {
    const word = `sample-${String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))}`;
    const path = `/${word}/welcome`;
    const menus = [{ id: 'about', title: '협회소개', order: 10, entries: [{ title: `지회 안내 ${index + 1}`, path }] }];
    const pages = [{ path, title: `지회 안내 ${index + 1}` }];
    return { ...sample, name: `mf-${word}`, prefixes: [`/${word}`], base: `/remotes/mf-${word}/`, pages, menus };
  });
  for (const build of added) {
    const entry = { name: build.name, current: build, previous: build, canary: null };
    writeFileSync(join(registry, `${build.name}.json`), JSON.stringify(entry));
  }
  const entries = Buffer.byteLength(
    JSON.stringify(added.flatMap(({ menus }) => menus.flatMap((menu) => menu.entries))),
  );
  await load(url);
  const many = await load(url);

  console.log('| sections | requests | bytes of all | bytes of the page | the page unpacked |');
  console.log('|---|---|---|---|---|');
  for (const [count, { requests, bytes, page, pageUnpacked }] of [
    [SECTION_NAMES.length, few],
    [WANTED_SECTIONS, many],
  ] as const)
    console.log(`| ${count} | ${requests} | ${bytes} | ${page} | ${pageUnpacked} |`);
  console.log(
    `The page grew by ${many.pageUnpacked - few.pageUnpacked} bytes unpacked; the menu entries are ${entries}.`,
  );
} finally {
  await close();
  await browser.close();
}
