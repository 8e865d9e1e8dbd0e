import { MAX_GROUP_SEATS } from '@portal/shared/contract/manager';
import { TextLink } from '@portal/shared/ui';
import type { Offering } from '../kind/offering.ts';
import { groupWritePath } from '../page/groupPaths.ts';

/** Link to apply for several people at once, or to queue for their seats, even with an own application. */
export function GroupLink({
  offering,
}: {
  offering: Pick<Offering, 'kind' | 'offeringNo' | 'allowedActions' | 'capacity'>;
}) {
  const { kind, offeringNo, allowedActions, capacity } = offering;
  if (allowedActions.length === 0) return null;
  return (
    <p>
      사업자로서 직원을 한 번에 최대 {Math.min(MAX_GROUP_SEATS, capacity)}명까지 신청하고 결제하시려면{' '}
      <TextLink to={groupWritePath(kind, offeringNo)}>단체 신청(사업자)</TextLink>을 이용해주세요.
    </p>
  );
}
