import { Page } from '@portal/shared/ui';
import { offeringListPath, writePath } from '../parts/page/paths.ts';
import { QualificationNotice } from '../parts/qualification/QualificationNotice.tsx';
import { OfferingView } from '../apply/offerings/OfferingView.tsx';
import { Missing } from '../parts/page/Missing.tsx';
import { trail } from '../parts/page/breadcrumb.ts';
import { useRowNumber } from '../parts/page/useRowNumber.ts';
import { useAppliedTo, useExam } from './queries.ts';

const LIST = { label: '시험 목록', to: offeringListPath(2) };

/** /manager/exam/apply/view?examinationNo=: one exam. */
export default function ExamViewPage() {
  const examinationNo = useRowNumber('examinationNo');
  const exam = useExam(examinationNo);
  const appliedTo = useAppliedTo(examinationNo);
  return (
    <Page title={exam.data?.title ?? '시험 상세'} width="text" breadcrumb={trail({ label: '시험 신청', to: LIST.to })}>
      {examinationNo === null ? (
        <Missing list={LIST} />
      ) : (
        <>
          <OfferingView offering={exam} appliedTo={appliedTo} applyTo={writePath(2, examinationNo)} list={LIST} />
          <QualificationNotice />
        </>
      )}
    </Page>
  );
}
