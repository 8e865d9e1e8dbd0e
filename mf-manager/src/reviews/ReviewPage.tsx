import { useItem, useList, useMutation } from '@portal/shared/client';
import { getIntReviewable, getListBoxReview, postIntReview } from '@portal/shared/contract/space';
import { openDialog } from '@portal/shared/overlay';
import { PATHS, useReturnHere } from '@portal/shared/section';
import { useSessionUser } from '@portal/shared/session';
import { Button, ButtonLink, InfiniteList, Page, toast } from '@portal/shared/ui';
import { breadcrumb } from '../parts/page/breadcrumb.ts';
import { ReviewCard } from './ReviewCard.tsx';

/** /manager/edu/review: members' reviews of courses and exams; members write, everybody reads. */
export default function ReviewPage() {
  const reviews = useList(getListBoxReview, {});
  const user = useSessionUser();
  const returnHere = useReturnHere();
  const reviewable = useItem(getIntReviewable, {}, { enabled: user !== null, background: true });
  const hasAttended = reviewable.data !== undefined && reviewable.data > 0;
  const posting = useMutation(postIntReview, { quiet: true, invalidates: [getListBoxReview] });
  const write = async () => {
    const isWritten = await openDialog(() => import('./WriteDialog.tsx'), { posting });
    if (isWritten) toast('후기를 올렸습니다.');
  };
  return (
    <Page
      title="수강 후기"
      breadcrumb={breadcrumb()}
      lead={
        reviewable.data === 0
          ? '교육을 듣고 시험을 치르신 회원들의 이야기입니다. 교육을 수료하셨거나 시험을 치르신 뒤에 후기를 쓰실 수 있습니다.'
          : '교육을 듣고 시험을 치르신 회원들의 이야기입니다.'
      }
      actions={
        user ? (
          hasAttended && <Button onClick={() => void write()}>후기 쓰기</Button>
        ) : (
          <ButtonLink variant="secondary" to={PATHS.signIn} state={returnHere}>
            로그인하고 후기 쓰기
          </ButtonLink>
        )
      }
    >
      <InfiniteList
        query={reviews}
        label="수강 후기 목록"
        layout="cards"
        skeletonCount={6}
        itemKey={({ reviewNo }) => reviewNo}
        renderItem={(review) => <ReviewCard review={review} />}
        empty="아직 후기가 없습니다. 첫 후기를 남겨주세요."
      />
    </Page>
  );
}
