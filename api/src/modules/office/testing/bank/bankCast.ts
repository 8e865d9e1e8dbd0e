import { openGroups } from '../../../manager/testing/groups.ts';
import { makeCrashable } from '../../../payment/testing/walks/crashableDatabase.ts';
import { addEmployee, type Employee } from '../employee.ts';

type Groups = Awaited<ReturnType<typeof openGroups>>;
type OpenServer = (options: {
  now: () => Date;
  environment?: Record<string, string>;
}) => ReturnType<Parameters<typeof openGroups>[0]>;

/** Limit above which money that goes back needs two employees. */
export const FOUR_EYES_WON = 60_000;

/** Actors of a history, and the portal. */
export interface BankCast {
  groups: Groups;
  employers: Awaited<ReturnType<Groups['employer']>>[];
  clerks: readonly [Employee, Employee];
}

/** Opens a portal with two employers who may pay on invoices, and two employees who read the bank's lists. */
export async function openBankCast(open: OpenServer): Promise<BankCast> {
  const groups = await openGroups((options) =>
    open({ ...options, environment: { FOUR_EYES_WON: `${FOUR_EYES_WON}` } }),
  );
  const { server, db } = groups;
  makeCrashable(server);
  const clerk = () => addEmployee(server, ['money', 'qualification']);
  const clerks = [await clerk(), await clerk()] as const;
  const employers = [await groups.employer(), await groups.employer()];
  await db
    .insertInto('invoice_allowance')
    .values(
      employers.map(({ memberNo, business }) => ({
        member_no: memberNo,
        business_number: business.businessNumber,
        business_name: business.businessName,
        limit_won: 1_000_000_000,
        until_day: '2028-12-31',
        status: 'ALLOWED' as const,
        was_allowed: true,
        allowed_by: clerks[0].memberNo,
        allowed_at: groups.clock.now,
      })),
    )
    .execute();
  return { groups, employers, clerks };
}
