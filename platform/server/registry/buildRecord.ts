import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import * as v from 'valibot';

/** Timeout of a request for a record, with its answer. */
const RECORD_TIMEOUT_MS = 10_000;
/** Four times the largest record, that of the API's calls. */
const MAX_RECORD_BYTES = 2_000_000;

/** True for an http(s) address, false for a file or folder. */
export const isUrl = (place: string): boolean => /^https?:\/\//.test(place);

/** Follows no redirect: it could lead to a server that only this machine reaches. */
async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(RECORD_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_RECORD_BYTES) throw new Error(`${url} has more than ${MAX_RECORD_BYTES} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

/** Paths are relative to the working directory, so the error message has the full path. */
async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new Error(`${resolve(file)} cannot be read (${(error as NodeJS.ErrnoException).code}): build it first`);
  }
}

/** Parses a record. @throws Error with the place if it is invalid. */
export function parseRecord<Schema extends v.GenericSchema>(
  place: string,
  schema: Schema,
  content: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, content);
  if (result.success) return result.output;
  throw new Error(`${isUrl(place) ? place : resolve(place)} is no record of a build: ${v.summarize(result.issues)}`);
}

/**
 * Reads and validates the record of a build, from a file or from the URL of a section's server.
 * @throws if it is missing or invalid.
 */
export async function readRecord<Schema extends v.GenericSchema>(
  fileOrUrl: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = isUrl(fileOrUrl) ? await fetchText(fileOrUrl) : await readText(fileOrUrl);
  return parseRecord(fileOrUrl, schema, JSON.parse(text));
}
