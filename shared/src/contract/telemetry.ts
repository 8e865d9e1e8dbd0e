import * as v from 'valibot';
import { call } from './call.ts';
import { text } from './fields.ts';

/** Why a section could not be shown. The shell's loader classifies, `/metrics` counts by it. */
const SECTION_FAILURE_CAUSES = [
  'offline',
  'http',
  'timeout',
  'not-a-manifest',
  'not-a-module',
  'chunk-gone',
  'contract-mismatch',
  'crashed',
] as const;
export type SectionFailureCause = (typeof SECTION_FAILURE_CAUSES)[number];

export const telemetry = call({
  method: 'POST',
  path: '/api/telemetry',
  access: 'public',
  changes: false,
  body: 'json',
  summary: 'A section that failed in a browser: which, which build, why, whose',
  input: v.object({
    section: text(40),
    build: v.optional(text(80), ''),
    cause: v.picklist(SECTION_FAILURE_CAUSES),
    owner: v.optional(text(100), ''),
    detail: v.optional(text(500), ''),
    /** The path that the visitor wanted; without its query. */
    path: v.optional(text(200), ''),
  }),
  entity: v.null(),
});
