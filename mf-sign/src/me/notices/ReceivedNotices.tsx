import { useList } from '@portal/shared/client';
import { getListBoxUserNotice } from '@portal/shared/contract/userNotice';
import { formatDateTime } from '@portal/shared/format';
import { InfiniteList, TextLink, VisuallyHidden } from '@portal/shared/ui';
import styles from './ReceivedNotices.module.css';

/** Page size; small, since the rest of the page follows below. */
const PAGE_SIZE = 5;

/** Notices sent to the member, newest first; more by the button. */
export function ReceivedNotices() {
  const query = useList(getListBoxUserNotice, { limit: PAGE_SIZE }, { background: true });
  return (
    <InfiniteList
      query={query}
      label="받은 알림"
      byButton
      skeletonCount={2}
      itemKey={({ userNoticeNo }) => userNoticeNo}
      empty="받은 알림이 없습니다."
      renderItem={({ title, content, path, regDate }) => (
        <article className={styles.notice}>
          <h2 className={styles.title}>{title}</h2>
          <p>{content}</p>
          <p className={styles.foot}>
            <time dateTime={regDate}>{formatDateTime(regDate)}</time>
            <TextLink to={path} className={styles.link}>
              바로 가기<VisuallyHidden>: {title}</VisuallyHidden>
            </TextLink>
          </p>
        </article>
      )}
    />
  );
}
