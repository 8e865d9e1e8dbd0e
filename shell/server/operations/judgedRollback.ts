import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { MAX_FORM_BYTES, ROLLBACK_PATH, type RollBack } from './rollbackForm.ts';

// Rollbacks of `/platform` where the shell's server may not write the registry: the judge carries them out.

const TIMEOUT_MS = 30_000;
const NO_ANSWER = '판정 서비스(judge)의 응답이 없습니다. 되돌려졌는지 이 화면에서 확인해주세요.';

const answer = v.object({ refusal: v.nullable(v.string()) });

/** Serves rollbacks at the judge. It reads JSON alone, which a page of another site cannot send. */
export function serveRollback(server: FastifyInstance, rollBack: RollBack): void {
  server.post(ROLLBACK_PATH, { bodyLimit: MAX_FORM_BYTES }, async ({ body }) => ({ refusal: await rollBack(body) }));
}

/** Rolls back at the judge of an origin. */
export const rollBackAt =
  (origin: string): RollBack =>
  async (fields) => {
    const response = await fetch(new URL(ROLLBACK_PATH, origin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);
    const { success, output } = v.safeParse(answer, await response?.json().catch(() => null));
    return success ? output.refusal : NO_ANSWER;
  };
