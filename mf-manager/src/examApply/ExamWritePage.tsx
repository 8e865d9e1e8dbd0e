import { Page } from '@portal/shared/ui';
import { offeringListPath } from '../parts/page/paths.ts';
import { WriteFlow } from '../apply/WriteFlow.tsx';
import { Missing } from '../parts/page/Missing.tsx';
import { trail } from '../parts/page/breadcrumb.ts';
import { useRowNumber } from '../parts/page/useRowNumber.ts';
import { ExamForm } from './ExamForm.tsx';
import { useAppliedTo, useExam, useExamApplication } from './queries.ts';

/** /manager/exam/apply/write?examinationNo=: the form, and with userExaminationNo its payment. */
export default function ExamWritePage() {
  const examinationNo = useRowNumber('examinationNo');
  const userExaminationNo = useRowNumber('userExaminationNo');
  const isForm = userExaminationNo === null;
  const exam = useExam(isForm ? examinationNo : null);
  const appliedTo = useAppliedTo(isForm ? examinationNo : null);
  const application = useExamApplication(userExaminationNo);
  if (examinationNo === null && isForm) {
    return (
      <Page title="시험 신청서 작성" width="text" breadcrumb={trail({ label: '시험 신청', to: offeringListPath(2) })}>
        <Missing list={{ label: '시험 목록', to: offeringListPath(2) }} />
      </Page>
    );
  }
  return (
    <WriteFlow applyType={2} offering={exam} appliedTo={appliedTo} paying={isForm ? null : application}>
      {(offering) => (
        <ExamForm offering={offering} onRefused={() => [exam, appliedTo].forEach((query) => query.retry())} />
      )}
    </WriteFlow>
  );
}
