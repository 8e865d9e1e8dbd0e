import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number; doubleValue?: number };
}

/** Received span with its attributes as a record. */
export interface ReceivedSpan {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Record<string, string | number>;
}

interface Received {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<ReceivedSpan, 'service' | 'attributes'> & { attributes: Attribute[] })[] }[];
  }[];
}

const recordOf = (attributes: readonly Attribute[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.doubleValue ?? '']),
  );

/** Trace collector: receives OTLP as JSON over HTTP and stores it. */
export class TraceReceiver {
  readonly spans: ReceivedSpan[] = [];
  /** Raw bodies of all requests. */
  raw = '';
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      void text(request).then((body) => {
        this.#take(body);
        response.setHeader('Content-Type', 'application/json').end('{}');
      });
    });
  }

  /** @param port by default a free one @returns the URL for `TRACES_URL` */
  async listen(port = 0): Promise<string> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1/traces`;
  }

  /** Received spans of a trace. */
  trace(traceId: string): ReceivedSpan[] {
    return this.spans.filter((span) => span.traceId === traceId);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #take(body: string): void {
    this.raw += body;
    for (const { resource, scopeSpans } of (JSON.parse(body) as Received).resourceSpans) {
      const service = String(recordOf(resource.attributes)['service.name']);
      for (const { spans } of scopeSpans)
        this.spans.push(...spans.map((span) => ({ ...span, service, attributes: recordOf(span.attributes) })));
    }
  }
}
