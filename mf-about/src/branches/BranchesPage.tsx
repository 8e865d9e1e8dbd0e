import { useItem } from '@portal/shared/client';
import { getListBranch } from '@portal/shared/contract/branch';
import { EmptyState, ErrorState, Page, Skeleton } from '@portal/shared/ui';
import { RegionFilter, useRegion } from '../parts/RegionFilter.tsx';
import { BranchCard } from './BranchCard.tsx';
import styles from './BranchesPage.module.css';
import { branchesFor, provincesOf } from './regions.ts';

/** /about/branches: branches of the association, found by the province of the business. */
export default function BranchesPage() {
  const { data, error, retry } = useItem(getListBranch, {});
  const provinces = provincesOf(data ?? []);
  const shown = branchesFor(data ?? [], useRegion(provinces));
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
          <RegionFilter regions={provinces} shown={shown.length} />
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
