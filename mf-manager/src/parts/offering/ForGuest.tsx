import { Bell } from 'lucide-react';
import { ALERT_BEFORE_MINUTES } from '@portal/shared/contract/manager';
import { PATHS, useReturnHere } from '@portal/shared/section';
import { ButtonLink, TextLink } from '@portal/shared/ui';
import type { OfferingDetail } from '../kind/offering.ts';

/** Parts of the page before an opening for a guest, who returns to it after logging in or joining. */

const MINUTE_MS = 60_000;

/** Sentences that the queue is for members, with the ways to become one, and about the course that an exam requires. */
export function MembersOnly({ offering: { kind, grade } }: { offering: OfferingDetail }) {
  const returnHere = useReturnHere();
  const requirement = kind === 'exam' ? `${grade}급 교육을 수료하신 분이 신청하시는 시험입니다. ` : '';
  return (
    <p>
      {`${requirement}대기와 신청은 회원만 하실 수 있습니다. `}미리{' '}
      <TextLink to={PATHS.signIn} state={returnHere}>
        로그인
      </TextLink>
      하거나{' '}
      <TextLink to={PATHS.signUp} state={returnHere}>
        회원가입
      </TextLink>
      해주세요.
    </p>
  );
}

/** Link to the login instead of the switch of the notice, while there is time for a notice. */
export function OpeningAlertForGuest({ offering: { now, applyStartDate } }: { offering: OfferingDetail }) {
  const returnHere = useReturnHere();
  const noticeMs = Date.parse(applyStartDate) - ALERT_BEFORE_MINUTES * MINUTE_MS;
  if (now !== undefined && Date.parse(now) >= noticeMs) return null;
  return (
    <ButtonLink variant="secondary" icon={<Bell />} to={PATHS.signIn} state={returnHere}>
      로그인하고 시작 알림 받기
    </ButtonLink>
  );
}
