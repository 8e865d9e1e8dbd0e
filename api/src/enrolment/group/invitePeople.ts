import type { MoneyContext } from '../context.ts';
import { moveSeat } from './moveSeat.ts';
import { lockSeats } from './store.ts';

/** Invites everybody named in a paid or free group; a job sends the links. */
export async function invitePeople(groupNo: number, context: Pick<MoneyContext, 'db' | 'now' | 'log'>): Promise<void> {
  for (const seat of await lockSeats(context.db, groupNo))
    await moveSeat(seat, { event: 'invite', by: 'system', columns: { link_due: true } }, context);
}
