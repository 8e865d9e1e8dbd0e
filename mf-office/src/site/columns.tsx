import { SITE_STATE_NAMES, type SiteKind, type SiteState } from '@portal/shared/contract/office';
import { inTable } from '@portal/shared/contract/words';
import { formatPeriod } from '@portal/shared/format';
import { Actions, Badge, Button, TextLink, type Tone } from '@portal/shared/ui';
import type { Columns } from '../parts/table/columns.ts';
import { writePath, type ListedItem } from './kind/areas.ts';
import { KINDS } from './kind/kinds.ts';
import type { useSiteActs } from './useSiteActs.ts';

const TONES: Record<SiteState, Tone> = {
  running: 'success',
  scheduled: 'info',
  over: 'neutral',
  withdrawn: 'warning',
};

export function siteColumns(kind: SiteKind, acts: ReturnType<typeof useSiteActs>): Columns<ListedItem> {
  const { isOrdered, slotLabel, groups } = KINDS[kind];
  const hasPeriod = groups.some(({ fields }) => fields.some(({ name }) => name === 'startDay'));
  return [
    {
      id: 'title',
      heading: KINDS[kind].noun,
      cell: (row) => <TextLink to={writePath(kind, row.no)}>{row.item.title}</TextLink>,
    },
    {
      id: 'state',
      heading: '상태',
      cell: (row) => (
        <Badge tone={inTable(TONES, row.state, 'neutral')}>{inTable(SITE_STATE_NAMES, row.state, '확인 필요')}</Badge>
      ),
    },
    ...(slotLabel ? [{ id: 'place', heading: '자리', cell: (row: ListedItem) => slotLabel(row.item) }] : []),
    ...(hasPeriod
      ? [
          {
            id: 'period',
            heading: '게시 기간',
            cell: (row: ListedItem) => formatPeriod(row.item.startDay, row.item.endDay),
          },
        ]
      : []),
    ...(isOrdered
      ? [
          {
            id: 'order',
            heading: '순서',
            cell: (row: ListedItem) => (
              <Actions>
                {(['up', 'down'] as const).map((direction) => (
                  <Button
                    key={direction}
                    size="small"
                    variant="secondary"
                    aria-label={`${row.item.title} ${direction === 'up' ? '위로' : '아래로'}`}
                    onClick={() => void acts.move(row, direction)}
                  >
                    {direction === 'up' ? '위로' : '아래로'}
                  </Button>
                ))}
              </Actions>
            ),
          },
        ]
      : []),
    {
      id: 'actions',
      heading: '처리',
      cell: (row) =>
        row.state === 'withdrawn' ? (
          <Button size="small" variant="secondary" onClick={() => acts.show(row)}>
            다시 게시
          </Button>
        ) : (
          <Button size="small" variant="secondary" onClick={() => acts.withdraw(row)}>
            내리기
          </Button>
        ),
    },
  ];
}
