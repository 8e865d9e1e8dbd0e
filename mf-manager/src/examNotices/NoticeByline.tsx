import { formatCount } from '@portal/shared/format';
import styles from './NoticeByline.module.css';

interface NoticeBylineProps {
  notice: { writer: string; viewCnt: number };
  /** As the page writes it. */
  date: string;
}

/** When a notice was published, by whom, and how often it was read. */
export const NoticeByline = ({ notice, date }: NoticeBylineProps) => (
  <p className={styles.root}>
    <span>{date}</span>
    <span>{notice.writer}</span>
    <span>조회 {formatCount(notice.viewCnt)}</span>
  </p>
);
