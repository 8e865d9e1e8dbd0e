import { useState } from 'react';
import { formatDateTime } from '@portal/shared/format';
import { serverNow } from '@portal/shared/time';
import { FilterChips, Section } from '@portal/shared/ui';
import type { Kind } from '../../../parts/kind/offering.ts';
import { StackedTable, type Column } from '../../../parts/table/StackedTable.tsx';
import { offeringOf, type Group, type Seat } from '../../group.ts';
import { acceptedInWords } from '../../groupItems.ts';
import { CancelActions } from '../cancel/CancelActions.tsx';
import { ListButton } from '../lists/ListButton.tsx';
import { SeatActions } from './SeatActions.tsx';
import { SeatBadge } from './SeatBadge.tsx';
import { seatFilters, seatsOf, type SeatFilter } from './seatFilter.ts';
import styles from './Seats.module.css';

/** Time of the acceptance, otherwise that of the link, past or future. */
function linkInWords({ status, allowedActions, confirmedAt, invitedAt, linkAfter }: Seat): string {
  if (confirmedAt) return `${formatDateTime(confirmedAt)} 수락`;
  if (linkAfter) return `하루에 보낼 수 있는 문자 수를 넘어 ${formatDateTime(linkAfter)}에 보냅니다`;
  if (invitedAt)
    return new Date(invitedAt) > serverNow()
      ? `${formatDateTime(invitedAt)}에 보냅니다`
      : `${formatDateTime(invitedAt)} 보냄`;
  if (status === 'INVITED') return '곧 보냄';
  if (allowedActions.includes('name')) return '결제하시면 보냄';
  return allowedActions.includes('invite') ? '초대하시면 보냄' : '보내지 않음';
}

const columnsOf = (group: Group): readonly Column<Seat>[] => [
  { heading: '번호', cell: ({ position }) => `${position}번` },
  { heading: '이름', cell: ({ name }) => <span className={styles.name}>{name || '정해지지 않음'}</span> },
  { heading: '휴대폰 번호', cell: ({ userPhone }) => <span className={styles.phone}>{userPhone || '없음'}</span> },
  { heading: '상태', cell: (seat) => <SeatBadge seat={seat} /> },
  { heading: '초대 문자', cell: linkInWords },
  { heading: '변경·취소', cell: (seat) => <SeatActions group={group} seat={seat} /> },
];

/** Why the table shows nobody's result. */
const RESULTS: Record<Kind, string> = {
  education:
    '수료 여부는 본인의 개인정보라서, 회사에 알리는 데 동의하신 분의 수료증 번호만 알려드립니다. 그런 분이 수료하시면 위에 ‘수료증 번호’ 단추가 나타납니다.',
  exam: '시험 결과는 본인의 개인정보라서 회사에 알려드리지 않습니다. 본인께 확인해주세요.',
};

/** Seats with their people, acceptances and possible actions. */
export function Seats({ group }: { group: Group }) {
  const [chosen, setChosen] = useState<SeatFilter>('all');
  const filters = seatFilters(group);
  // The chosen filter may have no seats left.
  const filter = filters.some(({ value }) => value === chosen) ? chosen : 'all';
  return (
    <Section title="신청하신 분" lead={acceptedInWords(group)} actions={<ListButton group={group} />}>
      {filters.length > 2 && <FilterChips label="보기" options={filters} value={filter} onChange={setChosen} />}
      <StackedTable
        caption="신청하신 분"
        columns={columnsOf(group)}
        rows={seatsOf(group.seats, filter)}
        keyOf={({ seatNo }) => seatNo}
      />
      <CancelActions group={group} />
      <p>{RESULTS[offeringOf(group).kind]}</p>
    </Section>
  );
}
