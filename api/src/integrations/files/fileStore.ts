import type { Readable } from 'node:stream';

/** A part of a file: its first and its last byte, counted from 0. */
export interface ByteRange {
  first: number;
  last: number;
}

/** Stored files: a local folder or S3-compatible storage. Paths are relative, `uploads/2026/11/<random>.webp`. */
export interface FileStore {
  /** Stores bytes, or a file of this machine that is read as a stream; a path cannot be overwritten. */
  put(path: string, content: Uint8Array<ArrayBuffer> | Blob, mediaType: string): Promise<void>;
  /** The file as a stream, or the part of it that is asked for; null when there is no such file. */
  get(path: string, range?: ByteRange): Promise<Readable | null>;
  remove(path: string): Promise<void>;
}

/** Either kind of content as one that has a size and can be read more than once. */
export const blobOf = (content: Uint8Array<ArrayBuffer> | Blob) =>
  content instanceof Blob ? content : new Blob([content]);
