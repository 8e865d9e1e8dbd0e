import type { Columns } from './columns.ts';

/** A row about one application. */
interface OfApplication {
  applicant: string;
  userExaminationNo: number;
  title: string;
}

/** The columns that say which application a row is about: whose, by its number, and for what. */
export function applicationColumns<Row extends OfApplication>(): Columns<Row> {
  return [
    {
      id: 'applicant',
      heading: '신청자',
      cell: (row) => `${row.applicant} (신청 ${row.userExaminationNo}번)`,
    },
    { id: 'title', heading: '교육·시험', cell: (row) => row.title },
  ];
}
