import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
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

/** Whoever names a file means it from where the command is given: the message has the whole path. */
async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new Error(`${resolve(file)} cannot be read (${(error as NodeJS.ErrnoException).code}): build it first`);
  }
}

/** What a record says. @throws Error that names where it was looked for, when it is not such a record. */
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
 * Reads and checks what a build says about itself, from a file or from the URL of a section's server.
 * @throws when it is missing or is not such a record.
 */
export async function readRecord<Schema extends v.GenericSchema>(
  fileOrUrl: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = isUrl(fileOrUrl) ? await fetchText(fileOrUrl) : await readText(fileOrUrl);
  return parseRecord(fileOrUrl, schema, JSON.parse(text));
}
