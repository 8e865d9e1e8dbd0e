import { useItem } from '@portal/shared/client';
import { officeSiteItems, SITE_STATE_NAMES } from '@portal/shared/contract/office';
import { ButtonLink, FilterBar, FilterChips, FilterSelect } from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { filterOf } from '../parts/table/filterOf.ts';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { siteColumns } from './columns.tsx';
import { AREAS, kindOf, writePath, type SiteArea } from './kind/areas.ts';
import { KINDS } from './kind/kinds.ts';
import { useSiteActs } from './useSiteActs.ts';

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
      <ListOf query={query} page={page} onPage={goTo} empty="보여 드릴 것이 없습니다.">
        {(rows) => <OfficeTable caption={KINDS[kind].noun} columns={columns} rows={rows} keyOf={({ no }) => no} />}
      </ListOf>
    </OfficePage>
  );
}
