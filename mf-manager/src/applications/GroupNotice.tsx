import { Callout } from '@portal/shared/ui';
import type { ApplicationDetail } from '../parts/kind/application.ts';

/** Employer who has reserved and paid the seat; nothing for a member's own application. */
export const GroupNotice = ({ application: { group } }: { application: ApplicationDetail }) =>
  group && (
    <Callout tone="info" title={`단체 신청: ${group.businessName}`}>
      회사가 신청하고 비용을 내는 자리입니다. 내실 금액은 없습니다.
    </Callout>
  );
