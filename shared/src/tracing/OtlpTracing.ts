import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { baggageOf, factsOf, attributionOf } from './attribution.ts';
import type { SpanFacts, TracedWork, Tracing, Attribution } from './tracing.ts';

/** Current work in this async context. */
interface Current {
  context: Context;
  whose: Attribution;
}

const KINDS = { inside: SpanKind.INTERNAL, asks: SpanKind.CLIENT };

/** W3C trace context: `00`, trace id, span id, sampled flag. */
const traceparentOf = (span: Span) => {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`;
};

/**
 * Traces by OpenTelemetry. Each program decides by the trace id alone whether it records a trace, so that a trace is
 * complete or missing, and visitors have no influence.
 */
export class OtlpTracing implements Tracing {
  readonly #provider: TracerProvider;
  readonly #tracer: Tracer;
  readonly #sampler: TraceIdRatioBasedSampler;
  readonly #current = new AsyncLocalStorage<Current>();

  constructor(service: string, url: string, share: number) {
    this.#sampler = new TraceIdRatioBasedSampler(share);
    this.#provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': service }),
      sampler: this.#sampler,
      spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
    });
    this.#tracer = this.#provider.getTracer('portal');
  }

  serve(
    name: string,
    headers: Readonly<Record<string, unknown>>,
    facts: SpanFacts,
    whose?: Attribution,
  ): TracedWork | null {
    const { traceparent, baggage } = headers;
    const caller = typeof traceparent === 'string' ? parseTraceParent(traceparent) : null;
    // The usual case: the tracer would return the same after more work.
    if (caller && !this.#isSampled(caller.traceId)) return null;
    const parent = caller ? trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true }) : ROOT_CONTEXT;
    return this.#start(name, facts, SpanKind.SERVER, { context: parent, whose: whose ?? attributionOf(baggage) });
  }

  begin(name: string, facts: SpanFacts, kind: keyof typeof KINDS = 'inside'): TracedWork | null {
    const current = this.#current.getStore();
    return current ? this.#start(name, facts, KINDS[kind], current) : null;
  }

  ended(durationMs: number, describe: () => { name: string; facts: SpanFacts }): void {
    const current = this.#current.getStore();
    if (!current) return;
    const { name, facts } = describe();
    const attributes = { ...factsOf(current.whose), ...facts };
    const startTime = Date.now() - durationMs;
    this.#tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime }, current.context).end();
  }

  async close(): Promise<void> {
    await this.#provider.shutdown();
  }

  #isSampled(traceId: string): boolean {
    return this.#sampler.shouldSample(ROOT_CONTEXT, traceId).decision === SamplingDecision.RECORD_AND_SAMPLED;
  }

  #start(name: string, facts: SpanFacts, kind: SpanKind, { context, whose }: Current): TracedWork | null {
    const span = this.#tracer.startSpan(name, { kind, attributes: facts }, context);
    if (!span.isRecording()) return null;
    span.setAttributes(factsOf(whose));
    const current = { context: trace.setSpan(context, span), whose };
    return {
      run: (work) => this.#current.run(current, work),
      headers: () => ({ traceparent: traceparentOf(span), baggage: baggageOf(whose) }),
      end: (more = {}, failed = false) => {
        span.setAttributes(more);
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }
}
