import { Callout } from '@portal/shared/ui';
import type { usePaymentWatch } from '../../../parts/payment/usePaymentWatch.ts';
import type { Group } from '../../group.ts';
import { Acceptance } from './Acceptance.tsx';
import { Invoiced } from './Invoiced.tsx';
import { Unpaid } from './Unpaid.tsx';

interface GroupStatusProps {
  group: Group;
  watch: ReturnType<typeof usePaymentWatch>;
}

/** Status of a group, with the next step and its deadline. */
export const GroupStatus = ({ group, watch }: GroupStatusProps) => (
  <>
    <div aria-live="polite">
      <NextStep group={group} watch={watch} />
    </div>
    {group.status === 'INVOICED' && <Acceptance group={group} />}
  </>
);

function NextStep({ group, watch }: GroupStatusProps) {
  if (group.status === 'SUBMITTED') return <Unpaid group={group} watch={watch} />;
  if (group.status === 'PAID') return <Acceptance group={group} />;
  if (group.status === 'INVOICED') return <Invoiced group={group} />;
  return <Callout tone="info" title={`현재 상태는 ${group.statusName}입니다.`} />;
}
