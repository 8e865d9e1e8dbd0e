import { ChevronRight } from 'lucide-react';
import { useItem } from '@portal/shared/client';
import { fetchNewsList, getListBoxAsctn, getListBoxNotice } from '@portal/shared/contract/news';
import { Link } from '@portal/shared/router';
import { associationArticlePath, foodArticlePath, noticePath, PATHS } from '@portal/shared/section';
import { Badge } from '@portal/shared/ui';
import { NewsColumn } from './NewsColumn.tsx';
import styles from './NewsColumns.module.css';

const MAX_ROWS = 5;
const IN_BACKGROUND = { background: true } as const;

/** Inset of the home page: the latest notices, news of the association and food news, five of each. */
export default function NewsColumns() {
  const notices = useItem(getListBoxNotice, { limit: MAX_ROWS }, IN_BACKGROUND);
  const news = useItem(getListBoxAsctn, { limit: MAX_ROWS }, IN_BACKGROUND);
  const food = useItem(fetchNewsList, { limit: MAX_ROWS }, IN_BACKGROUND);
  const more = (to: string, title: string) => (
    <Link to={to} className={styles.more} aria-label={`${title} 더보기`}>
      더보기 <ChevronRight aria-hidden="true" />
    </Link>
  );
  return (
    <div className={styles.columns}>
      <NewsColumn
        title="공지사항"
        more={more(PATHS.notices, '공지사항')}
        query={notices}
        rows={notices.data?.list.map((notice) => ({
          key: notice.noticeNo,
          regDate: notice.regDate,
          mark: notice.isTop && <Badge tone="warning">중요</Badge>,
          link: <Link to={noticePath(notice.noticeNo)}>{notice.title}</Link>,
        }))}
      />
      <NewsColumn
        title="협회 소식"
        more={more(PATHS.associationNews, '협회 소식')}
        query={news}
        rows={news.data?.list.map((item) => ({
          key: item.asctnNo,
          regDate: item.regDate,
          link: <Link to={associationArticlePath(item.asctnNo)}>{item.title}</Link>,
        }))}
      />
      <NewsColumn
        title="K-푸드 뉴스"
        more={more(PATHS.foodNews, 'K-푸드 뉴스')}
        query={food}
        rows={food.data?.list.map((item) => ({
          key: item.newsNo,
          regDate: item.regDate,
          link: <Link to={foodArticlePath(item.newsNo)}>{item.title}</Link>,
        }))}
      />
    </div>
  );
}
