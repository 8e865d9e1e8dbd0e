import type { OwnPlace } from '@portal/shared/contract/manager';
import { formatDeadline } from '@portal/shared/format';
import { Actions, ButtonLink, Callout } from '@portal/shared/ui';
import type { Offering } from '../kind/offering.ts';
import { linePath, writePath } from '../page/paths.ts';
import styles from './ApplyPanel.module.css';

/** The member's queue entry: a link to it, and to the form of an offered seat. */
export function PlacePanel({ offering: { kind, offeringNo }, place }: { offering: Offering; place: OwnPlace }) {
  const { status, offerDueAt } = place;
  const isOffered = status === 'OFFERED' && offerDueAt !== null;
  return (
    <div className={styles.panel}>
      {isOffered ? (
        <Callout tone="success" title="자리가 배정되었습니다.">
          {formatDeadline(offerDueAt)}까지 신청서를 내주세요. 기한이 지나면 자리가 다음 분께 넘어갑니다.
        </Callout>
      ) : (
        <Callout tone="info" title="대기 신청을 하셨습니다.">
          내 앞에 몇 명이 있는지와 다음에 무엇을 하시면 되는지는 대기 순번에서 보실 수 있습니다.
        </Callout>
      )}
      <Actions>
        <ButtonLink variant={isOffered ? 'secondary' : 'primary'} to={linePath(kind, offeringNo)}>
          대기 순번 보기
        </ButtonLink>
        {isOffered && <ButtonLink to={writePath(kind, offeringNo)}>신청서 작성</ButtonLink>}
      </Actions>
    </div>
  );
}
