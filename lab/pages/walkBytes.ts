import type { CDPSession } from '@playwright/test';
import { SHELL_NAME } from '@portal/shared/section/registry';
import { launchBrowser } from '../../e2e/browser.ts';
import { startOwnPortal } from '../../e2e/faults/ownPortal.ts';
import { goWithin } from '../../e2e/gate/walk/goWithin.ts';
import { signIn } from '../../e2e/member.ts';
import { BENCH_PORTS } from '../../e2e/ports.ts';
import { buildChanged } from '../../launcher/builds.ts';
import { table } from './figures.ts';
import { inKilobytes, inPercent, modulesOf, sumOf } from './scripts.ts';

/**
 * Scripts that a member loads on a walk through fourteen pages of three sections in one document, and how many of
 * their bytes are modules that an earlier script had, of the same build or of another one:
 *   npm run lab -- walk-bytes [<address of a running portal with these builds>]
 */

const MEMBER = 'member02';
const WALK = [
  ...['/manager/info', '/manager/edu/apply', '/manager/exam/apply', '/manager/edu/register', '/manager/exam/register'],
  ...[
    '/manager/exam/certificate',
    '/manager/exam/pass',
    '/manager/calendar',
    '/news/notice',
    '/news/faq',
    '/news/data',
  ],
  ...['/space/board', '/space/promotion'],
];
/** Pause after each page, for prefetched files. */
const SETTLE_MS = 1500;
const MAX_NAMED = 12;

/** A script that was loaded over the network. */
interface Sent {
  app: string;
  file: string;
  bytes: number;
}

/** App and file of a script's address; null for other files. */
function scriptAt(address: string): Omit<Sent, 'bytes'> | null {
  const path = new URL(address).pathname;
  const [, section, file] = /^\/remotes\/([^/]+)\/(.+\.js)$/.exec(path) ?? [];
  if (section && file) return { app: section, file };
  const [, own] = /^\/(assets\/.+\.js)$/.exec(path) ?? [];
  return own ? { app: SHELL_NAME, file: own } : null;
}

/** @returns the scripts that have been sent so far */
function noteScripts(protocol: CDPSession): () => readonly Sent[] {
  const addresses = new Map<string, string>();
  const sent = new Map<string, Sent>();
  protocol.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const script = scriptAt(addresses.get(requestId) ?? 'about:blank');
    // Scripts served from the browser's cache report no bytes.
    if (script && bytes > 0) sent.set(`${script.app}/${script.file}`, { ...script, bytes });
  });
  return () => [...sent.values()];
}

async function walk(address: string): Promise<{ page: string; sent: readonly Sent[] }[]> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 1280, height: 800 } });
    await context.addCookies([{ name: 'hide-popups', value: '1', url: address }]);
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Network.enable');
    const sent = noteScripts(protocol);
    await signIn(page, MEMBER, undefined, address);
    await page.waitForTimeout(SETTLE_MS);
    const steps = [{ page: '/sign/in', sent: sent() }];
    for (const path of WALK) {
      await goWithin(page, path);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(SETTLE_MS);
      steps.push({ page: path, sent: sent().slice(sumOf(steps.map((step) => step.sent.length))) });
    }
    return steps;
  } finally {
    await browser.close();
  }
}

/** Sent bytes of scripts that are modules which the browser had, of the same build or of another one. */
interface Again {
  within: number;
  between: number;
}

/** Modules that the browser has, with their largest minified size in each app. */
class HadModules {
  readonly #sizes = new Map<string, Map<string, number>>();
  /** Sent bytes of further copies, by module. */
  readonly copies = new Map<string, Again>();

  /** Counts the copies in a script, and adds its other modules. */
  add({ app, file, bytes }: Sent): Again {
    const modules = modulesOf(app, file);
    const sentPart = bytes / sumOf(modules.values());
    const again = { within: 0, between: 0 };
    for (const [module, size] of modules) {
      if (module === '(glue)') continue;
      const sizes = this.#sizes.get(module) ?? new Map<string, number>();
      const within = Math.min(size, sizes.get(app) ?? 0);
      const between = Math.min(size, Math.max(0, ...sizes.values())) - within;
      this.#sizes.set(module, sizes.set(app, Math.max(size, sizes.get(app) ?? 0)));
      const copies = this.copies.get(module) ?? { within: 0, between: 0 };
      for (const counted of [again, copies]) {
        counted.within += within * sentPart;
        counted.between += between * sentPart;
      }
      if (within + between > 0) this.copies.set(module, copies);
    }
    return again;
  }
}

/** Modules with most further copies: `purify.es.mjs 10.1, …` */
const most = (copies: HadModules['copies'], of: keyof Again) =>
  [...copies]
    .sort(([, one], [, other]) => other[of] - one[of])
    .slice(0, MAX_NAMED)
    .map(([module, again]) => `${module} ${inKilobytes(again[of])}`)
    .join(', ');

const [running] = process.argv.slice(2);
if (!running) await buildChanged();
const own = running ? null : await startOwnPortal({ environment: BENCH_PORTS });
try {
  const steps = await walk(running ?? own?.portal.url ?? '');
  const had = new HadModules();
  const rows = steps.map(({ page, sent }) => {
    const again = sent.map((script) => had.add(script));
    return {
      page,
      scripts: sent.length,
      bytes: sumOf(sent.map(({ bytes }) => bytes)),
      within: sumOf(again.map(({ within }) => within)),
      between: sumOf(again.map(({ between }) => between)),
    };
  });
  const all = {
    page: 'all',
    scripts: sumOf(rows.map(({ scripts }) => scripts)),
    bytes: sumOf(rows.map(({ bytes }) => bytes)),
    within: sumOf(rows.map(({ within }) => within)),
    between: sumOf(rows.map(({ between }) => between)),
  };
  console.log(
    table([
      ['page', 'scripts', 'KB', 'KB again of the same build', 'share', 'of another build', 'share'],
      ...[...rows, all].map(({ page, scripts, bytes, within, between }) => [
        page,
        String(scripts),
        inKilobytes(bytes),
        ...[within, between].flatMap((again) => [inKilobytes(again), inPercent(again / (bytes || 1))]),
      ]),
    ]),
  );
  console.log(`\nof the same build: ${most(had.copies, 'within')}`);
  console.log(`of another build: ${most(had.copies, 'between')}`);
} finally {
  await own?.close();
}
