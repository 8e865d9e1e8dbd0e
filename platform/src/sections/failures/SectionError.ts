import type { SectionFailureCause } from '@portal/shared/contract/telemetry';

/** A section, or a page of it, that could not be shown. */
export class SectionError extends Error {
  override readonly name = 'SectionError';
  override readonly cause: SectionFailureCause;
  readonly section: string;
  /** Build that failed; empty if none was tried. */
  readonly build: string;

  constructor(section: string, cause: SectionFailureCause, build: string, detail: string) {
    super(detail);
    this.section = section;
    this.cause = cause;
    this.build = build;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

/** The first matching pattern wins. RUNTIME numbers are error codes of the federation runtime. */
const PATTERNS: readonly (readonly [RegExp, SectionFailureCause])[] = [
  [/contract mismatch/i, 'contract-mismatch'],
  [/timed? ?out|TimeoutError|\btimeout\b/i, 'timeout'],
  [/answered HTTP/i, 'http'],
  [/not a manifest/i, 'not-a-manifest'],
  [/ScriptExecutionError|RUNTIME-001|RUNTIME-002|RUNTIME-014|RUNTIME-015|not a section/i, 'not-a-module'],
  [/ScriptNetworkError|RUNTIME-008|Failed to fetch/i, 'http'],
  [/ChunkLoadError|Loading (CSS )?chunk/i, 'chunk-gone'],
  [/React error #418\b|^Error: Hydration failed/, 'redrawn'],
];

/** Cause of a failure, derived from the runtime's error. */
export function causeOf(error: unknown, online = navigator.onLine): SectionFailureCause {
  if (error instanceof SectionError) return error.cause;
  const message = messageOf(error);
  const cause = PATTERNS.find(([pattern]) => pattern.test(message))?.[1] ?? 'crashed';
  // Being offline explains a missing response, but not one that arrived and was wrong.
  return !online && (cause === 'http' || cause === 'timeout' || cause === 'chunk-gone') ? 'offline' : cause;
}

/** Converts any error into a section's, with its stack; a section's error is returned unchanged. */
export const asSectionError = (error: unknown, section: string, build: string): SectionError =>
  error instanceof SectionError
    ? error
    : Object.assign(new SectionError(section, causeOf(error), build, messageOf(error).slice(0, 500)), {
        stack: error instanceof Error ? error.stack : '',
      });
