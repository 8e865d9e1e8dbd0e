import { useSearchParams } from '@portal/shared/router';
import { FilterBar, FilterSelect } from '@portal/shared/ui';

const ALL = '';

/** Region in the page's address; empty for all, or if it is none of these. */
export function useRegion(regions: readonly string[]): string {
  const [query] = useSearchParams();
  return regions.find((name) => name === query.get('region')) ?? ALL;
}

/** Chooses the region in the page's address. `shown` is the number of places there. */
export function RegionFilter({ regions, shown }: { regions: readonly string[]; shown: number }) {
  const [, setQuery] = useSearchParams();
  const region = useRegion(regions);
  return (
    <FilterBar label="지역 선택">
      <FilterSelect
        label="지역"
        value={region}
        options={[{ value: ALL, label: '전체 지역' }, ...regions.map((name) => ({ value: name, label: name }))]}
        onChange={(chosen) => setQuery(chosen ? { region: chosen } : {}, { replace: true, preventScrollReset: true })}
      />
      <p role="status">
        {region || '전체 지역'} <strong>{shown}</strong>곳
      </p>
    </FilterBar>
  );
}
