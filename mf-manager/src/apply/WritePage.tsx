import { Page } from '@portal/shared/ui';
import { offeringListPath } from '../parts/page/paths.ts';
import { WriteFlow } from './WriteFlow.tsx';
import { Missing } from '../parts/page/Missing.tsx';
import { trail } from '../parts/page/breadcrumb.ts';
import { useRowNumber } from '../parts/page/useRowNumber.ts';
import { EduForm } from '../eduApply/EduForm.tsx';
import { useAppliedTo, useCourse, useEduApplication } from './queries.ts';

/** /manager/edu/apply/write?educationNo=: the form, and with userExaminationNo its payment. */
export default function EduWritePage() {
  const educationNo = useRowNumber('educationNo');
  const userExaminationNo = useRowNumber('userExaminationNo');
  const isForm = userExaminationNo === null;
  const course = useCourse(isForm ? educationNo : null);
  const appliedTo = useAppliedTo(isForm ? educationNo : null);
  const application = useEduApplication(userExaminationNo);
  if (educationNo === null && isForm) {
    return (
      <Page title="교육 신청서 작성" width="text" breadcrumb={trail({ label: '교육 신청', to: offeringListPath(1) })}>
        <Missing list={{ label: '교육 목록', to: offeringListPath(1) }} />
      </Page>
    );
  }
  return (
    <WriteFlow applyType={1} offering={course} appliedTo={appliedTo} paying={isForm ? null : application}>
      {(offering) => (
        <EduForm offering={offering} onRefused={() => [course, appliedTo].forEach((query) => query.retry())} />
      )}
    </WriteFlow>
  );
}
