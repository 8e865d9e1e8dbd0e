import { moveApplication } from '../application/move.ts';
import type { MoneyContext } from '../context.ts';
import type { SeatAndPerson } from './lockSeatWithPerson.ts';

/**
 * Ends the application of the person who has accepted a seat and notifies them; the caller disposes of the seat.
 * Returns false if the life cycle forbids it, because the person has attended.
 */
export async function takeBack({ application }: SeatAndPerson, context: MoneyContext): Promise<boolean> {
  if (!application) return true;
  return (await moveApplication(application, { event: 'takeBack', by: 'system' }, context)) !== null;
}
