import { AwsClient } from 'aws4fetch';
import type { FileStore } from './fileStore.ts';
import { mediaTypeOf } from './mediaTypes.ts';
import { isStoredPath, requireStoredPath } from './storedPath.ts';

interface S3Settings {
  /** URL of the service without the bucket: `https://s3.ap-northeast-2.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Longest wait for one answer of the storage. */
const TIMEOUT_MS = 15_000;

/** Files in any storage that speaks S3, addressed by path (`endpoint/bucket/path`). */
export function createS3FileStore(settings: S3Settings): FileStore {
  const client = new AwsClient({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    region: settings.region,
    service: 's3',
    retries: 2,
  });
  const urlOf = (path: string) => `${settings.endpoint.replace(/\/+$/, '')}/${settings.bucket}/${path}`;
  const send = (path: string, init: RequestInit) =>
    client.fetch(urlOf(path), { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const failure = async (what: string, response: Response) => {
    await response.body?.cancel();
    return new Error(`the file storage answered ${response.status} to ${what}`);
  };

  return {
    async put(path, bytes, mediaType) {
      const body = new Uint8Array(bytes);
      const response = await send(requireStoredPath(path), {
        method: 'PUT',
        body,
        headers: { 'Content-Type': mediaType, 'If-None-Match': '*' },
      });
      if (!response.ok) throw await failure('a put', response);
    },

    async get(path) {
      if (!isStoredPath(path)) return null;
      const response = await send(path, { method: 'GET' });
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      if (!response.ok) throw await failure('a get', response);
      const mediaType = mediaTypeOf(path) ?? 'application/octet-stream';
      return { bytes: new Uint8Array(await response.arrayBuffer()), mediaType };
    },

    async remove(path) {
      const response = await send(requireStoredPath(path), { method: 'DELETE' });
      if (!response.ok && response.status !== 404) throw await failure('a removal', response);
      await response.body?.cancel();
    },
  };
}
