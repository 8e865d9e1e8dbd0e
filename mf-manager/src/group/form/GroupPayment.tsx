import { useItem } from '@portal/shared/client';
import { getMapGroup } from '@portal/shared/contract/manager';
import { formatCount } from '@portal/shared/format';
import { Navigate } from '@portal/shared/router';
import { Steps } from '@portal/shared/ui';
import { groupPath } from '../../parts/page/groupPaths.ts';
import { QueryResult } from '../../parts/page/QueryResult.tsx';
import { PaymentStep } from '../../parts/payment/PaymentStep.tsx';
import { GROUP_LIST } from '../groupList.ts';
import { groupSteps, PAY_STEP } from './steps.ts';

/** Payment of all seats of a group at once. */
export function GroupPayment({ groupNo }: { groupNo: number }) {
  const group = useItem(getMapGroup, { groupNo });
  return (
    <QueryResult query={group} list={GROUP_LIST}>
      {({ userExaminationNo, title, counts, price, payDueAt, allowedActions }) => {
        if (!allowedActions.includes('pay')) return <Navigate to={groupPath(groupNo)} replace />;
        const steps = groupSteps(price);
        return (
          <>
            <Steps steps={steps} current={steps.indexOf(PAY_STEP)} label="신청 단계" />
            <PaymentStep
              application={{
                applicationNo: userExaminationNo,
                title: `${title} (${formatCount(counts.seats)}명)`,
                price,
                payDueAt,
              }}
              laterPath={groupPath(groupNo)}
            />
          </>
        );
      }}
    </QueryResult>
  );
}
