import { formatCount } from '@portal/shared/format';

interface NoticeBylineProps {
  notice: { writer: string; regDate: string; viewCnt: number };
  /** How the page writes the time of publication. */
  format: (time: string) => string;
}

/** Who published a notice, when, and how often it was read. */
export const NoticeByline = ({ notice: { writer, regDate, viewCnt }, format }: NoticeBylineProps) => (
  <>
    <span>{writer}</span>
    <time dateTime={regDate}>{format(regDate)}</time>
    <span>조회 {formatCount(viewCnt)}</span>
  </>
);
