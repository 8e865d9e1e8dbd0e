import { useItem } from '@portal/shared/client';
import { NUMBERS } from '@portal/shared/contract';
import { getMapInquiry } from '@portal/shared/contract/inquiry';
import { useNumberParam } from '@portal/shared/router';
import { ButtonLink, EmptyState, ErrorState, Page, Skeleton } from '@portal/shared/ui';
import { LIST_PATH, TITLE } from './base/inquiryBoard.ts';
import { InquiryBody } from './view/InquiryBody.tsx';

/** /space/inquiry/view: one own inquiry with its answers. */
export default function InquiryViewPage() {
  const inquiryNo = useNumberParam('inquiryNo');
  const { data, error, retry } = useItem(getMapInquiry, inquiryNo === null ? null : { inquiryNo });
  const isMissing = inquiryNo === null || error?.code === NUMBERS.NOT_FOUND;
  return (
    <Page
      title={data?.title ?? (isMissing ? '문의를 찾을 수 없습니다' : TITLE)}
      width="text"
      breadcrumb={[{ label: '회원공간' }, { label: TITLE, to: LIST_PATH }]}
    >
      {data ? (
        <InquiryBody inquiry={data} />
      ) : isMissing ? (
        <EmptyState title="보관 기간이 지났거나 주소가 잘못된 문의입니다.">
          <ButtonLink to={LIST_PATH} variant="secondary">
            목록
          </ButtonLink>
        </EmptyState>
      ) : error ? (
        <ErrorState message={error.message} onRetry={retry} />
      ) : (
        <Skeleton lines={12} />
      )}
    </Page>
  );
}
