import { PenLine } from 'lucide-react';
import { useList } from '@portal/shared/client';
import { getListBoxInquiry, INQUIRY_KIND_NAMES } from '@portal/shared/contract/inquiry';
import { inTable } from '@portal/shared/contract/words';
import { formatDate } from '@portal/shared/format';
import { PATHS } from '@portal/shared/section';
import { Badge, ButtonLink, EmptyState, InfiniteList, ListRow, Page, TextLink } from '@portal/shared/ui';
import { LIST_PATH, TITLE, toneOf, viewPath } from './base/inquiryBoard.ts';

/** /space/inquiry: the member's inquiries with their statuses. */
export default function InquiryPage() {
  const query = useList(getListBoxInquiry, {});
  return (
    <Page
      title={TITLE}
      lead={
        <>
          협회에 궁금하신 점이나 불편하신 점을 남겨주시면 담당자가 답해드립니다. 본인만 보실 수 있습니다. 자주 물으시는
          내용은 <TextLink to={PATHS.questions}>자주 묻는 질문</TextLink>에 모아 두었습니다.
        </>
      }
      breadcrumb={[{ label: '회원공간' }]}
      actions={
        <ButtonLink to={`${LIST_PATH}/write`} icon={<PenLine />}>
          문의하기
        </ButtonLink>
      }
    >
      <InfiniteList
        query={query}
        label="문의 목록"
        itemKey={({ inquiryNo }) => inquiryNo}
        skeletonCount={5}
        empty={
          <EmptyState title="아직 문의하신 내용이 없습니다.">
            <p>‘문의하기’를 눌러 남겨주시면, 답변을 드릴 때 알려드립니다.</p>
          </EmptyState>
        }
        renderItem={({ inquiryNo, kind, title, status, statusName, regDate, answeredAt }) => (
          <ListRow
            to={viewPath(inquiryNo)}
            title={title}
            mark={<Badge tone={toneOf(status)}>{statusName}</Badge>}
            facts={
              <>
                <span>{inTable(INQUIRY_KIND_NAMES, kind, '문의')}</span>
                <time dateTime={regDate}>{formatDate(regDate)} 문의</time>
                {answeredAt && <time dateTime={answeredAt}>{formatDate(answeredAt)} 답변</time>}
              </>
            }
          />
        )}
      />
    </Page>
  );
}
