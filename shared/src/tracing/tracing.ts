/** Whose page asks: the section, its build and the team that is responsible for it. */
export interface Whose {
  section: string;
  build: string;
  owner: string;
}

/** What is said of a span: names, numbers and no values that a person has typed. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** A piece of work of a trace, from now until it ends. */
export interface TracedWork {
  /** Does something as a part of it: what is begun meanwhile belongs to it. */
  run<Result>(work: () => Result): Result;
  /** The headers by which another program goes on with the trace. */
  headers(): Record<string, string>;
  /** @param failed whether it went wrong */
  end(facts?: SpanFacts, failed?: boolean): void;
}

/** Makes traces (W3C trace context) and sends them to a collector. Of what is not sampled, each answer is null. */
export interface Tracing {
  /** Work that another program asks for, which says to which trace it belongs, and whose page it is for. */
  serve(name: string, headers: Readonly<Record<string, unknown>>, facts: SpanFacts, whose?: Whose): TracedWork | null;
  /** A part of the work that is done now. */
  begin(name: string, facts: SpanFacts, kind?: 'inside' | 'asks'): TracedWork | null;
  /** A part of it that has ended just now; described only where it is recorded. */
  ended(durationMs: number, describe: () => { name: string; facts: SpanFacts }): void;
  /** Sends what is not sent yet. */
  close(): Promise<void>;
}

export interface TracingSettings {
  /** Of the collector, for OTLP over HTTP; null where nobody reads traces. */
  url: string | null;
  /** Of all traces, which are recorded. */
  share: number;
}

/** Nothing of OpenTelemetry is loaded where nobody reads traces. @param service name of the program */
export async function openTracing(service: string, { url, share }: TracingSettings): Promise<Tracing | null> {
  if (url === null) return null;
  const { OtlpTracing } = await import('./OtlpTracing.ts');
  return new OtlpTracing(service, url, share);
}
