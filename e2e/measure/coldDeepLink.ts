import type { Page } from '@playwright/test';
import { launchBrowser } from '../browser.ts';

/**
 * Opens pages as a first visitor on a slow phone and prints what each costs: requests until its heading is visible, KB
 * of scripts as transferred, serial round trips, first and largest paint, layout shift.
 *   node e2e/measure/coldDeepLink.ts http://localhost:3000 /news/notice /main
 */

/** 150 ms round trip, 1.6 Mbit/s, a processor four times slower: a phone outside a city. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER_PROCESSOR = 4;
const RUNS = 3;

interface LoadedRequest {
  url: string;
  type: string;
  start: number;
  end: number;
  bytes: number;
}

interface Result {
  requests: number;
  scriptKilobytes: number;
  styleKilobytes: number;
  trips: number;
  firstPaint: number;
  largestPaint: number;
  shift: number;
}

/** The longest chain of requests in which each began after the one before had ended. */
function serialTrips(requests: LoadedRequest[]): number {
  const byStart = requests.toSorted((a, b) => a.start - b.start);
  const depth = new Map<LoadedRequest, number>();
  for (const request of byStart) {
    const before = byStart.filter((other) => other.end <= request.start).map((other) => depth.get(other) ?? 0);
    depth.set(request, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depth.values());
}

async function paints(page: Page) {
  return page.evaluate(
    () =>
      new Promise<{ firstPaint: number; largestPaint: number; shift: number }>((resolve) => {
        let largestPaint = 0;
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) largestPaint = entry.startTime;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        setTimeout(() => resolve({ firstPaint, largestPaint, shift }), 300);
      }),
  );
}

async function measure(url: string): Promise<Result> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
    const running = new Map<string, LoadedRequest>();
    const done: LoadedRequest[] = [];
    session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
      if (request.url.startsWith('http'))
        running.set(requestId, { url: request.url, type: type ?? '', start: timestamp, end: 0, bytes: 0 });
    });
    session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      const request = running.get(requestId);
      if (request) done.push({ ...request, end: timestamp, bytes: encodedDataLength });
    });
    await page.goto(url);
    await page.locator('main h1').first().waitFor({ timeout: 60_000 });
    const needed = done.filter((request) => request.type !== 'Font' && !/\/(api|files)\//.test(request.url));
    const kilobytes = (type: string) =>
      needed.filter((request) => request.type === type).reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
    const code = needed.filter(({ type }) => ['Document', 'Script', 'Stylesheet'].includes(type));
    return {
      requests: code.length,
      scriptKilobytes: kilobytes('Script'),
      styleKilobytes: kilobytes('Stylesheet'),
      trips: serialTrips(code),
      ...(await paints(page)),
    };
  } finally {
    await browser.close();
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const [origin = 'http://localhost:3000', ...paths] = process.argv.slice(2);
for (const path of paths.length > 0 ? paths : ['/news/notice', '/main']) {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run++) results.push(await measure(origin + path));
  const of = (name: keyof Result) => median(results.map((result) => result[name]));
  console.log(
    `${path}: ${of('requests')} requests, JS ${of('scriptKilobytes').toFixed(0)} KB, CSS ${of('styleKilobytes').toFixed(0)} KB, ` +
      `${of('trips')} serial trips, first paint ${of('firstPaint').toFixed(0)} ms, largest ${of('largestPaint').toFixed(0)} ms, shift ${of('shift').toFixed(3)}`,
  );
}
