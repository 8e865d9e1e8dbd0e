import * as v from 'valibot';
import { call } from './base/call.ts';
import { lines, text } from './base/fields.ts';

/** Sent by the shell's server. Separate from the reports of browsers (`telemetry.ts`), so that they do not load it. */
export const canaryEnded = call({
  method: 'POST',
  path: '/api/telemetry/canaryEnded',
  access: 'public',
  changes: false,
  body: 'json',
  summary: 'A canary that the shell has ended: which, which build, why, whose',
  input: v.object({ section: text(40), build: text(80), owner: v.optional(text(100), ''), why: lines(500) }),
  entity: v.null(),
});
