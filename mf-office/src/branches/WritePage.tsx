import { useItem } from '@portal/shared/client';
import { getListBranch } from '@portal/shared/contract/branch';
import { officeBranch } from '@portal/shared/contract/office';
import { useNumberParam } from '@portal/shared/router';
import { Skeleton } from '@portal/shared/ui';
import { ItemFailure } from '../parts/frame/ItemFailure.tsx';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { NEW_BRANCH, valuesOf } from './branch.ts';
import { BranchFormView } from './BranchFormView.tsx';
import { MoveProgress } from './MoveProgress.tsx';
import { RetireButton } from './RetireButton.tsx';

/** /office/branches/write: makes a branch, or changes one. */
export default function WritePage() {
  const no = useNumberParam('no');
  const query = useItem(officeBranch, no === null ? null : { branchNo: no });
  const branches = useItem(getListBranch, {});
  const regional = branches.data?.filter(({ kind, branchNo }) => kind === 'REGIONAL' && branchNo !== no);
  return (
    <OfficePage
      title={`지회·지부 ${no === null ? '만들기' : '고치기'}`}
      actions={query.data && <RetireButton branch={query.data} />}
    >
      {(query.isLoading || branches.isLoading) && <Skeleton lines={10} />}
      <ItemFailure query={query} />
      <ItemFailure query={branches} />
      {query.data?.membersToCheck ? <MoveProgress left={query.data.membersToCheck} onAgain={query.retry} /> : null}
      {regional && no === null && <BranchFormView start={NEW_BRANCH} branchNo={null} regional={regional} />}
      {regional && no !== null && query.data && (
        <BranchFormView key={no} start={valuesOf(query.data)} branchNo={no} regional={regional} />
      )}
    </OfficePage>
  );
}
