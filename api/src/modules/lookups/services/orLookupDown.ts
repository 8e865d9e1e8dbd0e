import { BusinessError } from '../../../errors/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';

/** Logs the failure of an outside service and turns it into LOOKUP_DOWN, a message for the visitor. */
export async function orLookupDown<T>(
  answer: Promise<T>,
  service: string,
  { log }: Pick<CallContext, 'log'>,
): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    log.warn({ err: error, service }, 'a look-up service did not answer');
    throw new BusinessError('LOOKUP_DOWN');
  }
}
