import type { CallEntity } from '@portal/shared/contract';
import type { officeApplicants } from '@portal/shared/contract/office';

/** One applicant for a course or an exam. */
export type Applicant = CallEntity<typeof officeApplicants>['list'][number];
