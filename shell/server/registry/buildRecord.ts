import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

/** A section's server has this long to deliver its record. */
const RECORD_TIMEOUT_MS = 10_000;

/** Whether a build's record, or the registry, is at an address and not in a file or folder. */
export const isUrl = (place: string): boolean => /^https?:\/\//.test(place);

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(RECORD_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

/**
 * Reads and checks what a build says about itself, from a file or from the URL of a section's server.
 * @throws when it is missing or is not such a record.
 */
export async function readRecord<Schema extends v.GenericSchema>(
  fileOrUrl: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = isUrl(fileOrUrl) ? await fetchText(fileOrUrl) : await readFile(fileOrUrl, 'utf8');
  return v.parse(schema, JSON.parse(text));
}
