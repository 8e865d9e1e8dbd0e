import { calls } from '@portal/shared/contract';
import { PERMISSIONS, type Permission } from '@portal/shared/contract/office/permission';
import type { ActContext } from '../../internalControls/audit/recordAct.ts';
import { dismissEmployee, makeEmployee } from '../../internalControls/permissions/employees.ts';
import { listEmployees } from '../../modules/office/people/employees/list.ts';
import { dropFactors } from '../../modules/office/people/factors/reset.ts';
import { requireValid } from '../../pipeline/validate.ts';
import { pageLine, pageOf, Refused, required, rowNumberOf, UsageError, type Command, type Options } from './command.ts';

const ONE = { id: { type: 'string' }, number: { type: 'string' }, reason: { type: 'string' } } as const;
/** No permissions at all. */
const NONE = 'none';

export const employMember: Command = {
  usage: `--id <userId>|--number <number> --permissions ${PERMISSIONS.join(',')}|${NONE} --reason <words>`,
  about: 'makes a member an employee, or changes what one may do: exactly these permissions',
  options: { ...ONE, permissions: { type: 'string' } },
  async run(options, { act, print }) {
    const permissions = permissionsOf(options);
    const reason = required(options, 'reason');
    await act(async (context) => {
      const member = await lockAccount(options, context);
      if (member.status !== 'ACTIVE') throw new Refused(`the account is not active: ${member.status}`);
      const input = { memberNo: member.member_no, permissions, reason };
      const checked = requireValid(calls.officeSetEmployee.input, input);
      await makeEmployee({ member, ...checked, grantedBy: null }, context);
    });
    print(`an employee with: ${permissions.join(', ') || 'no permissions'}`);
  },
};

type Work = Parameters<Parameters<Command['run']>[1]['act']>[0];
type Account = Awaited<ReturnType<typeof lockAccount>>;

/** Command with a reason on one employee's account. */
const onEmployee = (
  about: string,
  done: string,
  work: (employee: { member: Account; reason: string }, context: Parameters<Work>[0]) => Promise<unknown>,
): Command => ({
  usage: '--id <userId>|--number <number> --reason <words>',
  about,
  options: ONE,
  async run(options, { act, print }) {
    const reason = required(options, 'reason');
    await act(async (context) => {
      const member = await lockAccount(options, context);
      if (member.role !== 'employee') throw new Refused('the account is no employee');
      await work({ member, reason }, context);
    });
    print(done);
  },
});

export const dismissMember = onEmployee(
  'makes an employee a member again: without permissions, sessions and links',
  'a member again',
  async ({ member, reason }, context) => {
    const input = { memberNo: member.member_no, reason };
    await dismissEmployee({ member, ...requireValid(calls.officeDismissEmployee.input, input) }, context);
  },
);

export const resetFactorsOfEmployee = onEmployee(
  'removes the lost second factors of an employee and ends the sessions, where no two colleagues can',
  'no second factor any more',
  async ({ member, reason }, context) => {
    const input = { memberNo: member.member_no, reason };
    await dropFactors(requireValid(calls.officeResetFactors.input, input), context);
  },
);

export const listAllEmployees: Command = {
  usage: '[--page <page>]',
  about: 'lists the employees by name, with what they may do and when they logged in last',
  options: { page: { type: 'string' } },
  async run(options, { act, print }) {
    const input = requireValid(calls.officeEmployees.input, pageOf(options));
    const { list, pageInfo } = await act((context) => listEmployees(input, context));
    print('number\tid\tname\tpermissions\tlast login');
    for (const { memberNo, userId, name, permissions, isSuspended, lastLoginAt } of list)
      print(
        [memberNo, userId, name, permissions.join(',') || NONE, isSuspended ? 'SUSPENDED' : (lastLoginAt ?? '')].join(
          '\t',
        ),
      );
    print(pageLine(pageInfo));
  },
};

const isPermission = (name: string): name is Permission => (PERMISSIONS as string[]).includes(name);

/** @throws UsageError for an unknown permission */
function permissionsOf(options: Options): Permission[] {
  const value = required(options, 'permissions');
  const names = value === NONE ? [] : [...new Set(value.split(','))];
  if (!names.every(isPermission))
    throw new UsageError(`--permissions must be ${NONE}, or of ${PERMISSIONS.join(',')}, not "${value}"`);
  return names;
}

/** Locks the account with this id or number. @throws Refused if it does not exist */
async function lockAccount(options: Options, { db }: ActContext) {
  if ((options['id'] === undefined) === (options['number'] === undefined))
    throw new UsageError('either --id or --number is needed');
  const member = await db
    .selectFrom('member')
    .select(['member_no', 'role', 'status'])
    .where((one) =>
      options['number'] === undefined
        ? one('user_id', '=', required(options, 'id'))
        : one('member_no', '=', rowNumberOf(options, 'number')),
    )
    .where('status', '<>', 'WITHDRAWN')
    // Entries of the audit log refer to employees and must not wait for this lock, so it is taken before theirs.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!member) throw new Refused('there is no such account');
  return member;
}
