import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import * as v from 'valibot';

/** Timeout of a request for a record. */
const RECORD_TIMEOUT_MS = 10_000;

/** True for an http(s) address, false for a file or folder. */
export const isUrl = (place: string): boolean => /^https?:\/\//.test(place);

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(RECORD_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
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
