import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Renders everything in one piece; whatever is thrown on the way means that the browser renders instead. */
export const toHtml = (node: ReactNode, signal: AbortSignal, identifierPrefix = ''): Promise<string> =>
  new Promise((resolve, reject) => {
    let thrown: unknown;
    const { pipe, abort } = renderToPipeableStream(node, {
      identifierPrefix,
      // No part of the page comes late, so that none needs a script to put it into its place.
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
