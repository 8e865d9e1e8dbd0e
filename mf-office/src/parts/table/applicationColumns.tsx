import { columnsOf, type Columns } from './columns.ts';

/** A row about one application. */
interface OfApplication {
  applicant: string;
  userExaminationNo: number;
  title: string;
}

/** The columns that say which application a row is about: whose, by its number, and for what. */
export function applicationColumns<Row extends OfApplication>(): Columns<Row> {
  const { display } = columnsOf<Row>();
  return [
    display({
      id: 'applicant',
      header: '신청자',
      cell: ({ row }) => `${row.original.applicant} (신청 ${row.original.userExaminationNo}번)`,
    }),
    display({ id: 'title', header: '교육·시험', cell: ({ row }) => row.original.title }),
  ];
}
