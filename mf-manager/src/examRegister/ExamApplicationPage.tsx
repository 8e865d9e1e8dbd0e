import { request, useItem } from '@portal/shared/client';
import {
  getIntUserExamApply,
  getListBoxExam,
  getListBoxUserExam,
  getMapExam,
  getMapUserExam,
  patchIntExamCancel,
} from '@portal/shared/contract/manager';
import { Page } from '@portal/shared/ui';
import { fromExamDetail } from '../parts/kind/application.ts';
import { ApplicationView } from '../applications/ApplicationView.tsx';
import { registerPath } from '../parts/page/paths.ts';
import { useRetract } from '../applications/cancel/retractCancel.ts';
import { useCancel } from '../applications/cancel/useCancel.ts';
import { mapItem } from '../parts/kind/mapItem.ts';
import { Missing } from '../parts/page/Missing.tsx';
import { trail } from '../parts/page/breadcrumb.ts';
import { useRowNumber } from '../parts/page/useRowNumber.ts';

const LIST = { label: '시험 신청 확인', to: registerPath(2) };
const REFRESHES = [getMapUserExam, getListBoxUserExam, getIntUserExamApply, getListBoxExam, getMapExam];

/** /manager/exam/register/view?userExaminationNo=: one of the member's applications for an exam. */
export default function ExamApplicationPage() {
  const userExaminationNo = useRowNumber('userExaminationNo');
  if (userExaminationNo !== null) return <ExamApplication userExaminationNo={userExaminationNo} />;
  return (
    <Page title="시험 신청 상세" width="text" breadcrumb={trail(LIST)}>
      <Missing list={LIST} />
    </Page>
  );
}

function ExamApplication({ userExaminationNo }: { userExaminationNo: number }) {
  const query = mapItem(useItem(getMapUserExam, { userExaminationNo }), fromExamDetail);
  const cancel = useCancel(patchIntExamCancel, REFRESHES);
  const retract = useRetract(REFRESHES);
  const fetchNow = () => request(getMapUserExam, { userExaminationNo }).then(fromExamDetail, () => undefined);
  return <ApplicationView applyType={2} query={query} cancel={cancel} retract={retract} fetchNow={fetchNow} />;
}
