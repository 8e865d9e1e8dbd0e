import { PersonName } from '../person/PersonName.tsx';
import type { Columns } from './columns.ts';

/** A row about one application. */
interface OfApplication {
  applicant: string;
  memberNo?: number | null | undefined;
  userExaminationNo: number;
  title: string;
}

/** Applicant of a row, with the application number. */
export const Applicant = ({ row }: { row: Omit<OfApplication, 'title'> }) => (
  <>
    <PersonName memberNo={row.memberNo}>{row.applicant}</PersonName> (신청 {row.userExaminationNo}번)
  </>
);

/** Columns that identify an application: applicant, application number, and course or exam. */
export function applicationColumns<Row extends OfApplication>(): Columns<Row> {
  return [
    { id: 'applicant', heading: '신청자', cell: (row) => <Applicant row={row} /> },
    { id: 'title', heading: '교육·시험', cell: (row) => row.title },
  ];
}
