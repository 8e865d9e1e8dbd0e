import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { launchBrowser } from '../../e2e/browser.ts';
import { layLine } from './line.ts';

/** 150 ms round trip, 1.6 Mbit/s, a processor four times slower: a phone outside a city. */
const SLOW_LINE = { roundTrip: 150, down: 200_000, up: 93_750 };
const THROTTLED = {
  offline: false,
  latency: SLOW_LINE.roundTrip,
  downloadThroughput: SLOW_LINE.down,
  uploadThroughput: SLOW_LINE.up,
};
const SLOWER_PROCESSOR = 4;

/** The window of a phone, for a new context of the browser. */
export const PHONE = {
  locale: 'ko-KR',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const;

/** A page with the conditions of a phone, and its DevTools session. */
export interface PhonePage {
  page: Page;
  protocol: CDPSession;
}

/**
 * Cause of slowness: the browser's own throttling, which delivers a document in one piece, or a relay in front of the
 * server, which delivers packets.
 */
export type Slowness = 'throttled' | 'relayed';

/** Starts a browser for one measurement of a local server. @returns the browser and the function that closes it */
export async function launchPhone(origin: string, slowness: Slowness) {
  const { host, port } = new URL(origin);
  const line = slowness === 'relayed' ? await layLine(Number(port), SLOW_LINE) : null;
  // The address stays the same, because pages are refused at another one.
  const browser: Browser = await launchBrowser(
    line ? [`--host-resolver-rules=MAP ${host} 127.0.0.1:${line.port}`] : [],
  );
  return {
    browser,
    async close() {
      await browser.close();
      await line?.close();
    },
  };
}

/** Opens an empty page under these conditions. */
export async function openOnPhone(context: BrowserContext, slowness: Slowness = 'throttled'): Promise<PhonePage> {
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  if (slowness === 'throttled') await protocol.send('Network.emulateNetworkConditions', THROTTLED);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  return { page, protocol };
}
