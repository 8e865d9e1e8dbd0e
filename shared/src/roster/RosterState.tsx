import { useItem } from '@portal/shared/client';
import type { CallEntity } from '@portal/shared/contract/call';
import { Callout, ErrorState, Skeleton, TextLink, type Tone } from '@portal/shared/ui';
import { inTable } from '../contract/base/words.ts';
import { getMapRoster, type RosterStatus } from '../contract/roster.ts';
import { formatDate, formatDeadline } from '../format/index.ts';
import { PATHS } from '../section/paths.ts';

type Roster = CallEntity<typeof getMapRoster>;

/** The member's status on the roster of hygiene education, and the next step; for members only. */
export function RosterState() {
  const { data, error, retry } = useItem(getMapRoster, {}, { background: true });
  if (data) return <Stand roster={data} />;
  return error ? <ErrorState message={error.message} onRetry={retry} /> : <Skeleton lines={3} />;
}

const TONES: Record<RosterStatus, Tone> = {
  NOT_SENT: 'info',
  SENT: 'info',
  REGISTERED: 'success',
  REFUSED: 'warning',
};

function Stand({ roster }: { roster: Roster }) {
  const { status, statusName, business, reason } = roster;
  if (status === null)
    return (
      <Callout title="명단에 올릴 업소가 없습니다">
        업소를 등록하시면 위생교육 명단을 식품의약품안전처에 통보해드립니다.{' '}
        <TextLink to={PATHS.me}>마이페이지</TextLink>의 ‘연락처와 업소’에서 업소를 찾아주세요.
      </Callout>
    );
  return (
    <Callout tone={inTable(TONES, status, 'info')} title={[business, statusName].filter(Boolean).join(': ')}>
      {inTable(WORDS, status, () => '')(roster)}
      {status === 'REFUSED' && (
        <span>
          {' '}
          사유: {reason} <TextLink to={PATHS.me}>마이페이지</TextLink>의 ‘연락처와 업소’에서 업소를 다시 확인해
          저장하시면 다시 통보해드립니다.
        </span>
      )}
    </Callout>
  );
}

const WORDS: Record<RosterStatus, (roster: Roster) => string> = {
  NOT_SENT: ({ dueAt }) => `${dueAt ? formatDeadline(dueAt) : '곧'}까지 식품의약품안전처에 명단을 통보해드립니다.`,
  SENT: ({ sentAt }) =>
    `${sentAt ? formatDate(sentAt) : ''}에 명단을 통보했습니다. 등록되면 문자로 알려드립니다.`.trim(),
  REGISTERED: ({ registeredAt }) =>
    `${registeredAt ? formatDate(registeredAt) : ''}에 등록되었습니다. 위생교육을 받으실 수 있습니다.`.trim(),
  REFUSED: () => '명단이 등록되지 않았습니다.',
};
