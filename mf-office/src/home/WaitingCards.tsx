import { WAITING_NAMES } from '@portal/shared/contract/office';
import { isKnown } from '@portal/shared/contract/words';
import { formatDateTime, formatDeadline, formatMoney } from '@portal/shared/format';
import { Badge, Callout, CardLink } from '@portal/shared/ui';
import { workplaceOf } from '../parts/frame/menu.ts';
import styles from './HomePage.module.css';
import type { Urgency, WaitingItem } from './urgency.ts';

interface WaitingCardsProps {
  urgency: Urgency;
  items: readonly WaitingItem[];
  /** Won. */
  fourEyesOver: number;
}

/** Pending work of one urgency, each kind with a link to its page. */
export function WaitingCards({ urgency, items, fourEyesOver }: WaitingCardsProps) {
  return (
    <ul role="list" className={styles.cards} data-urgency={urgency}>
      {items.map((item) => (
        <li key={item.kind}>
          <WaitingCard item={item} fourEyesOver={fourEyesOver} />
        </li>
      ))}
    </ul>
  );
}

function WaitingCard({ item, fourEyesOver }: { item: WaitingItem; fourEyesOver: number }) {
  const { kind, count, oldestAt, dueAt, isOverdue } = item;
  if (kind === 'secondLooks')
    return (
      <Callout tone="warning" title={`${WAITING_NAMES.secondLooks} ${count}건`}>
        한 건이 {formatMoney(fourEyesOver)}을 넘거나, 하루에 혼자 처리할 수 있는 금액을 넘어 다른 직원이 확인을
        요청했습니다. 해당 목록에 ‘확인해주세요’로 표시됩니다.
      </Callout>
    );
  if (!isKnown(WAITING_NAMES, kind))
    return <Callout title={`그 밖의 일 ${count}건`}>이 화면이 아직 모르는 일입니다. 화면을 새로 고쳐주세요.</Callout>;
  return (
    <CardLink title={`${WAITING_NAMES[kind]} ${count}건`} to={workplaceOf(kind)}>
      {isOverdue && <Badge tone="danger">기한 지남</Badge>}{' '}
      <span>
        {dueAt ? `가장 급한 것: ${formatDeadline(dueAt)}까지` : `가장 오래된 것: ${formatDateTime(oldestAt)}`}
      </span>
    </CardLink>
  );
}
