/** Stored files: a local folder or S3-compatible storage. Paths are relative, `uploads/2026/11/<random>.webp`. */
export interface FileStore {
  /** Stores the bytes under the path; a path cannot be overwritten. */
  put(path: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** The bytes and their media type, or null when there is no such file. */
  get(path: string): Promise<{ bytes: Uint8Array; mediaType: string } | null>;
  remove(path: string): Promise<void>;
}
