import { useItem } from '@portal/shared/client';
import { officeSiteItems, SITE_STATE_NAMES, type SiteKind, type SiteState } from '@portal/shared/contract/office';
import { inTable } from '@portal/shared/contract/words';
import { formatPeriod } from '@portal/shared/format';
import {
  Actions,
  Badge,
  Button,
  ButtonLink,
  FilterBar,
  FilterChips,
  FilterSelect,
  TextLink,
  type Tone,
} from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import type { Columns } from '../parts/table/columns.ts';
import { filterOf } from '../parts/table/filterOf.ts';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { AREAS, kindOf, type ListedItem, type SiteArea, writePath } from './kind/areas.ts';
import { KINDS } from './kind/kinds.ts';
import { useSiteActs } from './useSiteActs.ts';

const TONES: Record<SiteState, Tone> = {
  running: 'success',
  scheduled: 'info',
  over: 'neutral',
  withdrawn: 'warning',
};

function siteColumns(kind: SiteKind, acts: ReturnType<typeof useSiteActs>): Columns<ListedItem> {
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

const STATES = filterOf(SITE_STATE_NAMES, '모든 상태');

/** /office/popups, /office/banners, /office/sites and /office/executives. */
export default function ListPage({ area }: { area: SiteArea }) {
  const { title, lead, kinds } = AREAS[area];
  const { page, limit, goTo, params, choose } = usePage();
  const kind = kindOf(area, params.get('kind'));
  const state = STATES.wordOf(params.get('state'));
  const query = useItem(officeSiteItems, { kind, page, limit, ...(state && { state }) });
  const columns = siteColumns(kind, useSiteActs(kind, state));
  return (
    <OfficePage
      title={title}
      lead={lead}
      actions={<ButtonLink to={writePath(kind)}>{KINDS[kind].noun} 만들기</ButtonLink>}
    >
      <FilterBar label={`${title} 찾기`}>
        {kinds.length > 1 && (
          <FilterChips
            label="종류"
            options={kinds.map((value) => ({ value, label: KINDS[value].noun }))}
            value={kind}
            onChange={(value) => choose('kind', value)}
          />
        )}
        <FilterSelect
          label="상태"
          options={STATES.options}
          value={state ?? ''}
          onChange={(value) => choose('state', value)}
        />
      </FilterBar>
      <ListOf query={query} page={page} onPage={goTo} empty="보여드릴 것이 없습니다.">
        {(rows) => <OfficeTable caption={KINDS[kind].noun} columns={columns} rows={rows} keyOf={({ no }) => no} />}
      </ListOf>
    </OfficePage>
  );
}
