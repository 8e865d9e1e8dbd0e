import type { Calls, CallValue } from '@portal/shared/contract';
import { newPersonNameRule } from '@portal/shared/rules';
import { moneyContext, type MoneyContext } from '../../../enrolment/context.ts';
import { takeBack } from '../../../enrolment/employer/takeBack.ts';
import { insertSeats } from '../../../enrolment/group/insertSeats.ts';
import { moveSeat } from '../../../enrolment/group/moveSeat.ts';
import { readPerson, sealPerson, type SeatPerson } from '../../../enrolment/group/person.ts';
import { lockSeats } from '../../../enrolment/group/store.ts';
import { BusinessError } from '../../../errors/errors.ts';
import { requireRule } from '../../../errors/requireRule.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { requireLinkLeft } from './linkLimits.ts';
import { lockOwnSeat, type OwnSeat } from './lockOwnSeat.ts';

/**
 * Names the person of a seat. Before payment only the name changes, and nobody is invited. Afterwards an unassigned
 * seat is offered by a link, and another phone replaces the invited person. Returns the number of the seat: a new one
 * if a person was replaced or had been invited before.
 */
export async function nameSeat(
  { seatNo, name, userPhone }: CallValue<Calls['patchIntGroupSeat']>,
  context: MemberContext,
): Promise<number> {
  requireRule(newPersonNameRule, { name });
  const own = await lockOwnSeat(seatNo, context);
  const money = moneyContext(context);
  await requirePhoneFree(own, userPhone, money);
  const person = { name, userPhone };
  const isSamePhone = readPerson(money.keys, own.seat)?.userPhone === userPhone;
  const isNamed = own.actions.includes('name') || (own.actions.includes('replace') && isSamePhone);
  if (isNamed) return rename(own, person, money);
  if (own.actions.includes('invite') || own.actions.includes('replace'))
    await requireLinkLeft({ memberNo: own.group.member_no, userPhone }, context);
  if (own.actions.includes('invite') && own.seat.invited_at === null) return invite(own, person, money);
  if (own.actions.includes('invite') || own.actions.includes('replace')) return replace(own, person, money);
  throw new BusinessError('GROUP_SEAT_STATE_CHANGED');
}

/** Requires a phone that no other seat of the group has: its link goes to one person. */
async function requirePhoneFree({ seat, group }: OwnSeat, userPhone: string, { db, keys }: MoneyContext) {
  const others = (await lockSeats(db, group.application_no)).filter(({ seat_no }) => seat_no !== seat.seat_no);
  if (others.some((other) => readPerson(keys, other)?.userPhone === userPhone))
    throw new BusinessError('GROUP_PHONE_TAKEN', {
      issues: [{ path: 'userPhone', message: '다른 자리에 있는 휴대폰 번호입니다.' }],
    });
}

async function rename({ seat }: OwnSeat, person: SeatPerson, { db, keys }: MoneyContext): Promise<number> {
  await db
    .updateTable('group_seat')
    .set({ person_sealed: sealPerson(keys, seat.seat_no, person) })
    .where('seat_no', '=', seat.seat_no)
    .execute();
  return seat.seat_no;
}

async function invite({ seat }: OwnSeat, person: SeatPerson, money: MoneyContext): Promise<number> {
  const columns = { person_sealed: sealPerson(money.keys, seat.seat_no, person), link_due: true };
  if (!(await moveSeat(seat, { event: 'invite', by: 'member', columns }, money)))
    throw new BusinessError('GROUP_SEAT_STATE_CHANGED');
  return seat.seat_no;
}

/** Replaces the person of a seat, which remains the group's; a person who had accepted it is notified. */
async function replace(own: OwnSeat, person: SeatPerson, money: MoneyContext): Promise<number> {
  const { seat, group } = own;
  const isFree = await takeBack(own, money);
  const replaced =
    isFree && (await moveSeat(seat, { event: 'replace', by: 'member', columns: { application_no: null } }, money));
  if (!replaced) throw new BusinessError('GROUP_SEAT_STATE_CHANGED');
  const { position } = seat;
  const [seatNo] = await insertSeats(group.application_no, [{ position, person, isInvited: true }], money);
  if (seatNo === undefined) throw new Error('a seat of a group was not added');
  return seatNo;
}
