import { useItem } from '@portal/shared/client';
import { getListBranch } from '@portal/shared/contract/branch';
import { useSearchParams } from '@portal/shared/router';
import { EmptyState, ErrorState, FilterBar, FilterSelect, Page, Skeleton } from '@portal/shared/ui';
import { BranchCard } from './BranchCard.tsx';
import styles from './BranchesPage.module.css';
import { branchesFor, provincesOf } from './regions.ts';

const ALL = '';

/** /about/branches: branches of the association, found by the province of the business. */
export default function BranchesPage() {
  const [query, setQuery] = useSearchParams();
  const { data, error, retry } = useItem(getListBranch, {});
  const provinces = provincesOf(data ?? []);
  const region = provinces.find((name) => name === query.get('region')) ?? ALL;
  const shown = branchesFor(data ?? [], region);
  return (
    <Page
      title="지회 안내"
      lead="업소가 있는 지역을 고르면 회원님을 도와드리는 지회와 지부를 찾으실 수 있습니다."
      breadcrumb={[{ label: '협회소개' }]}
    >
      {error && <ErrorState message={error.message} onRetry={retry} />}
      {!data && !error && <Skeleton lines={14} />}
      {data?.length === 0 && <EmptyState title="등록된 지회가 없습니다." />}
      {data && data.length > 0 && (
        <div className={styles.root}>
          <FilterBar label="지역 선택">
            <FilterSelect
              label="지역"
              value={region}
              options={[{ value: ALL, label: '전체 지역' }, ...provinces.map((name) => ({ value: name, label: name }))]}
              onChange={(chosen) =>
                setQuery(chosen ? { region: chosen } : {}, { replace: true, preventScrollReset: true })
              }
            />
            <p role="status">
              {region || '전체 지역'} <strong>{shown.length}</strong>곳
            </p>
          </FilterBar>
          <ul role="list" className={styles.cards}>
            {shown.map((branch) => (
              <li key={branch.branchNo}>
                <BranchCard branch={branch} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Page>
  );
}
