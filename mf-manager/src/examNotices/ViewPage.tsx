import { downloadUrl, useCountedView, useItem, useItemNumber } from '@portal/shared/client';
import { countExamNoticeView, getMapExamNotice } from '@portal/shared/contract/manager';
import { formatDateTime } from '@portal/shared/format';
import {
  Actions,
  Article,
  AttachmentList,
  ButtonLink,
  DescriptionList,
  Page,
  PageFacts,
  PrintedSource,
  Section,
  ShareButton,
  TextLink,
} from '@portal/shared/ui';
import { breadcrumb } from '../parts/page/breadcrumb.ts';
import { examNoticePath } from '../parts/page/paths.ts';
import { NotFoundState, QueryResult } from '../parts/page/QueryResult.tsx';
import { QualificationNotice } from '../parts/qualification/QualificationNotice.tsx';
import { NoticeByline } from './NoticeByline.tsx';
import styles from './ViewPage.module.css';

const LIST = { label: '시험 공고', to: '/manager/exam/notice' };

/** /manager/exam/notice/view?examNoticeNo=: one notice. */
export default function ViewPage() {
  const examNoticeNo = useItemNumber('examNoticeNo');
  const query = useItem(getMapExamNotice, examNoticeNo === null ? null : { examNoticeNo });
  useCountedView(countExamNoticeView, query.data ? { examNoticeNo: query.data.examNoticeNo } : null);
  const neighbours = query.data
    ? [
        { word: '이전 글', to: query.data.previous },
        { word: '다음 글', to: query.data.next },
      ]
    : [];
  return (
    <Page
      title={query.data?.title ?? '시험 공고'}
      width="text"
      breadcrumb={breadcrumb(LIST)}
      actions={query.data && <ShareButton title={query.data.title} />}
    >
      {examNoticeNo === null ? (
        <NotFoundState list={LIST} />
      ) : (
        <QueryResult query={query} list={LIST}>
          {(notice) => (
            <>
              <PageFacts
                fact={{
                  kind: 'article',
                  title: notice.title,
                  description: notice.summary,
                  writer: notice.writer,
                  published: notice.regDate,
                  picture: '',
                }}
              />
              <div className={styles.notice}>
                <p className={styles.byline}>
                  <NoticeByline notice={notice} format={formatDateTime} />
                </p>
                <Article html={notice.content} />
              </div>
              {notice.files.length > 0 && (
                <Section title="첨부파일">
                  <AttachmentList
                    files={notice.files.map((file) => ({
                      name: file.fileName,
                      href: downloadUrl(file.path),
                      bytes: file.size,
                    }))}
                  />
                </Section>
              )}
              <PrintedSource />
              <div className={styles.neighbours}>
                <DescriptionList
                  items={neighbours.map(({ word, to }) => ({
                    term: word,
                    description: to ? <TextLink to={examNoticePath(to.no)}>{to.title}</TextLink> : '없음',
                  }))}
                />
              </div>
              <Actions>
                <ButtonLink variant="secondary" to={LIST.to}>
                  목록
                </ButtonLink>
              </Actions>
            </>
          )}
        </QueryResult>
      )}
      <QualificationNotice />
    </Page>
  );
}
