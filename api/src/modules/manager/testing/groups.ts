import type { Insertable } from 'kysely';
import type { CallAnswer, CallInput, Calls } from '@portal/shared/contract';
import { isBusinessNumber } from '@portal/shared/rules';
import { DAY_MS, MINUTE_MS } from '../../../clock/durations.ts';
import type { CourseTable } from '../../../database/types/tables/manager.ts';
import { sealContext, type SealedMessage } from '../../../integrations/message/outbox.ts';
import type { Job } from '../../../pipeline/job.ts';
import { unseal } from '../../../secrets/seal.ts';
import { createLogger } from '../../../server/logging.ts';
import type { TestServer } from '../../../testing/index.ts';
import { checkoutOf } from '../../payment/testing/checkout.ts';
import { linksJob } from '../groups/linksJob.ts';
import { addCourse } from './offerings.ts';

const NOON = new Date('2026-11-20T12:00:00+09:00');
export const BUSINESS = { businessNumber: '1248100998', businessName: '한빛국밥집' };
/** The first employer's business; each further one has another number. */
const businessOf = (nth: number) => (nth === 0 ? BUSINESS : { ...BUSINESS, businessNumber: numberOf(nth) });

/** Business number with a valid check digit. */
const numberOf = (nth: number): string =>
  Array.from({ length: 10 }, (_, digit) => `${500_000_000 + nth}${digit}`).find(isBusinessNumber) ?? '';

export const SEAT_PRICE = 50_001;

/** Opens a server with a clock that the test moves, and helpers for employers and their people. */
export async function openGroups(open: (options: { now: () => Date }) => Promise<TestServer>) {
  const clock = { now: NOON };
  const server = await open({ now: () => clock.now });
  const { db } = server;
  const checkout = checkoutOf(server);
  const run = (job: Job) => job.run({ ...server.services, db: server.database.queries, log: createLogger('silent') });
  /** Member with a session that outlasts the days of a test. */
  async function person(columns: Parameters<TestServer['member']>[0] = {}) {
    const member = await server.member(columns);
    await db
      .updateTable('session')
      .set({ expires_at: new Date('2027-06-01'), used_at: new Date('2027-06-01') })
      .where('member_no', '=', member.memberNo)
      .execute();
    return member;
  }
  /** Codes that were sent to a phone, in their order. */
  async function codesOf(userPhone: string): Promise<string[]> {
    await run(linksJob);
    const rows = await db
      .selectFrom('outbox')
      .select(['message_key', 'sealed'])
      .where('kind', '=', 'group link')
      .orderBy('created_at')
      .execute();
    return rows.flatMap(({ message_key, sealed }) => {
      if (!sealed) return [];
      const text = unseal(server.configuration.encryptionKeys, sealed, sealContext(message_key));
      const message = JSON.parse(text) as SealedMessage;
      const code = /code=([\w-]+)$/.exec(message.text)?.[1];
      return 'userPhone' in message && message.userPhone === userPhone && code ? [code] : [];
    });
  }
  const lastCode = async (userPhone: string) => (await codesOf(userPhone)).at(-1) ?? '';
  let employers = 0;
  const employer = async (columns: Parameters<TestServer['member']>[0] = {}) => {
    const business = businessOf(employers);
    employers += 1;
    return employerOf(await person({ name: '김사장', ...columns }), { checkout, business });
  };
  return {
    server,
    db,
    clock,
    checkout,
    run,
    person,
    codesOf,
    lastCode,
    employer,
    later: (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms);
    },
    /** Prevents sessions from expiring as the days pass. */
    prolongSessions: () =>
      db
        .updateTable('session')
        .set({ token_at: clock.now, expires_at: new Date('2028-06-01'), used_at: new Date('2028-06-01') })
        .execute(),
    laterDays: (days: number) => {
      clock.now = new Date(clock.now.getTime() + days * DAY_MS);
    },
    laterMinutes: (minutes: number) => {
      clock.now = new Date(clock.now.getTime() + minutes * MINUTE_MS);
    },
    course: (columns: Partial<Insertable<CourseTable>> = {}) => addCourse(db, { price: SEAT_PRICE, ...columns }),
    /** People with phones of no member yet. */
    people: (count: number, from = 0) =>
      Array.from({ length: count }, (_, index) => ({
        name: `직원${from + index + 1}`,
        userPhone: `0108888${String(from + index).padStart(4, '0')}`,
      })),
    /** Accepts the newest link to a phone as the member of that phone. */
    accept: async (userPhone: string, form: Partial<CallInput<Calls['postIntGroupAccept']>> = {}) => {
      const member = await person({ user_phone: userPhone });
      const code = await lastCode(userPhone);
      const answer = await member.client.call('postIntGroupAccept', { code, agreeSharing: true, ...form });
      return { ...member, code, answer, applicationNo: answer.entity as number };
    },
    noticesOf: async (memberNo: number) => {
      const rows = await db
        .selectFrom('member_notice')
        .select('event')
        .where('member_no', '=', memberNo)
        .orderBy('notice_no')
        .execute();
      return rows.map(({ event }) => event);
    },
  };
}

type Member = Awaited<ReturnType<TestServer['member']>>;

/** Actions of an employer on a group. */
function employerOf(
  member: Member,
  { checkout, business }: { checkout: ReturnType<typeof checkoutOf>; business: typeof BUSINESS },
) {
  const { client } = member;
  const view = async (groupNo: number) =>
    (await client.call('getMapGroup', { groupNo })).entity as CallAnswer<Calls['getMapGroup']>;
  return {
    ...member,
    business,
    submit: (educationNo: number, people: { name: string; userPhone: string }[]) =>
      client.call('postIntGroup', { kind: 'education', educationNo, people, ...business }),
    view,
    /** Pays by card. */
    pay: async (groupNo: number) => {
      const { entity } = await client.call('startPayment', { userExaminationNo: groupNo, payMethod: 'card' });
      const { checkoutUrl } = entity as { checkoutUrl: string };
      await checkout.press(checkoutUrl, 'approve');
    },
    seatNos: async (groupNo: number) => (await view(groupNo)).seats.map(({ seatNo }) => seatNo),
  };
}
