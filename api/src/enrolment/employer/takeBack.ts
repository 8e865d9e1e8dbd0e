import { moveApplication } from '../application/move.ts';
import type { MoneyContext } from '../context.ts';
import type { SeatAndPerson } from './lockSeatWithPerson.ts';

/**
 * Ends the application of the person who has accepted a seat, who is told; the seat stays with the caller. False where
 * the life cycle does not let it: somebody who was there has had the seat.
 */
export async function takeBack({ application }: SeatAndPerson, context: MoneyContext): Promise<boolean> {
  if (!application) return true;
  return (await moveApplication(application, { event: 'takeBack', by: 'system' }, context)) !== null;
}
