import type { Readable } from 'node:stream';

/** Byte range of a file: first and last byte, counted from 0. */
export interface ByteRange {
  first: number;
  last: number;
}

/** Stored files: a local folder or S3-compatible storage. Paths are relative, `uploads/2026/11/<random>.webp`. */
export interface FileStore {
  /** Stores bytes, or a local file read as a stream; a path cannot be overwritten. */
  put(path: string, content: Uint8Array<ArrayBuffer> | Blob, mediaType: string): Promise<void>;
  /** Returns the file, or the requested range, as a stream; null if it does not exist. */
  get(path: string, range?: ByteRange): Promise<Readable | null>;
  remove(path: string): Promise<void>;
}

/** Wraps either kind of content as a Blob, which has a size and can be read repeatedly. */
export const blobOf = (content: Uint8Array<ArrayBuffer> | Blob) =>
  content instanceof Blob ? content : new Blob([content]);
