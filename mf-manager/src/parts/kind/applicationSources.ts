import type { Call } from '@portal/shared/contract';
import {
  getIntUserEduApply,
  getIntUserExamApply,
  getListBoxUserEdu,
  getListBoxUserExam,
  getListLine,
  getMapUserEdu,
  getMapUserExam,
  patchIntEduCancel,
  patchIntExamCancel,
} from '@portal/shared/contract/manager';
import { getMapMyMatters } from '@portal/shared/contract/myTasks';
import type { Application, ApplicationDetail } from './application.ts';
import {
  toCourseApplication,
  toCourseApplicationDetail,
  toExamApplication,
  toExamApplicationDetail,
} from './applicationFromWire.ts';
import { KINDS } from './kinds.ts';
import type { Kind } from './offering.ts';
import { itemSource, listSource, type ItemSource, type ListSource } from './sources.ts';

/** API calls about applications of a kind. */
interface ApplicationSources {
  /** Number of the member's active applications for an offering. */
  liveApplications: ItemSource<number>;
  /** The member's own applications, newest first. */
  applications: ListSource<{ limit?: number }, Application>;
  application: ItemSource<ApplicationDetail>;
  cancel: typeof patchIntEduCancel | typeof patchIntExamCancel;
}

/** Separate from `KINDS`, since pages of offerings need nothing about applications. */
export const APPLICATIONS: Record<Kind, ApplicationSources> = {
  education: {
    liveApplications: itemSource(
      getIntUserEduApply,
      (educationNo) => ({ educationNo }),
      (count) => count,
    ),
    applications: listSource(getListBoxUserEdu, (paging: { limit?: number }) => paging, toCourseApplication),
    application: itemSource(getMapUserEdu, (userExaminationNo) => ({ userExaminationNo }), toCourseApplicationDetail),
    cancel: patchIntEduCancel,
  },
  exam: {
    liveApplications: itemSource(
      getIntUserExamApply,
      (examinationNo) => ({ examinationNo }),
      (count) => count,
    ),
    applications: listSource(getListBoxUserExam, (paging: { limit?: number }) => paging, toExamApplication),
    application: itemSource(getMapUserExam, (userExaminationNo) => ({ userExaminationNo }), toExamApplicationDetail),
    cancel: patchIntExamCancel,
  },
};

/** Calls whose results change when a member applies, pays or cancels. */
export const callsOf = (kind: Kind): Call[] => {
  const { liveApplications, applications, application } = APPLICATIONS[kind];
  const sources = [KINDS[kind].offerings, KINDS[kind].offering, liveApplications, applications, application];
  return [...sources.map(({ call }) => call), getListLine, getMapMyMatters];
};
