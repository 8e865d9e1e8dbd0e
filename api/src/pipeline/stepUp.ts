import { STEP_UP_MINUTES, type Call } from '@portal/shared/contract';
import { MINUTE_MS } from '../clock/durations.ts';
import { BusinessError } from '../errors/errors.ts';
import type { Services } from './services.ts';
import type { Caller } from './session.ts';

/** End of a session's newest proof of a second factor; null without one, or once it is over. */
export function provedUntil({ factorProvedAt }: Pick<Caller, 'factorProvedAt'>, now: Date): Date | null {
  if (factorProvedAt === null) return null;
  const until = new Date(factorProvedAt.getTime() + STEP_UP_MINUTES * MINUTE_MS);
  return until > now ? until : null;
}

/**
 * The only check of a second factor, for calls that declare `stepUp`.
 * @throws BusinessError SECOND_FACTOR_NEEDED without a recent proof, SECOND_FACTOR_NONE if none is enrolled.
 */
export async function requireStepUp(
  { stepUp }: Pick<Call, 'stepUp'>,
  caller: Pick<Caller, 'memberNo' | 'factorProvedAt'>,
  { configuration, database, now }: Pick<Services, 'configuration' | 'database' | 'now'>,
): Promise<void> {
  if (stepUp === undefined || !configuration.secondFactor || provedUntil(caller, now())) return;
  const enrolled = await database.queries
    .selectFrom('second_factor')
    .select('factor_no')
    .where('member_no', '=', caller.memberNo)
    .where('confirmed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (enrolled) throw new BusinessError('SECOND_FACTOR_NEEDED');
  if (stepUp === 'always') throw new BusinessError('SECOND_FACTOR_NONE');
}
