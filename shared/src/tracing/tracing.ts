/** Origin of a request: the section of the page, its build and the responsible team. */
export interface Attribution {
  section: string;
  build: string;
  owner: string;
}

/** Attributes of a span: names, numbers and no user input. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** Traced work, from its start until `end`. */
export interface TracedWork {
  /** Runs a function within this work: work started meanwhile is part of it. */
  run<Result>(work: () => Result): Result;
  /** Headers that continue the trace in another program. */
  headers(): Record<string, string>;
  /** @param failed true if the work failed */
  end(facts?: SpanFacts, failed?: boolean): void;
}

/** Creates traces (W3C trace context) and sends them to a collector. Returns null for work that is not sampled. */
export interface Tracing {
  /** Starts work for a request of another program, with the trace and the page origin from its headers. */
  serve(
    name: string,
    headers: Readonly<Record<string, unknown>>,
    facts: SpanFacts,
    whose?: Attribution,
  ): TracedWork | null;
  /** Starts a part of the current work. */
  begin(name: string, facts: SpanFacts, kind?: 'inside' | 'asks'): TracedWork | null;
  /** Adds a part of the current work that has just ended; `describe` is called only if it is recorded. */
  ended(durationMs: number, describe: () => { name: string; facts: SpanFacts }): void;
  /** Flushes pending spans. */
  close(): Promise<void>;
}

export interface TracingSettings {
  /** URL of the collector, for OTLP over HTTP; null disables tracing. */
  url: string | null;
  /** Share of traces that are recorded. */
  share: number;
}

/** Opens tracing; OpenTelemetry is loaded only if enabled. @param service name of the program */
export async function openTracing(service: string, { url, share }: TracingSettings): Promise<Tracing | null> {
  if (url === null) return null;
  const { OtlpTracing } = await import('./OtlpTracing.ts');
  return new OtlpTracing(service, url, share);
}
