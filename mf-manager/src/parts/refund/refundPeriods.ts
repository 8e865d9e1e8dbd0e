import { formatPeriod } from '@portal/shared/format';

/** Both refund windows as courses, exams and applications carry them (spec §3). */
export interface RefundTerms {
  reStartDate: string;
  reEndDate: string;
  percent: number;
  reStartDate2: string;
  reEndDate2: string;
  percent2: number;
}

/** The windows in words, in their order. */
export const refundWindows = (terms: RefundTerms) => [
  {
    name: '1차 환불 기간',
    from: terms.reStartDate,
    to: terms.reEndDate,
    period: formatPeriod(terms.reStartDate, terms.reEndDate),
    percent: terms.percent,
  },
  {
    name: '2차 환불 기간',
    from: terms.reStartDate2,
    to: terms.reEndDate2,
    period: formatPeriod(terms.reStartDate2, terms.reEndDate2),
    percent: terms.percent2,
  },
];

/** Only the terms of what carries them among other things. */
export const termsOf = ({
  reStartDate,
  reEndDate,
  percent,
  reStartDate2,
  reEndDate2,
  percent2,
}: RefundTerms): RefundTerms => ({
  reStartDate,
  reEndDate,
  percent,
  reStartDate2,
  reEndDate2,
  percent2,
});
