import { formatDeadline, formatPrice } from '@portal/shared/format';
import { CardLink } from '@portal/shared/ui';
import { KINDS } from '../../parts/kind/kinds.ts';
import { CardItems } from '../../parts/page/CardItems.tsx';
import { groupPath } from '../../parts/page/groupPaths.ts';
import { payDueItems } from '../../parts/payment/payDueItems.ts';
import { offeringOf, type GroupSummary } from '../group.ts';
import { GroupBadge } from '../GroupBadge.tsx';
import { acceptedInWords, occasionItems } from '../groupItems.ts';

/** A listed group: offering, number of people, acceptances, and the next deadline. */
export function GroupCard({ group }: { group: GroupSummary }) {
  const { counts, status, acceptUntil } = group;
  const isAnswerAwaited = (status === 'PAID' || status === 'INVOICED') && counts.reserved + counts.invited > 0;
  return (
    <CardLink
      to={groupPath(group.groupNo)}
      title={group.title}
      eyebrow={
        <>
          <GroupBadge group={group} />
          <span>단체 {KINDS[offeringOf(group).kind].word}</span>
        </>
      }
    >
      <CardItems
        items={[
          { term: '회사', description: group.businessName },
          { term: '인원', description: acceptedInWords(group) },
          ...occasionItems(group),
          { term: '신청 금액', description: formatPrice(group.price) },
          ...payDueItems(group),
          ...(isAnswerAwaited ? [{ term: '수락 기한', description: formatDeadline(acceptUntil) }] : []),
        ]}
      />
    </CardLink>
  );
}
