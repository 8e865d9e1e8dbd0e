import { ChevronRight } from 'lucide-react';
import { useItem } from '@portal/shared/client';
import { fetchNewsList, getListBoxAsctn, getListBoxNotice } from '@portal/shared/contract/news';
import { formatDay } from '@portal/shared/format';
import { Link } from '@portal/shared/router';
import { TextLink } from '@portal/shared/ui';
import home from '../HomePage.module.css';
import { NewsColumn } from './NewsColumn.tsx';
import styles from './NewsColumns.module.css';

const SHOWN = 5;
const QUIETLY = { background: true } as const;

/** Notices, the association's news and food news, five of each. */
export function NewsColumns() {
  const notices = useItem(getListBoxNotice, { limit: SHOWN }, QUIETLY);
  const news = useItem(getListBoxAsctn, { limit: SHOWN }, QUIETLY);
  const food = useItem(fetchNewsList, { limit: SHOWN }, QUIETLY);
  const more = (to: string, of: string) => (
    <Link to={to} className={home.more} aria-label={`${of} 더보기`}>
      더보기 <ChevronRight aria-hidden="true" />
    </Link>
  );
  return (
    <div className={`${home.band} ${styles.columns}`}>
      <NewsColumn
        title="공지사항"
        more={more('/news/notice', '공지사항')}
        query={notices}
        rows={notices.data?.list.map((notice) => ({
          key: notice.noticeNo,
          day: formatDay(notice.regDate),
          link: <Link to={`/news/notice/view?noticeNo=${notice.noticeNo}`}>{notice.title}</Link>,
        }))}
      />
      <NewsColumn
        title="협회 소식"
        more={more('/news/asctn', '협회 소식')}
        query={news}
        rows={news.data?.list.map((item) => ({
          key: item.asctnNo,
          day: formatDay(item.regDate),
          link: <Link to={`/news/asctn/view?asctnNo=${item.asctnNo}`}>{item.title}</Link>,
        }))}
      />
      <NewsColumn
        title="K-푸드 뉴스"
        more={more('/news/kfood', 'K-푸드 뉴스')}
        query={food}
        rows={food.data?.list.map((item) => ({
          key: item.newsNo,
          day: formatDay(item.regDate),
          link: (
            <TextLink href={item.url} target="_blank">
              {item.title}
            </TextLink>
          ),
        }))}
      />
    </div>
  );
}
