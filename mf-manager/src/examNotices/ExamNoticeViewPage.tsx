import { downloadUrl, useItem } from '@portal/shared/client';
import { getMapExamNotice } from '@portal/shared/contract/manager';
import { formatCount, formatDateTime } from '@portal/shared/format';
import {
  Actions,
  Article,
  AttachmentList,
  ButtonLink,
  DescriptionList,
  Page,
  Section,
  TextLink,
} from '@portal/shared/ui';
import { QualificationNotice } from '../parts/qualification/QualificationNotice.tsx';
import { Loaded } from '../parts/page/QueryResult.tsx';
import { Missing } from '../parts/page/Missing.tsx';
import { trail } from '../parts/page/breadcrumb.ts';
import { useRowNumber } from '../parts/page/useRowNumber.ts';
import styles from './examNotice.module.css';

const LIST = { label: '시험 공고', to: '/manager/exam/notice' };

/** /manager/exam/notice/view?examNoticeNo=: one announcement. */
export default function ExamNoticeViewPage() {
  const examNoticeNo = useRowNumber('examNoticeNo');
  const query = useItem(getMapExamNotice, { examNoticeNo: examNoticeNo ?? 0 }, { enabled: examNoticeNo !== null });
  const neighbours = query.data
    ? [
        { word: '이전 글', to: query.data.previous },
        { word: '다음 글', to: query.data.next },
      ]
    : [];
  return (
    <Page title={query.data?.title ?? '시험 공고'} width="text" breadcrumb={trail(LIST)}>
      {examNoticeNo === null ? (
        <Missing list={LIST} />
      ) : (
        <Loaded query={query} list={LIST}>
          {(notice) => (
            <>
              <p className={styles.facts}>
                <span>{formatDateTime(notice.regDate)}</span>
                <span>{notice.writer}</span>
                <span>조회 {formatCount(notice.viewCnt)}</span>
              </p>
              <Section title="공고 내용">
                <Article html={notice.content} />
                <AttachmentList
                  files={notice.files.map((file) => ({
                    name: file.fileName,
                    href: downloadUrl(file.path),
                    bytes: file.size,
                  }))}
                />
              </Section>
              <DescriptionList
                items={neighbours.map(({ word, to }) => ({
                  term: word,
                  description: to ? (
                    <TextLink to={`/manager/exam/notice/view?examNoticeNo=${to.no}`}>{to.title}</TextLink>
                  ) : (
                    '없음'
                  ),
                }))}
              />
              <Actions>
                <ButtonLink variant="secondary" to={LIST.to}>
                  목록
                </ButtonLink>
              </Actions>
            </>
          )}
        </Loaded>
      )}
      <QualificationNotice />
    </Page>
  );
}
