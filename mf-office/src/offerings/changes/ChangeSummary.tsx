import { Actions, ButtonLink, Callout } from '@portal/shared/ui';
import { changesPath, type OfferingOfKind } from '../kind/kinds.ts';

/**
 * Number of applicants who have seen a changed day, hour or place, and of those who have not; nothing without a change.
 */
export function ChangeSummary({ offering }: { offering: OfferingOfKind }) {
  const { kind, offeringNo, changes } = offering;
  if (!changes) return null;
  const { unread, read, confirmed, isUnderWay } = changes;
  return (
    <Callout
      tone={unread + read > 0 ? 'warning' : 'success'}
      title={unread + read > 0 ? '일정 변경을 아직 확인하지 않은 분이 있습니다' : '모두 일정 변경을 확인했습니다'}
    >
      {isUnderWay && <span>알림을 준비하고 있습니다. 잠시 뒤 화면을 새로 고쳐주세요. </span>}
      <span>{`아직 안 봄 ${unread}명, 봤지만 확인 안 함 ${read}명, 확인함 ${confirmed}명`}</span>
      <Actions>
        <ButtonLink size="small" variant="secondary" to={changesPath(kind, offeringNo)}>
          일정 변경 확인 보기
        </ButtonLink>
      </Actions>
    </Callout>
  );
}
