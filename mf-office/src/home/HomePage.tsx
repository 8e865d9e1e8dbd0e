import { PERMISSION_NAMES } from '@portal/shared/contract/office';
import { Slot } from '@portal/shared/section/slot';
import { seoulDay, serverNow } from '@portal/shared/time';
import { Callout, EmptyState, ErrorState, Section, Skeleton } from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { useOverview } from '../parts/overview/useOverview.ts';
import { TodaysFigures } from './TodaysFigures.tsx';
import { urgencyOf, URGENCIES } from './urgency.ts';
import { WaitingCards } from './WaitingCards.tsx';

/** /office: today's figures, and the pending work of this employee by its urgency, longest waiting first. */
export default function HomePage() {
  const { data, isLoading, error, retry } = useOverview();
  const waiting = data?.waiting.filter(({ count }) => count > 0) ?? [];
  const today = seoulDay(serverNow());
  const permissions = data?.permissions.map((permission) => PERMISSION_NAMES[permission]).join(', ');
  return (
    <OfficePage title="할 일" lead={data && `${data.name} 님의 업무: ${permissions || '아직 없음'}`}>
      <TodaysFigures />
      {isLoading && <Skeleton lines={8} />}
      {error && <ErrorState message={error.message} onRetry={retry} />}
      {data?.permissions.length === 0 && (
        <Callout tone="warning" title="맡은 업무가 없습니다">
          업무 권한은 회원 담당 직원이 정합니다. 담당 직원에게 요청해주세요.
        </Callout>
      )}
      {data && waiting.length === 0 && <EmptyState title="지금 기다리는 일이 없습니다." />}
      {URGENCIES.map(({ urgency, title }) => {
        const items = waiting.filter((item) => urgencyOf(item, today) === urgency);
        return (
          items.length > 0 && (
            <Section key={urgency} title={title}>
              <WaitingCards urgency={urgency} items={items} fourEyesOver={data?.fourEyesOver ?? 0} />
            </Section>
          )
        );
      })}
      <Slot name="officeLower" />
    </OfficePage>
  );
}
