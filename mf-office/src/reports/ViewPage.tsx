import { useItem, useMutation } from '@portal/shared/client';
import { officeDecideReport, officeOverview, officeReport, officeReports } from '@portal/shared/contract/office';
import { useNumberParam } from '@portal/shared/router';
import { Actions, Button, ButtonLink, EmptyState, ErrorState, Skeleton } from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { decideOnPost, DECISIONS } from './decisions.ts';
import { LIST_PATH } from './kinds.ts';
import { ReportedPostBody } from './ReportedPostBody.tsx';

/** /office/reports/view: one reported post, its reports, and what is done about them. */
export default function ViewPage() {
  const postNo = useNumberParam('postNo');
  const { data, isLoading, error, retry } = useItem(
    officeReport,
    { postNo: postNo ?? 1 },
    { enabled: postNo !== null },
  );
  const deciding = useMutation(officeDecideReport, {
    quiet: true,
    invalidates: [officeReport, officeReports, officeOverview],
  });
  return (
    <OfficePage title={data?.title ?? '신고된 글'}>
      {postNo === null && <EmptyState title="번호가 없는 주소입니다. 목록에서 다시 골라 주세요." />}
      {isLoading && <Skeleton lines={10} />}
      {error && <ErrorState message={error.message} onRetry={retry} />}
      {data && <ReportedPostBody post={data} />}
      <Actions>
        <ButtonLink variant="secondary" to={LIST_PATH}>
          목록
        </ButtonLink>
        {data?.allowedActions.map((action) => (
          <Button
            key={action}
            variant={action === 'hide' ? 'danger' : 'primary'}
            onClick={() => decideOnPost(data, action, deciding)}
          >
            {DECISIONS[action].action}
          </Button>
        ))}
      </Actions>
    </OfficePage>
  );
}
