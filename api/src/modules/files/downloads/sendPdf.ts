import { Readable } from 'node:stream';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { attachmentDisposition } from './attachmentDisposition.ts';

/** Sends a PDF file made for its caller, which is not cached. */
export function sendPdf(fileName: string, file: Uint8Array<ArrayBuffer>, { sendFile }: MemberContext): void {
  sendFile({
    size: file.byteLength,
    mediaType: 'application/pdf',
    etag: null,
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Disposition': attachmentDisposition(fileName),
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    // A range request gets a part of this very file.
    read: (range) =>
      Promise.resolve(
        Readable.from(Buffer.from(range ? file.subarray(range.first, range.last + 1) : file), { objectMode: false }),
      ),
  });
}
