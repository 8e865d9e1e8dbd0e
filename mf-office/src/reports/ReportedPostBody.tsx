import { useFile } from '@portal/shared/client';
import { downloadFile } from '@portal/shared/contract/common';
import { StoredFiles } from '@portal/shared/documents';
import { formatDateTime } from '@portal/shared/format';
import { Article, Callout, DescriptionList, Section } from '@portal/shared/ui';
import { PersonName } from '../parts/person/PersonName.tsx';
import type { Columns } from '../parts/table/columns.ts';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { boardName, reasonName, type ReportedPost } from './kinds.ts';
import styles from './ReportedPostBody.module.css';

type Report = ReportedPost['reports'][number];

const COLUMNS: Columns<Report> = [
  { id: 'at', heading: '신고한 때', cell: (row) => formatDateTime(row.reportedAt) },
  { id: 'reason', heading: '이유', cell: (row) => reasonName(row.reason) },
  { id: 'words', heading: '자세한 내용', cell: (row) => row.words || '없음' },
  { id: 'status', heading: '상태', cell: (row) => row.statusName },
];

/** The post as members read it, with its reports. */
export function ReportedPostBody({ post }: { post: ReportedPost }) {
  const {
    kind,
    writer,
    memberNo,
    regDate,
    hiddenReason,
    content,
    imagePath,
    files,
    score,
    subject,
    reports,
    editedAt,
    deletedAt,
  } = post;
  return (
    <>
      {hiddenReason !== null && (
        <Callout tone="warning" title="숨긴 글입니다.">
          글쓴이 말고는 아무도 보지 못합니다. 사유: {hiddenReason}
        </Callout>
      )}
      {deletedAt && (
        <Callout tone="warning" title="글쓴이가 지운 글입니다.">
          이미 아무도 보지 못합니다. 신고를 확인하고 종결해주세요.
        </Callout>
      )}
      <DescriptionList
        items={[
          { term: '게시판', description: boardName(kind) },
          { term: '글쓴이', description: <PersonName memberNo={memberNo}>{writer}</PersonName> },
          { term: '올린 때', description: formatDateTime(regDate) },
          ...(editedAt ? [{ term: '고친 때', description: formatDateTime(editedAt) }] : []),
          ...(deletedAt ? [{ term: '지운 때', description: formatDateTime(deletedAt) }] : []),
          ...(score === null ? [] : [{ term: '별점', description: `${score}점` }]),
          ...(subject ? [{ term: '교육·시험', description: subject }] : []),
        ]}
      />
      <Section title="신고 내용">
        {reports.length === 0 ? (
          <p>남아 있는 신고 기록이 없습니다.</p>
        ) : (
          <OfficeTable caption="신고 내용" columns={COLUMNS} rows={reports} keyOf={({ reportNo }) => reportNo} />
        )}
      </Section>
      <Section title="글">
        <div className={styles.post}>
          {imagePath && <Picture path={imagePath} />}
          <Article html={content} />
          <StoredFiles files={files} />
        </div>
      </Section>
    </>
  );
}

/** Loaded with the employee's token: nobody else can read the files of a hidden post. */
function Picture({ path }: { path: string }) {
  const { url, hasFailed } = useFile(downloadFile, { path });
  if (hasFailed) return <p>사진을 불러오지 못했습니다.</p>;
  return url ? <img className={styles.picture} src={url} alt="글에 올린 사진" /> : null;
}
