import { useNumberParam } from '@portal/shared/router';
import { Page } from '@portal/shared/ui';
import { KINDS } from '../../parts/kind/kinds.ts';
import { breadcrumb } from '../../parts/page/breadcrumb.ts';
import { GROUP_NUMBER_NAME } from '../../parts/page/groupPaths.ts';
import { NotFoundState } from '../../parts/page/QueryResult.tsx';
import { GROUP_LIST } from '../groupList.ts';
import { GroupPayment } from './GroupPayment.tsx';
import { NewGroup } from './NewGroup.tsx';

/**
 * /manager/group/write: form of a group for a course or exam. With the number of the resulting group, the same page is
 * its payment.
 */
export default function WritePage() {
  const groupNo = useNumberParam(GROUP_NUMBER_NAME);
  const educationNo = useNumberParam(KINDS.education.numberName);
  const examinationNo = useNumberParam(KINDS.exam.numberName);
  const isPaying = groupNo !== null;
  return (
    <Page
      title={isPaying ? '단체 신청 결제' : '단체 신청서 작성'}
      width="text"
      breadcrumb={breadcrumb({ label: '단체 신청', to: GROUP_LIST.to })}
    >
      {isPaying ? (
        <GroupPayment groupNo={groupNo} />
      ) : educationNo !== null ? (
        <NewGroup kind="education" offeringNo={educationNo} />
      ) : examinationNo !== null ? (
        <NewGroup kind="exam" offeringNo={examinationNo} />
      ) : (
        <NotFoundState list={GROUP_LIST} />
      )}
    </Page>
  );
}
