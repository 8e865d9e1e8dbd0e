import { useNumberParam } from '@portal/shared/router';
import { Page } from '@portal/shared/ui';
import { breadcrumb } from '../../parts/page/breadcrumb.ts';
import { GROUP_NUMBER_NAME } from '../../parts/page/groupPaths.ts';
import { NotFoundState } from '../../parts/page/QueryResult.tsx';
import { GROUP_LIST } from '../groupList.ts';
import { GroupView } from './GroupView.tsx';

/** /manager/group/view: one of the member's groups. The gateway redirects the browser to it. */
export default function ViewPage() {
  const groupNo = useNumberParam(GROUP_NUMBER_NAME);
  return (
    <Page title="단체 신청 상세" breadcrumb={breadcrumb({ label: '단체 신청', to: GROUP_LIST.to })}>
      {groupNo === null ? <NotFoundState list={GROUP_LIST} /> : <GroupView groupNo={groupNo} />}
    </Page>
  );
}
