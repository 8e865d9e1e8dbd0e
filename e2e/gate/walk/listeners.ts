import type { CDPSession, Page } from '@playwright/test';

/** DevTools session of a document, with the addresses of its scripts by id. */
export interface WatchedScripts {
  session: CDPSession;
  addresses: ReadonlyMap<string, string>;
}

export async function watchScripts(page: Page): Promise<WatchedScripts> {
  const session = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ scriptId, url }) => addresses.set(scriptId, url));
  await session.send('Debugger.enable');
  return { session, addresses };
}

/** Listeners of the section's code on objects that outlive a page. */
export async function listenersOf({ session, addresses }: WatchedScripts, base: string): Promise<string[]> {
  const found: string[] = [];
  for (const target of ['window', 'document', 'document.documentElement', 'document.body', 'visualViewport']) {
    const { result } = await session.send('Runtime.evaluate', { expression: target });
    if (!result.objectId) continue;
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId });
    for (const { type, scriptId } of listeners)
      if (addresses.get(scriptId)?.startsWith(base)) found.push(`a listener for ${type} on ${target}`);
  }
  return found;
}
