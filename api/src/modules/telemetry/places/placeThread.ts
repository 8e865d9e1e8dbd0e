import { parentPort } from 'node:worker_threads';
import { Builds } from './Builds.ts';
import type { ErrorMessage, PlaceMessage } from './messages.ts';
import { placeOf } from './placeOf.ts';

/**
 * Finds the sources of errors in a separate thread, one after the other: a source map of the shell is 3 MB and takes a
 * tenth of a second to read, during which the API serves other requests. Started by `findPlace.ts`.
 */

const builds = new Map<string, Builds>();
let before: Promise<void> = Promise.resolve();

async function find({ id, folder, error }: ErrorMessage): Promise<void> {
  const known = builds.get(folder) ?? new Builds(folder);
  builds.set(folder, known);
  const place = await placeOf(error, known).catch(() => null);
  parentPort?.postMessage({ id, place } satisfies PlaceMessage);
}

parentPort?.on('message', (message: ErrorMessage) => {
  before = before.then(() => find(message));
});
