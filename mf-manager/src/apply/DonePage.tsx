import { Page } from '@portal/shared/ui';
import { registerPath } from '../parts/page/paths.ts';
import { DoneView } from './done/DoneView.tsx';
import { Missing } from '../parts/page/Missing.tsx';
import { trail } from '../parts/page/breadcrumb.ts';
import { useRowNumber } from '../parts/page/useRowNumber.ts';
import { useEduApplication } from './queries.ts';

/** /manager/edu/apply/done?userExaminationNo=: how applying went. */
export default function EduDonePage() {
  const userExaminationNo = useRowNumber('userExaminationNo');
  const application = useEduApplication(userExaminationNo);
  if (userExaminationNo !== null) return <DoneView applyType={1} query={application} />;
  return (
    <Page title="교육 신청 결과" width="text" breadcrumb={trail({ label: '교육 신청 확인', to: registerPath(1) })}>
      <Missing list={{ label: '교육 신청 내역', to: registerPath(1) }} />
    </Page>
  );
}
