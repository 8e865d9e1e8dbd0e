import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** 150 ms round trip, 1.6 Mbit/s, a processor four times slower: a phone outside a city. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER_PROCESSOR = 4;

/** The window of a phone, for a new context of the browser. */
export const PHONE = {
  locale: 'ko-KR',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const;

/** A page under the conditions of a phone, and the session by which its browser is asked about it. */
export interface PhonePage {
  page: Page;
  protocol: CDPSession;
}

/** Opens an empty page under these conditions. */
export async function openOnPhone(context: BrowserContext): Promise<PhonePage> {
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', SLOW_LINE);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  return { page, protocol };
}
