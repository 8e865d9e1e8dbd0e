import { Callout } from '@portal/shared/ui';
import type { ApplicationDetail } from '../parts/kind/application.ts';

/** Whose seat it is, where an employer has reserved and paid it; nothing of what the member has applied for. */
export const GroupNotice = ({ application: { group } }: { application: ApplicationDetail }) =>
  group && (
    <Callout tone="info" title={`단체 신청: ${group.businessName}`}>
      회사가 신청하고 비용을 내는 자리입니다. 내실 금액은 없습니다.
    </Callout>
  );
