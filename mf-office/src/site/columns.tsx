import { SITE_STATE_NAMES, type SiteKind, type SiteState } from '@portal/shared/contract/office';
import { inTable } from '@portal/shared/contract/words';
import { formatPeriod } from '@portal/shared/format';
import { Actions, Badge, Button, TextLink, type Tone } from '@portal/shared/ui';
import { columnsOf, type Columns } from '../parts/table/columns.ts';
import { writePath, type ListedItem } from './kind/areas.ts';
import { KINDS } from './kind/kinds.ts';
import type { useSiteActs } from './useSiteActs.ts';

const { display } = columnsOf<ListedItem>();

const TONES: Record<SiteState, Tone> = {
  running: 'success',
  scheduled: 'info',
  over: 'neutral',
  withdrawn: 'warning',
};

/** The columns of the items of a kind. */
export function siteColumns(kind: SiteKind, acts: ReturnType<typeof useSiteActs>): Columns<ListedItem> {
  const { isOrdered, placeOf, groups } = KINDS[kind];
  const hasPeriod = groups.some(({ fields }) => fields.some(({ name }) => name === 'startDay'));
  return [
    display({
      id: 'title',
      header: KINDS[kind].noun,
      cell: ({ row: { original } }) => <TextLink to={writePath(kind, original.no)}>{original.item.title}</TextLink>,
    }),
    display({
      id: 'state',
      header: '상태',
      cell: ({ row: { original } }) => (
        <Badge tone={inTable(TONES, original.state, 'neutral')}>
          {inTable(SITE_STATE_NAMES, original.state, '확인 필요')}
        </Badge>
      ),
    }),
    ...(placeOf ? [display({ id: 'place', header: '자리', cell: ({ row }) => placeOf(row.original.item) })] : []),
    ...(hasPeriod
      ? [
          display({
            id: 'period',
            header: '게시 기간',
            cell: ({ row: { original } }) => formatPeriod(original.item.startDay, original.item.endDay),
          }),
        ]
      : []),
    ...(isOrdered
      ? [
          display({
            id: 'order',
            header: '순서',
            cell: ({ row: { original } }) => (
              <Actions>
                {(['up', 'down'] as const).map((direction) => (
                  <Button
                    key={direction}
                    size="small"
                    variant="secondary"
                    aria-label={`${original.item.title} ${direction === 'up' ? '위로' : '아래로'}`}
                    onClick={() => void acts.move(original, direction)}
                  >
                    {direction === 'up' ? '위로' : '아래로'}
                  </Button>
                ))}
              </Actions>
            ),
          }),
        ]
      : []),
    display({
      id: 'actions',
      header: '처리',
      cell: ({ row: { original } }) =>
        original.state === 'withdrawn' ? (
          <Button size="small" variant="secondary" onClick={() => acts.show(original)}>
            다시 게시
          </Button>
        ) : (
          <Button size="small" variant="secondary" onClick={() => acts.withdraw(original)}>
            내리기
          </Button>
        ),
    }),
  ];
}
