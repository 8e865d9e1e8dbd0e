import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { CallError, configureClient, type PackedAnswers } from '@portal/shared/client';
import { createServerQueryClient, packAnswers } from '@portal/shared/client/server';
import { isNeedsBrowser, type RouteModule } from '@portal/shared/section';
import { CODES } from '../../contract/index.ts';
import { pageTree } from './pageTree.tsx';
import { sampleOf } from './sampleOf.ts';

/** How long content beside the page's own is waited for. */
const BACKGROUND_MS = 1000;
/** A page that waits longer for something waits for what no answer is. */
const RENDER_TIMEOUT_MS = 5000;

/** A page as the shell's server would send it. */
export type ServerPage =
  | { kind: 'rendered'; html: string; answers: PackedAnswers }
  /** The page has said that only browsers can render it. */
  | { kind: 'needsBrowser' }
  | { kind: 'failed'; reason: string };

const nothing = () => undefined;

/** As the shell's server configures it: a guest, whose public calls are answered with samples of their schemas. */
const asGuestOnServer = () =>
  configureClient({
    token: () => null,
    alert: nothing,
    signedOut: nothing,
    forcedOut: nothing,
    renewToken: async () => false,
    abandonFiles: nothing,
    ask: async (call) => {
      const refused = call.method !== 'GET' || call.alsoPost || call.access !== 'public';
      if (refused) throw new CallError('http', CODES.NO_SESSION.code, CODES.NO_SESSION.message);
      const entity = sampleOf(call.entity);
      if (entity === undefined) throw new Error(`the suite has no sample of what ${call.path} answers`);
      return entity as never;
    },
  });

const toHtml = (node: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    let thrown: unknown;
    const { pipe, abort } = renderToPipeableStream(node, {
      progressiveChunkSize: Infinity,
      onError(error) {
        thrown ??= error;
      },
      onShellError: reject,
      onAllReady() {
        if (thrown) reject(thrown as Error);
        else resolve(text(pipe(new PassThrough())));
      },
    });
    setTimeout(() => abort(new Error('what it waits for does not come')), RENDER_TIMEOUT_MS).unref();
  });

/** Renders a section's page where there is no browser. */
export async function renderOnServer({ routes }: RouteModule, address: string): Promise<ServerPage> {
  asGuestOnServer();
  const queryClient = createServerQueryClient({ until: Date.now() + BACKGROUND_MS });
  try {
    const html = await toHtml(await pageTree(routes, address, queryClient));
    return { kind: 'rendered', html, answers: packAnswers(queryClient).answers };
  } catch (error) {
    if (isNeedsBrowser(error)) return { kind: 'needsBrowser' };
    return { kind: 'failed', reason: String(error) };
  } finally {
    queryClient.clear();
  }
}
