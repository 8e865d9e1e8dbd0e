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
 * their bytes are modules that an earlier script had:
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

/** Sent bytes of a script that are modules which the browser had; adds the others to them. */
function repeated({ app, file, bytes }: Sent, had: Map<string, number>): number {
  const modules = modulesOf(app, file);
  let again = 0;
  for (const [module, size] of modules) {
    again += module === '(glue)' ? 0 : Math.min(size, had.get(module) ?? 0);
    had.set(module, Math.max(size, had.get(module) ?? 0));
  }
  return (bytes * again) / sumOf(modules.values());
}

const [running] = process.argv.slice(2);
if (!running) await buildChanged();
const own = running ? null : await startOwnPortal({ environment: BENCH_PORTS });
try {
  const steps = await walk(running ?? own?.portal.url ?? '');
  const had = new Map<string, number>();
  const rows = steps.map(({ page, sent }) => ({
    page,
    scripts: sent.length,
    bytes: sumOf(sent.map(({ bytes }) => bytes)),
    again: sumOf(sent.map((script) => repeated(script, had))),
  }));
  const all = {
    page: 'all',
    scripts: sumOf(rows.map(({ scripts }) => scripts)),
    bytes: sumOf(rows.map(({ bytes }) => bytes)),
    again: sumOf(rows.map(({ again }) => again)),
  };
  console.log(
    table([
      ['page', 'scripts', 'KB', 'KB of modules that were there', 'share'],
      ...[...rows, all].map(({ page, scripts, bytes, again }) => [
        page,
        String(scripts),
        inKilobytes(bytes),
        inKilobytes(again),
        inPercent(again / (bytes || 1)),
      ]),
    ]),
  );
} finally {
  await own?.close();
}
