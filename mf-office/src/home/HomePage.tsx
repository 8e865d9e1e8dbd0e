import { PERMISSION_NAMES, WAITING_NAMES } from '@portal/shared/contract/office';
import { isKnown } from '@portal/shared/contract/words';
import { formatDateTime, formatDeadline, formatMoney } from '@portal/shared/format';
import { Slot } from '@portal/shared/section/slot';
import { Badge, Callout, CardLink, EmptyState, ErrorState, Section, Skeleton } from '@portal/shared/ui';
import { workplaceOf } from '../parts/frame/menu.ts';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { useOverview } from '../parts/overview/useOverview.ts';
import styles from './HomePage.module.css';

/** /office: pending work of this employee, longest waiting first. */
export default function HomePage() {
  const { data, isLoading, error, retry } = useOverview();
  const waiting = data?.waiting.filter(({ count }) => count > 0) ?? [];
  const permissions = data?.permissions.map((permission) => PERMISSION_NAMES[permission]).join(', ');
  return (
    <OfficePage title="할 일" lead={data && `${data.name} 님의 업무: ${permissions || '아직 없음'}`}>
      {isLoading && <Skeleton lines={8} />}
      {error && <ErrorState message={error.message} onRetry={retry} />}
      {data?.permissions.length === 0 && (
        <Callout tone="warning" title="맡은 업무가 없습니다">
          업무 권한은 회원 담당 직원이 정합니다. 담당 직원에게 요청해주세요.
        </Callout>
      )}
      {data && (
        <Section title="기다리는 일">
          {waiting.length === 0 ? (
            <EmptyState title="지금 기다리는 일이 없습니다." />
          ) : (
            <ul role="list" className={styles.cards}>
              {waiting.map(({ kind, count, oldestAt, dueAt, isOverdue }) => (
                <li key={kind}>
                  {kind === 'secondLooks' ? (
                    <Callout tone="warning" title={`${WAITING_NAMES.secondLooks} ${count}건`}>
                      한 건이 {formatMoney(data.fourEyesOver)}을 넘거나, 하루에 혼자 처리할 수 있는 금액을 넘어 다른
                      직원이 확인을 요청했습니다. 해당 목록에 ‘확인해주세요’로 표시됩니다.
                    </Callout>
                  ) : isKnown(WAITING_NAMES, kind) ? (
                    <CardLink title={`${WAITING_NAMES[kind]} ${count}건`} to={workplaceOf(kind)}>
                      {isOverdue && <Badge tone="danger">기한 지남</Badge>}{' '}
                      <span>
                        {dueAt
                          ? `가장 급한 것: ${formatDeadline(dueAt)}까지`
                          : `가장 오래된 것: ${formatDateTime(oldestAt)}`}
                      </span>
                    </CardLink>
                  ) : (
                    <Callout title={`그 밖의 일 ${count}건`}>
                      이 화면이 아직 모르는 일입니다. 화면을 새로 고쳐주세요.
                    </Callout>
                  )}
                </li>
              ))}
            </ul>
          )}
        </Section>
      )}
      <Slot name="officeLower" />
    </OfficePage>
  );
}
