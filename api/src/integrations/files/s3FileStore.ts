import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { blobOf, type FileStore } from './fileStore.ts';
import { StorageDown } from './storageDown.ts';
import { isStoredPath, requireStoredPath } from './storedPath.ts';

interface S3Settings {
  /** URL of the service without the bucket: `https://s3.ap-northeast-2.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Timeout until the response begins; the transfer then depends on the reader. */
const TIMEOUT_MS = 15_000;
const MAX_ATTEMPTS = 3;
/** Delay between attempts, which grows. */
const RETRY_DELAY_MS = 100;

/** Header with the put's own id, stored with the file. */
const PUT_HEADER = 'x-amz-meta-put';

/** True for a retry-later response, a server error, or a full storage (507). */
const isBusy = ({ status }: Response) => status === 429 || status >= 500;

/** Files in any storage that speaks S3, addressed by path (`endpoint/bucket/path`). */
export function createS3FileStore(settings: S3Settings): FileStore {
  const client = new AwsClient({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    region: settings.region,
    service: 's3',
    retries: 0,
  });
  const urlOf = (path: string) => `${settings.endpoint.replace(/\/+$/, '')}/${settings.bucket}/${path}`;

  async function attempt(path: string, init: RequestInit): Promise<Response> {
    const cancel = new AbortController();
    const timer = setTimeout(() => cancel.abort(new StorageDown('the file storage does not answer')), TIMEOUT_MS);
    try {
      return await client.fetch(urlOf(path), { ...init, signal: cancel.signal });
    } finally {
      clearTimeout(timer);
    }
  }

  /** Retries after a lost or retry-later response; `attempts` is the number of requests. */
  async function send(path: string, init: RequestInit): Promise<{ response: Response; attempts: number }> {
    for (let attempts = 1; ; attempts += 1) {
      const outcome = await attempt(path, init).catch((error: unknown) => {
        if (attempts === MAX_ATTEMPTS) throw new StorageDown('the file storage was not reached', { cause: error });
        return null;
      });
      const isFinal = outcome !== null && !isBusy(outcome);
      if (outcome && (isFinal || attempts === MAX_ATTEMPTS)) return { response: outcome, attempts };
      await outcome?.body?.cancel();
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS * attempts));
    }
  }

  const failure = async (what: string, response: Response) => {
    await response.body?.cancel();
    const message = `the file storage answered ${response.status} to ${what}`;
    return isBusy(response) ? new StorageDown(message) : new Error(message);
  };

  /** True if the file at the path was stored by this put. */
  async function wasPutBy(putId: string, path: string): Promise<boolean> {
    const { response } = await send(path, { method: 'HEAD' });
    return response.headers.get(PUT_HEADER) === putId;
  }

  return {
    async put(path, content, mediaType) {
      const body = blobOf(content);
      const putId = randomUUID();
      const headers = {
        'Content-Type': mediaType,
        'If-None-Match': '*',
        [PUT_HEADER]: putId,
        'X-Amz-Content-Sha256': await sha256Of(body),
      };
      const { response, attempts } = await send(requireStoredPath(path), { method: 'PUT', body, headers });
      // An earlier attempt may have stored the file and lost its response.
      if (response.status === 412 && attempts > 1 && (await wasPutBy(putId, path))) return;
      if (!response.ok) throw await failure('a put', response);
    },

    async get(path, range) {
      if (!isStoredPath(path)) return null;
      const headers = range ? { Range: `bytes=${range.first}-${range.last}` } : undefined;
      const { response } = await send(path, { method: 'GET', ...(headers && { headers }) });
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      if (response.status !== (range ? 206 : 200)) throw await failure('a get', response);
      return response.body ? Readable.from(response.body) : Readable.from([]);
    },

    async remove(path) {
      const { response } = await send(requireStoredPath(path), { method: 'DELETE' });
      if (!response.ok && response.status !== 404) throw await failure('a removal', response);
      await response.body?.cancel();
    },
  };
}

/** The signature covers a hash of the content, so that it can be sent as a stream. */
async function sha256Of(content: Blob): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content.stream()) hash.update(chunk);
  return hash.digest('hex');
}
