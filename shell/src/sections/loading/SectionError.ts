import type { SectionFailureCause } from '@portal/shared/contract/telemetry';

/** A section, or a page of it, that could not be shown. */
export class SectionError extends Error {
  override readonly name = 'SectionError';
  readonly section: string;
  readonly reason: SectionFailureCause;
  /** Which build failed; empty when none was tried. */
  readonly build: string;

  constructor(section: string, reason: SectionFailureCause, build: string, detail: string) {
    super(detail);
    this.section = section;
    this.reason = reason;
    this.build = build;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

/** In this order: the first that fits is the cause. The numbers are those of the federation runtime's errors. */
const SIGNS: readonly (readonly [RegExp, SectionFailureCause])[] = [
  [/contract mismatch/i, 'contract-mismatch'],
  [/timed? ?out|TimeoutError|\btimeout\b/i, 'timeout'],
  [/manifest answered HTTP/i, 'http'],
  [/not a manifest|RUNTIME-003|RUNTIME-013/i, 'not-a-manifest'],
  [/ScriptExecutionError|RUNTIME-001|RUNTIME-002|RUNTIME-014|RUNTIME-015|not a section/i, 'not-a-module'],
  [/ScriptNetworkError|RUNTIME-008|Failed to fetch/i, 'http'],
  [/ChunkLoadError|Loading (CSS )?chunk/i, 'chunk-gone'],
];

/** Why it failed, from what the runtime threw. */
export function causeOf(error: unknown, online = navigator.onLine): SectionFailureCause {
  if (error instanceof SectionError) return error.reason;
  const message = messageOf(error);
  const cause = SIGNS.find(([sign]) => sign.test(message))?.[1] ?? 'crashed';
  // An answer that was wrong is wrong offline too; one that did not come is explained by the lost line.
  return !online && (cause === 'http' || cause === 'timeout' || cause === 'chunk-gone') ? 'offline' : cause;
}

/** Any error as a section's. */
export const asSectionError = (error: unknown, section: string, build: string): SectionError =>
  error instanceof SectionError
    ? error
    : new SectionError(section, causeOf(error), build, messageOf(error).slice(0, 500));
