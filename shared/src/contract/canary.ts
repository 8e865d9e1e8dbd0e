import * as v from 'valibot';
import { call } from './base/call.ts';
import { lines, text } from './base/fields.ts';

/** Told by the shell's server. Browsers send other reports (`telemetry.ts`) and load nothing of this one. */
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
