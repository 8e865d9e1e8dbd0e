import { MAX_GROUP_SEATS } from '@portal/shared/contract/manager';
import { Actions, ButtonLink } from '@portal/shared/ui';
import type { Offering } from '../kind/offering.ts';
import { groupWritePath } from '../page/groupPaths.ts';

/** Link to apply for several people at once, or to queue for their seats, even with an own application. */
export function GroupLink({ offering }: { offering: Pick<Offering, 'kind' | 'offeringNo' | 'allowedActions'> }) {
  const { kind, offeringNo, allowedActions } = offering;
  if (allowedActions.length === 0) return null;
  return (
    <>
      <p>사업자는 직원 여러 명(최대 {MAX_GROUP_SEATS}명)을 한 번에 신청하고 결제하실 수 있습니다.</p>
      <Actions>
        <ButtonLink variant="secondary" to={groupWritePath(kind, offeringNo)}>
          단체 신청(사업주)
        </ButtonLink>
      </Actions>
    </>
  );
}
