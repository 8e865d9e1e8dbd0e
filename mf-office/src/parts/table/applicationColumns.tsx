import { PersonName } from '../person/PersonName.tsx';
import type { Columns } from './columns.ts';

/** A row about one application. */
interface OfApplication {
  applicant: string;
  memberNo?: number | null | undefined;
  userExaminationNo: number;
  title: string;
}

/** Whose application a row is about, by its number. */
export const Applicant = ({ row }: { row: Omit<OfApplication, 'title'> }) => (
  <>
    <PersonName memberNo={row.memberNo}>{row.applicant}</PersonName> (신청 {row.userExaminationNo}번)
  </>
);

/** The columns that say which application a row is about: whose, by its number, and for what. */
export function applicationColumns<Row extends OfApplication>(): Columns<Row> {
  return [
    { id: 'applicant', heading: '신청자', cell: (row) => <Applicant row={row} /> },
    { id: 'title', heading: '교육·시험', cell: (row) => row.title },
  ];
}
