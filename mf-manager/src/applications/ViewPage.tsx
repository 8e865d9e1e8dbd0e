import { request, useItem } from '@portal/shared/client';
import {
  getIntUserEduApply,
  getListBoxEdu,
  getListBoxUserEdu,
  getMapEdu,
  getMapUserEdu,
  patchIntEduCancel,
} from '@portal/shared/contract/manager';
import { Page } from '@portal/shared/ui';
import { fromEduDetail } from '../parts/kind/application.ts';
import { ApplicationView } from './ApplicationView.tsx';
import { registerPath } from '../parts/page/paths.ts';
import { useRetract } from './cancel/retractCancel.ts';
import { useCancel } from './cancel/useCancel.ts';
import { mapItem } from '../parts/kind/mapItem.ts';
import { Missing } from '../parts/page/Missing.tsx';
import { trail } from '../parts/page/breadcrumb.ts';
import { useRowNumber } from '../parts/page/useRowNumber.ts';

const LIST = { label: '교육 신청 확인', to: registerPath(1) };
const REFRESHES = [getMapUserEdu, getListBoxUserEdu, getIntUserEduApply, getListBoxEdu, getMapEdu];

/** /manager/edu/register/view?userExaminationNo=: one of the member's applications for a course. */
export default function EduApplicationPage() {
  const userExaminationNo = useRowNumber('userExaminationNo');
  if (userExaminationNo !== null) return <EduApplication userExaminationNo={userExaminationNo} />;
  return (
    <Page title="교육 신청 상세" width="text" breadcrumb={trail(LIST)}>
      <Missing list={LIST} />
    </Page>
  );
}

function EduApplication({ userExaminationNo }: { userExaminationNo: number }) {
  const query = mapItem(useItem(getMapUserEdu, { userExaminationNo }), fromEduDetail);
  const cancel = useCancel(patchIntEduCancel, REFRESHES);
  const retract = useRetract(REFRESHES);
  const fetchNow = () => request(getMapUserEdu, { userExaminationNo }).then(fromEduDetail, () => undefined);
  return <ApplicationView applyType={1} query={query} cancel={cancel} retract={retract} fetchNow={fetchNow} />;
}
