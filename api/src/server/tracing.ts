import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TracedWork, Tracing } from '@portal/shared/tracing/tracing';
import { isForOperators } from '../pipeline/operatorPaths.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Spans of the call and of its handler; null if it is not recorded. */
    tracedCall: { call: TracedWork; handler: TracedWork | null } | null;
  }
}

const nameOf = ({ routeOptions }: FastifyRequest) => routeOptions.config.callName ?? routeOptions.url ?? 'unknown';

/** Makes every call a span of its caller's trace, with a child span for the handler, which begins after the checks. */
export function traceCalls(app: FastifyInstance, tracing: Tracing): void {
  app.decorateRequest('tracedCall', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const facts = { 'http.request.method': request.method, 'http.route': request.routeOptions.url ?? 'unknown' };
    const call = isForOperators(request) ? null : tracing.serve(nameOf(request), request.headers, facts);
    if (!call) return done();
    request.tracedCall = { call, handler: null };
    call.run(done);
  });
  // Reading a body leaves the context that `onRequest` began.
  app.addHook('preHandler', (request, _reply, done) => {
    const { tracedCall: traced } = request;
    if (!traced) return done();
    traced.call.run(() => {
      traced.handler = tracing.begin('handler', { 'code.function.name': nameOf(request) });
      if (traced.handler) traced.handler.run(done);
      else done();
    });
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    request.tracedCall?.handler?.end();
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.tracedCall?.call.end({ 'http.response.status_code': reply.statusCode }, reply.statusCode >= 500);
    done();
  });
}
