import { formatCount } from '@portal/shared/format';

interface NoticeBylineProps {
  notice: { writer: string; regDate: string; viewCnt: number };
  /** Formats the time of publication. */
  format: (time: string) => string;
}

/** Author, time and views of a notice. */
export const NoticeByline = ({ notice: { writer, regDate, viewCnt }, format }: NoticeBylineProps) => (
  <>
    <span>{writer}</span>
    <time dateTime={regDate}>{format(regDate)}</time>
    <span>조회 {formatCount(viewCnt)}</span>
  </>
);
