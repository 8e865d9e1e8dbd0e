import { useList } from '@portal/shared/client';
import { getListBoxExamNotice } from '@portal/shared/contract/manager';
import { formatCount, formatDay } from '@portal/shared/format';
import { useSearchParams } from '@portal/shared/router';
import { Badge, EmptyState, FilterBar, InfiniteList, ListRow, Page, SearchBox } from '@portal/shared/ui';
import { breadcrumb } from '../parts/page/breadcrumb.ts';
import { examNoticePath } from '../parts/page/paths.ts';
import { QualificationNotice } from '../parts/qualification/QualificationNotice.tsx';
import styles from './ListPage.module.css';
import { NoticeByline } from './NoticeByline.tsx';

/** /manager/exam/notice: notices about exams. */
export default function ListPage() {
  const [query, setQuery] = useSearchParams();
  const keyword = query.get('keyword') ?? '';
  const notices = useList(getListBoxExamNotice, keyword ? { keyword } : {});
  return (
    <Page title="시험 공고" breadcrumb={breadcrumb()} lead="시험 일정과 접수, 합격자 발표를 알려드립니다.">
      <div className={styles.list}>
        <FilterBar label="시험 공고 검색">
          <p className={styles.count}>
            {keyword && <span>{`‘${keyword}’ 검색 결과 `}</span>}
            {notices.totalRow !== null && (
              <span>
                총 <strong>{formatCount(notices.totalRow)}</strong>건
              </span>
            )}
          </p>
          <SearchBox
            label="제목과 내용에서 찾기"
            defaultValue={keyword}
            onSearch={(words) => setQuery(words ? { keyword: words } : {}, { replace: true, preventScrollReset: true })}
          />
        </FilterBar>
        <InfiniteList
          query={notices}
          label="시험 공고 목록"
          itemKey={({ examNoticeNo }) => examNoticeNo}
          skeletonCount={10}
          renderItem={(notice) => (
            <ListRow
              to={examNoticePath(notice.examNoticeNo)}
              title={notice.title}
              mark={notice.isTop && <Badge tone="warning">중요</Badge>}
              facts={<NoticeByline notice={notice} format={formatDay} />}
            />
          )}
          empty={keyword ? <NothingFound keyword={keyword} /> : '등록된 공고가 없습니다.'}
        />
      </div>
      <QualificationNotice />
    </Page>
  );
}

const NothingFound = ({ keyword }: { keyword: string }) => (
  <EmptyState title={`‘${keyword}’에 맞는 공고가 없습니다.`}>
    <p>낱말을 줄이거나 다른 낱말로 다시 찾아보세요.</p>
  </EmptyState>
);
