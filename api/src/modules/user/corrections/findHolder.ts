import type { MemberRow } from '../../../database/types/tables/user.ts';
import { BusinessError } from '../../../errors/errors.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { isSameName } from '../../auth/phone/sameName.ts';
import { readDormantRecord } from '../dormancy/dormantRecord.ts';

/** Statuses of accounts whose phone can be corrected without a login. Employees' accounts are managed in the office. */
const REACHABLE = ['ACTIVE', 'DORMANT', 'LOCKED'] as const;
/** Maximum namesakes to check: the birth date of a dormant one must be unsealed. */
const MAX_NAMESAKES = 200;

interface Claimed {
  name: string;
  userBirth: string;
  /** Empty if the person has forgotten it. */
  userId: string;
}

type Context = Pick<CallContext, 'db' | 'configuration'>;

/** Account of a person by name, birth date and, if known, the id; an error if there is none or more than one. */
export async function findHolder(
  { name, userBirth, userId }: Claimed,
  context: Context,
): Promise<MemberRow | BusinessError> {
  const namesakes = await context.db
    .selectFrom('member')
    .selectAll()
    .where('role', '=', 'member')
    .where('status', 'in', REACHABLE)
    .where('name', 'in', [name, name.replace(/\s/g, '')])
    .orderBy('member_no', 'desc')
    .limit(MAX_NAMESAKES)
    .execute();
  const holders: MemberRow[] = [];
  for (const member of namesakes) {
    const isNamed = userId === '' || member.user_id?.toLowerCase() === userId.toLowerCase();
    if (isNamed && isSameName(member.name, name) && (await birthOf(member, context)) === userBirth)
      holders.push(member);
  }
  const [holder, another] = holders;
  if (!holder) return new BusinessError('CORRECTION_PERSON_UNKNOWN');
  return another ? new BusinessError('CORRECTION_PERSON_UNCLEAR') : holder;
}

async function birthOf(member: MemberRow, { db, configuration }: Context): Promise<string | null> {
  if (member.status !== 'DORMANT') return member.user_birth;
  return (await readDormantRecord(db, configuration.encryptionKeys, member.member_no)).user_birth ?? null;
}
