import { useList } from '@portal/shared/client';
import { getListBoxExamNotice } from '@portal/shared/contract/manager';
import { formatDay } from '@portal/shared/format';
import { useSearchParams } from '@portal/shared/router';
import { Badge, EmptyState, FilterBar, InfiniteList, Page, SearchBox, TextLink } from '@portal/shared/ui';
import { breadcrumb } from '../parts/page/breadcrumb.ts';
import { QualificationNotice } from '../parts/qualification/QualificationNotice.tsx';
import styles from './ListPage.module.css';
import { NoticeByline } from './NoticeByline.tsx';

/** /manager/exam/notice: the notices about exams. */
export default function ListPage() {
  const [query, setQuery] = useSearchParams();
  const keyword = query.get('keyword') ?? '';
  const notices = useList(getListBoxExamNotice, keyword ? { keyword } : {});
  return (
    <Page title="시험 공고" breadcrumb={breadcrumb()} lead="시험 일정과 접수, 합격자 발표를 알려 드립니다.">
      <div className={styles.list}>
        <FilterBar>
          <SearchBox
            label="시험 공고 검색"
            defaultValue={keyword}
            onSearch={(words) => setQuery(words ? { keyword: words } : {}, { replace: true, preventScrollReset: true })}
          />
        </FilterBar>
        <InfiniteList
          query={notices}
          label="시험 공고 목록"
          itemKey={({ examNoticeNo }) => examNoticeNo}
          renderItem={(notice) => (
            <div className={styles.row}>
              <p className={styles.title}>
                {notice.isTop && <Badge tone="warning">공지</Badge>}
                <TextLink to={`/manager/exam/notice/view?examNoticeNo=${notice.examNoticeNo}`}>{notice.title}</TextLink>
              </p>
              <NoticeByline notice={notice} date={formatDay(notice.regDate)} />
            </div>
          )}
          empty={<EmptyState title={keyword ? `'${keyword}'에 맞는 공고가 없습니다.` : '등록된 공고가 없습니다.'} />}
        />
      </div>
      <QualificationNotice />
    </Page>
  );
}
