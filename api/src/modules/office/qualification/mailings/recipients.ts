import { sql } from 'kysely';
import type { Calls, CallValue } from '@portal/shared/contract';
import type { Queries } from '../../../../database/types/tables.ts';
import { OFFERING_KINDS } from '../../../../enrolment/offering/offeringKind.ts';

/**
 * Applications that a message goes to, with their members' contact settings, and groups with seats that nobody has
 * accepted: their employers pass it on.
 */
export const recipientsOf = (
  db: Queries,
  { kind, offeringNo, statuses }: Pick<CallValue<Calls['officePreviewMailing']>, 'kind' | 'offeringNo' | 'statuses'>,
) =>
  db
    .selectFrom('application')
    .innerJoin('member', 'member.member_no', 'application.member_no')
    .leftJoin('employer_group', 'employer_group.group_no', 'application.application_no')
    .select(['application.application_no', 'application.kind', 'application.terms', 'application.changed_to'])
    .select(['application.examination_code', 'application.answers', 'application.status'])
    .select(['employer_group.business_name', 'user_phone', 'email', 'notice_by_sms', 'notice_by_mail'])
    .where((either) =>
      either.or([
        either(`application.${OFFERING_KINDS[kind].key}`, '=', offeringNo),
        either.and([
          either(`employer_group.${OFFERING_KINDS[kind].key}`, '=', offeringNo),
          sql<boolean>`exists (select from group_seat where group_seat.group_no = application.application_no
            and group_seat.status in ('RESERVED', 'INVITED'))`,
        ]),
      ]),
    )
    .where('application.status', 'in', statuses)
    .where('member.status', '<>', 'WITHDRAWN')
    .orderBy('application.application_no');
