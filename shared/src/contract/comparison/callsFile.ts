import * as v from 'valibot';
import { API_NAME } from './apiName.ts';
import { callDescriptions } from './describeCall.ts';

/** File next to the build record of the shell or of a section. Visitors never load it. */
export const CALLS_FILE = 'calls.json';

/** Calls that a build makes, with the shapes it sends and reads. */
export const callsFile = v.object({
  /** Build id. */
  build: v.string(),
  calls: callDescriptions,
});

/** Description of an API release: the calls that it serves. */
export const apiReleaseFile = v.object({
  name: v.literal(API_NAME),
  /** Digest of the calls, equal for releases that serve the same ones. */
  id: v.string(),
  calls: callDescriptions,
});
export type ApiReleaseFile = v.InferOutput<typeof apiReleaseFile>;
