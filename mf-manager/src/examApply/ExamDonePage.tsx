import { Page } from '@portal/shared/ui';
import { registerPath } from '../parts/page/paths.ts';
import { DoneView } from '../apply/done/DoneView.tsx';
import { Missing } from '../parts/page/Missing.tsx';
import { trail } from '../parts/page/breadcrumb.ts';
import { useRowNumber } from '../parts/page/useRowNumber.ts';
import { useExamApplication } from './queries.ts';

/** /manager/exam/apply/done?userExaminationNo=: how applying went. */
export default function ExamDonePage() {
  const userExaminationNo = useRowNumber('userExaminationNo');
  const application = useExamApplication(userExaminationNo);
  if (userExaminationNo !== null) return <DoneView applyType={2} query={application} />;
  return (
    <Page title="시험 신청 결과" width="text" breadcrumb={trail({ label: '시험 신청 확인', to: registerPath(2) })}>
      <Missing list={{ label: '시험 신청 내역', to: registerPath(2) }} />
    </Page>
  );
}
