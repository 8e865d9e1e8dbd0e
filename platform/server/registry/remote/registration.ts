import * as v from 'valibot';
import type { OPTIONS } from '../usage.ts';

// Registration over HTTP: what a program sends to the judge, and what that answers.

/** Path at the judge, and at the edge in front of it. */
export const REGISTER_PATH = '/platform/register';
/** Bytes of a request: the most builds with the longest URLs. */
export const MAX_REGISTRATION_BYTES = 16_384;
const MAX_BUILDS = 20;

const text = (pattern: RegExp, maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength), v.regex(pattern));

/** Name of an app and id of a build, which become part of file names. */
export const appName = text(/^[a-z][a-z0-9-]*$/, 100);
export const buildId = text(/^\w[\w.-]*$/, 100);
/** Line of the log. */
export const logLine = text(/^\P{Cc}*$/u, 300);
const flag = v.boolean();

/** Options that name nothing on the judge's machine and override no check. */
const options = {
  new: flag,
  canary: logLine,
  preview: flag,
  beside: flag,
  rollback: v.pipe(v.array(appName), v.maxLength(MAX_BUILDS)),
  to: buildId,
  history: appName,
  status: flag,
  by: logLine,
  why: logLine,
  print: flag,
  check: flag,
  'give-up-previous': flag,
} satisfies Record<Exclude<keyof typeof OPTIONS, 'key-file' | 'force'>, v.GenericSchema>;

const url = v.pipe(v.string(), v.maxLength(500), v.url(), v.regex(/^https?:/, 'a build over HTTP is given by its URL'));

export const registration = v.strictObject({
  builds: v.pipe(v.array(url), v.maxLength(MAX_BUILDS)),
  options: v.optional(v.partial(v.strictObject(options)), {}),
});
type Registration = v.InferOutput<typeof registration>;

/** Lines of the command, or the reason why nothing was changed. */
export const answer = v.union([
  v.object({ refusal: v.string() }),
  v.object({ printed: v.array(v.string()), warned: v.array(v.string()) }),
]);
type Answer = v.InferOutput<typeof answer>;

/** Registers with the rights of a key, here or at the judge. @throws if there is no answer */
export type Register = (asked: Registration, key: string | null) => Promise<Answer>;
