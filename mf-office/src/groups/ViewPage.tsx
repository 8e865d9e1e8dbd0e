import { useItem } from '@portal/shared/client';
import { officeGroup } from '@portal/shared/contract/office';
import { useNumberParam } from '@portal/shared/router';
import { ButtonLink } from '@portal/shared/ui';
import { ItemOf } from '../parts/frame/ItemOf.tsx';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { GroupView } from './GroupView.tsx';

/** /office/groups/view: one group, its seats and its payments; each view is recorded. */
export default function ViewPage() {
  const groupNo = useNumberParam('groupNo');
  const query = useItem(officeGroup, groupNo === null ? null : { groupNo });
  return (
    <OfficePage
      title={query.data ? `${query.data.businessName} 단체 신청` : '단체 신청'}
      actions={
        <ButtonLink variant="secondary" to="/office/groups">
          목록
        </ButtonLink>
      }
    >
      <ItemOf no={groupNo} query={query}>
        {(group) => <GroupView group={group} />}
      </ItemOf>
    </OfficePage>
  );
}
