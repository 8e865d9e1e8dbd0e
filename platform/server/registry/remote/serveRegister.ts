import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { networkOf } from '../../networkOf.ts';
import { reachOf, UnknownKey } from '../teamKeys.ts';
import { MAX_REGISTRATION_BYTES, REGISTER_PATH, registration, type Register } from './registration.ts';

/** Wrong keys of a network in a minute; then its keys are not looked at. */
const MAX_WRONG_KEYS = 10;
const MINUTE_MS = 60_000;

const keyOf = ({ headers }: FastifyRequest) => /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;

/**
 * Serves registration at the judge, for teams with a key. JSON alone is read, after the key: a page of another site can
 * send neither. Every refusal is logged, without key; changes are in the registry's log.
 * @param teams file of the teams with the digests of their keys.
 */
export async function serveRegister(server: FastifyInstance, teams: string, register: Register): Promise<void> {
  await server.register(async (scope) => {
    await scope.register(fastifyRateLimit, { global: false });
    const limit = { max: MAX_WRONG_KEYS, timeWindow: MINUTE_MS, keyGenerator: networkOf };
    const countWrongKey = scope.createRateLimit(limit);
    scope.removeContentTypeParser('text/plain');
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const { statusCode = 500, message } = error;
      request.log.warn({ network: networkOf(request), refusal: message, statusCode }, 'registration refused');
      return reply.code(statusCode).send({ refusal: statusCode < 500 ? message : 'refused, nothing was changed' });
    });
    const refuse = (statusCode: number, message: string) => Object.assign(new Error(message), { statusCode });
    scope.post(REGISTER_PATH, {
      bodyLimit: MAX_REGISTRATION_BYTES,
      async onRequest(request) {
        const counted = await countWrongKey(request, { increment: false });
        if (!counted.isAllowed && counted.remaining === 0) throw refuse(429, 'too many wrong keys, wait a minute');
        try {
          await reachOf({ teams, key: keyOf(request) });
        } catch (error) {
          if (!(error instanceof UnknownKey)) throw error;
          await countWrongKey(request);
          throw refuse(401, error.message);
        }
      },
      async handler(request, reply) {
        const { success, output, issues } = v.safeParse(registration, request.body);
        if (!success) throw refuse(400, v.summarize(issues));
        const answer = await register(output, keyOf(request));
        if (!('refusal' in answer)) return answer;
        request.log.warn({ asked: output, ...answer }, 'registration refused');
        return reply.code(409).send(answer);
      },
    });
  });
}
