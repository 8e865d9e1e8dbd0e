import * as v from 'valibot';
import { API_NAME } from './apiName.ts';
import { callDescriptions } from './describeCall.ts';

/** Beside the record of a build of the shell or of a section. No visitor loads it. */
export const CALLS_FILE = 'calls.json';

/** The calls that a build makes, with what it sends and reads. */
export const callsFile = v.object({
  /** Id of the build. */
  build: v.string(),
  calls: callDescriptions,
});

/** What a release of the API says of itself: what it serves. */
export const apiReleaseFile = v.object({
  name: v.literal(API_NAME),
  /** A digest of the calls: releases that serve the same are the same here. */
  id: v.string(),
  calls: callDescriptions,
});
export type ApiReleaseFile = v.InferOutput<typeof apiReleaseFile>;
