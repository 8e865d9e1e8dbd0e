import { useList } from '@portal/shared/client';
import { getListBoxUserEdu } from '@portal/shared/contract/manager';
import { ButtonLink, Page } from '@portal/shared/ui';
import { fromEduRow } from '../parts/kind/application.ts';
import { ApplicationList } from './ApplicationList.tsx';
import { offeringListPath } from '../parts/page/paths.ts';
import { mapList } from '../parts/kind/mapItem.ts';
import { trail } from '../parts/page/breadcrumb.ts';

/** /manager/edu/register: the member's applications for courses. */
export default function EduRegisterPage() {
  const applications = mapList(useList(getListBoxUserEdu, {}), fromEduRow);
  return (
    <Page
      title="교육 신청 확인"
      breadcrumb={trail()}
      lead="신청하신 교육을 최근에 신청한 것부터 보여 드립니다."
      actions={
        <ButtonLink variant="secondary" to={offeringListPath(1)}>
          교육 신청
        </ButtonLink>
      }
    >
      <ApplicationList query={applications} applyType={1} />
    </Page>
  );
}
