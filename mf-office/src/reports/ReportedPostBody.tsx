import { downloadUrl, useFile } from '@portal/shared/client';
import { downloadFile } from '@portal/shared/contract/common';
import { POST_REPORT_REASON_NAMES } from '@portal/shared/contract/postReport';
import { formatDateTime } from '@portal/shared/format';
import { Article, AttachmentList, Callout, DescriptionList, Section, Table } from '@portal/shared/ui';
import { BOARD_NAMES, type ReportedPost } from './kinds.ts';
import styles from './ReportedPostBody.module.css';

/** The post as members read it, and what they reported. */
export function ReportedPostBody({ post }: { post: ReportedPost }) {
  const { kind, writer, regDate, hiddenReason, content, imagePath, files, reports } = post;
  return (
    <>
      {hiddenReason !== null && (
        <Callout tone="warning" title="숨긴 글입니다.">
          글쓴이 말고는 아무도 보지 못합니다. 사유: {hiddenReason}
        </Callout>
      )}
      <DescriptionList
        items={[
          { term: '게시판', description: BOARD_NAMES[kind] },
          { term: '글쓴이', description: writer },
          { term: '올린 때', description: formatDateTime(regDate) },
        ]}
      />
      <Section title="신고 내용">
        {reports.length === 0 ? (
          <p>남아 있는 신고 기록이 없습니다.</p>
        ) : (
          <Table caption="신고 내용" hideCaption>
            <thead>
              <tr>
                <th scope="col">신고한 때</th>
                <th scope="col">이유</th>
                <th scope="col">자세한 내용</th>
                <th scope="col">상태</th>
              </tr>
            </thead>
            <tbody>
              {reports.map(({ reportNo, reason, words, statusName, reportedAt }) => (
                <tr key={reportNo}>
                  <th scope="row">{formatDateTime(reportedAt)}</th>
                  <td>{POST_REPORT_REASON_NAMES[reason]}</td>
                  <td>{words || '없음'}</td>
                  <td>{statusName}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Section>
      <Section title="글">
        <div className={styles.post}>
          {imagePath && <Picture path={imagePath} />}
          <Article html={content} />
          {files.length > 0 && (
            <AttachmentList
              files={files.map(({ path, fileName, size }) => ({
                name: fileName,
                href: downloadUrl(path),
                bytes: size,
              }))}
            />
          )}
        </div>
      </Section>
    </>
  );
}

/** Read with the employee's token: nobody else can read the files of a hidden post. */
function Picture({ path }: { path: string }) {
  const { url, hasFailed } = useFile(downloadFile, { path });
  if (hasFailed) return <p>사진을 불러오지 못했습니다.</p>;
  return url ? <img className={styles.picture} src={url} alt="글에 올린 사진" /> : null;
}
