import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Renders a tree completely. Rejects on any error, so that the browser renders instead. */
export const toHtml = (node: ReactNode, signal: AbortSignal, identifierPrefix = ''): Promise<string> =>
  new Promise((resolve, reject) => {
    let thrown: unknown;
    const { pipe, abort } = renderToPipeableStream(node, {
      identifierPrefix,
      // Disables late chunks, so that no script is needed to insert them.
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
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
