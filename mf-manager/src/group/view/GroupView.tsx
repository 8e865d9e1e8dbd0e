import { useItem } from '@portal/shared/client';
import { getMapGroup } from '@portal/shared/contract/manager';
import { QueryResult } from '../../parts/page/QueryResult.tsx';
import { usePaymentWatch } from '../../parts/payment/usePaymentWatch.ts';
import { NamedAccountNotice } from '../../parts/refund/NamedAccountNotice.tsx';
import { GROUP_CALLS } from '../calls.ts';
import { GROUP_LIST } from '../groupList.ts';
import { GroupActions } from './GroupActions.tsx';
import { GroupDetails } from './GroupDetails.tsx';
import { RefundAccountNotice } from './refund/RefundAccountNotice.tsx';
import { Seats } from './seats/Seats.tsx';
import { GroupStatus } from './standing/GroupStatus.tsx';

/** A group: status, acceptances and payments. */
export function GroupView({ groupNo }: { groupNo: number }) {
  const query = useItem(getMapGroup, { groupNo });
  const watched = query.data && {
    status: query.data.status === 'SUBMITTED' ? ('HELD' as const) : ('CONFIRMED' as const),
    payment: query.data.payment,
  };
  const watch = usePaymentWatch(watched, query.retry);
  return (
    <QueryResult query={query} list={GROUP_LIST}>
      {(group) => (
        <>
          <NamedAccountNotice
            applicationNo={group.userExaminationNo}
            mayDeny={group.allowedActions.includes('denyRefundAccount')}
            namedAccounts={group.namedAccounts}
            invalidates={GROUP_CALLS}
          />
          <RefundAccountNotice group={group} />
          <GroupStatus group={group} watch={watch} />
          <GroupActions group={group} />
          <Seats group={group} />
          <GroupDetails group={group} />
        </>
      )}
    </QueryResult>
  );
}
