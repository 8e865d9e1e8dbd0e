import type { Calls, CallValue } from '@portal/shared/contract';
import type { Queries } from '../../../../database/types/tables.ts';
import { OFFERING_KINDS } from '../../../../enrolment/offering/offeringKind.ts';

/** Applications that a message goes to, with their members' contact settings. */
export const recipientsOf = (
  db: Queries,
  { kind, offeringNo, statuses }: Pick<CallValue<Calls['officePreviewMailing']>, 'kind' | 'offeringNo' | 'statuses'>,
) =>
  db
    .selectFrom('application')
    .innerJoin('member', 'member.member_no', 'application.member_no')
    .select(['application.application_no', 'application.kind', 'application.terms', 'application.changed_to'])
    .select(['application.examination_code', 'application.answers', 'application.status'])
    .select(['user_phone', 'email', 'notice_by_sms', 'notice_by_mail'])
    .where(`application.${OFFERING_KINDS[kind].key}`, '=', offeringNo)
    .where('application.status', 'in', statuses)
    .where('member.status', '<>', 'WITHDRAWN')
    .orderBy('application.application_no');
