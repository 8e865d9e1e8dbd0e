import * as v from 'valibot';
import { registryDocument } from '@portal/shared/section/registry';
import type { RegistryStorage, StoredEntry } from './RegistryStorage.ts';

/** Timeout of the whole response. */
const ANSWER_TIMEOUT_MS = 3000;
/** Maximum delay until a change at the address is live. */
const MAX_AGE_MS = 5000;

const named = v.object({ name: v.string() });

/** One document at an http(s) address, as `register --print` writes it. */
export class AddressStorage implements RegistryStorage {
  readonly place: string;
  readonly maxAgeMs = MAX_AGE_MS;
  #tag: string | null = null;
  #text: string | null = null;

  constructor(address: string) {
    this.place = address;
  }

  async readChanged(): Promise<ReadonlyMap<string, StoredEntry> | null> {
    const response = await fetch(this.place, {
      headers: this.#tag === null ? {} : { 'If-None-Match': this.#tag },
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    if (response.status === 304) return null;
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    const text = await response.text();
    const { entries } = v.parse(registryDocument, JSON.parse(text));
    const isChanged = text !== this.#text;
    this.#text = text;
    this.#tag = response.headers.get('ETag');
    return isChanged ? new Map(entries.map((content, index) => [nameOf(content, index), { content }])) : null;
  }
}

function nameOf(content: unknown, index: number): string {
  const parsed = v.safeParse(named, content);
  return parsed.success ? parsed.output.name : `entry ${index + 1}`;
}
