import fc from 'fast-check';
import { inTransaction } from '../../../../database/transaction.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { moveAccount } from '../../../user/account/moveAccount.ts';
import { lockMember } from '../../../user/account/store.ts';
import { hasOpenTasks } from '../../../user/withdrawal/openTasks.ts';
import { command, type AnyCommand } from './command.ts';
import { member } from './memberCommands.ts';

/** Ends or suspends a membership: by the member, which is rejected while something is open, or by the office. */
export const endingMembership = (index: number, event: 'withdraw' | 'suspend'): AnyCommand =>
  command<boolean>({
    name: event,
    text: `${event}(${index})`,
    can: (books, { memberNos }) => !books.gone.includes(memberNos[index] ?? 0),
    act: (fixture) => {
      const { db, log } = fixture.jobs();
      const { cast, clock } = fixture;
      const memberNo = cast.memberNos[index] ?? 0;
      return inTransaction(db, async (transaction) => {
        const row = await lockMember(transaction, memberNo);
        if (!row) throw new BusinessError('MEMBER_GONE');
        const context = { db: transaction, now: clock.now, log };
        const nothingOpen = event === 'suspend' || !(await hasOpenTasks(transaction, memberNo, clock.now));
        return event === 'suspend'
          ? moveAccount(row, { event, by: 'staff' }, context)
          : moveAccount(row, { event, by: 'member', guards: { nothingOpen } }, context);
      });
    },
    model: (books, hasEnded, { memberNos }) => {
      if (hasEnded) books.gone.push(memberNos[index] ?? 0);
      return true;
    },
  });

export const membershipCommands: fc.WeightedArbitrary<AnyCommand>[] = [
  {
    weight: 1,
    arbitrary: fc
      .tuple(member, fc.constantFrom('withdraw', 'suspend'))
      .map(([index, event]) => endingMembership(index, event)),
  },
];
