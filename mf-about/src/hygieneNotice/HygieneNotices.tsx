import { useList } from '@portal/shared/client';
import { getListBoxNotice } from '@portal/shared/contract/news';
import { formatDay } from '@portal/shared/format';
import { Link } from '@portal/shared/router';
import { Badge, InfiniteList } from '@portal/shared/ui';
import styles from './HygieneNotices.module.css';

/** Notices on hygiene education; each links to its page among all notices. */
export function HygieneNotices() {
  const query = useList(getListBoxNotice, { category: 'hygn' });
  return (
    <InfiniteList
      query={query}
      label="위생교육 공지 목록"
      itemKey={({ noticeNo }) => noticeNo}
      empty="등록된 위생교육 공지가 없습니다."
      skeletonCount={10}
      renderItem={({ noticeNo, title, isTop, regDate }) => (
        <Link to={`/news/notice/view?noticeNo=${noticeNo}`} className={styles.row}>
          <span className={styles.title}>
            {isTop && <Badge tone="warning">중요</Badge>} {title}
          </span>
          <time dateTime={regDate} className={styles.day}>
            {formatDay(regDate)}
          </time>
        </Link>
      )}
    />
  );
}
