import { sql } from 'kysely';
import type { OfferingKind } from '../../../database/types/tables/manager.ts';
import { OFFERING_TITLES } from '../../../enrolment/offering/offeringTitle.ts';

/** A member's request to be notified before a course or an exam opens. */
export interface RequestedOpening {
  alert_no: number;
  member_no: number;
  kind: OfferingKind;
  offering_no: number;
  title: string;
  opens_at: Date;
}

/** All requests as the table `opening`, with `called_off` of the course or exam. */
export const REQUESTED_OPENINGS = sql`(
  select alert.alert_no, alert.member_no, case when alert.education_no is null then 'exam' else 'education' end as kind,
    coalesce(alert.education_no, alert.examination_no) as offering_no,
    coalesce(${OFFERING_TITLES.education}, ${OFFERING_TITLES.exam}) as title,
    coalesce(education.apply_start_at, examination.apply_start_at) as opens_at,
    coalesce(education.called_off, examination.called_off) as called_off
  from opening_alert as alert
  left join education on education.education_no = alert.education_no
  left join examination on examination.examination_no = alert.examination_no) as opening`;
