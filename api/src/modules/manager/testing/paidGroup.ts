import { openGroups } from './groups.ts';
import { seatsTaken } from './offerings.ts';

type Open = Parameters<typeof openGroups>[0];

/** Opens a paid group of people who were sent their links, with helpers for tests. */
export async function openPaidGroup(open: Open, count = 2) {
  const all = await openGroups(open);
  const educationNo = await all.course();
  const employer = await all.employer();
  const named = all.people(count);
  const groupNo = (await employer.submit(educationNo, named)).entity as number;
  await employer.pay(groupNo);
  const phoneOf = (index: number) => named[index]?.userPhone ?? '';
  return {
    ...all,
    educationNo,
    employer,
    /** Adds another employer. */
    employerOf: all.employer,
    groupNo,
    named,
    phoneOf,
    seats: async () => (await employer.view(groupNo)).seats.map(({ name, status, answer }) => [name, status, answer]),
    change: (seatNo: number, person: { name: string; userPhone: string }) =>
      employer.client.call('patchIntGroupSeat', { seatNo, ...person }),
    taken: () => seatsTaken(all.db, educationNo),
    statusOf: async (applicationNo: number) =>
      (
        await all.db
          .selectFrom('application')
          .select('status')
          .where('application_no', '=', applicationNo)
          .executeTakeFirstOrThrow()
      ).status,
  };
}
