import { useItem, useMutation } from '@portal/shared/client';
import { officeDecideReport, officeOverview, officeReport, officeReports } from '@portal/shared/contract/office';
import { useNumberParam } from '@portal/shared/router';
import { Actions, Button, ButtonLink } from '@portal/shared/ui';
import { ItemOf } from '../parts/frame/ItemOf.tsx';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { decideOnPost, DECISIONS } from './decisions.ts';
import { LIST_PATH } from './kinds.ts';
import { ReportedPostBody } from './ReportedPostBody.tsx';

/** /office/reports/view: one reported post, its reports, and the decision on them. */
export default function ViewPage() {
  const postNo = useNumberParam('postNo');
  const query = useItem(officeReport, postNo === null ? null : { postNo });
  const { data } = query;
  const deciding = useMutation(officeDecideReport, {
    quiet: true,
    invalidates: [officeReport, officeReports, officeOverview],
  });
  return (
    <OfficePage title={data?.title ?? '신고된 글'}>
      <ItemOf no={postNo} query={query}>
        {(post) => <ReportedPostBody post={post} />}
      </ItemOf>
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
