import { useState } from 'react';
import { formatDateTime } from '@portal/shared/format';
import { FilterChips, Section } from '@portal/shared/ui';
import { StackedTable, type Column } from '../../../parts/table/StackedTable.tsx';
import type { Group, Seat } from '../../group.ts';
import { acceptedInWords } from '../../groupItems.ts';
import { SeatActions } from './SeatActions.tsx';
import { SeatBadge } from './SeatBadge.tsx';
import { seatFilters, seatsOf, type SeatFilter } from './seatFilter.ts';
import styles from './Seats.module.css';

/** Time of the acceptance, otherwise that of the link, past or future. */
function lastTime({ confirmedAt, invitedAt, linkAfter }: Seat): string {
  if (confirmedAt) return `수락 ${formatDateTime(confirmedAt)}`;
  if (linkAfter) return `하루에 보낼 수 있는 문자 수를 넘어 ${formatDateTime(linkAfter)}에 보냅니다`;
  return invitedAt ? `초대 ${formatDateTime(invitedAt)}` : '아직 보내지 않음';
}

const columnsOf = (group: Group): readonly Column<Seat>[] => [
  { heading: '번호', cell: ({ position }) => `${position}번` },
  { heading: '이름', cell: ({ name }) => <span className={styles.name}>{name || '정해지지 않음'}</span> },
  { heading: '휴대폰 번호', cell: ({ userPhone }) => <span className={styles.phone}>{userPhone || '없음'}</span> },
  { heading: '상태', cell: (seat) => <SeatBadge seat={seat} /> },
  { heading: '초대와 수락', cell: lastTime },
  { heading: '할 일', cell: (seat) => <SeatActions group={group} seat={seat} /> },
];

/** Seats with their people, acceptances and possible actions. */
export function Seats({ group }: { group: Group }) {
  const [chosen, setChosen] = useState<SeatFilter>('all');
  const filters = seatFilters(group);
  // The chosen filter may have no seats left.
  const filter = filters.some(({ value }) => value === chosen) ? chosen : 'all';
  return (
    <Section title="신청하신 분" lead={acceptedInWords(group)}>
      {filters.length > 2 && <FilterChips label="보기" options={filters} value={filter} onChange={setChosen} />}
      <StackedTable
        caption="신청하신 분"
        columns={columnsOf(group)}
        rows={seatsOf(group.seats, filter)}
        keyOf={({ seatNo }) => seatNo}
      />
    </Section>
  );
}
