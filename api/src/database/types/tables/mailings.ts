import type { Generated } from 'kysely';

/** What the office wrote to the applicants of a course or an exam, with its placeholders. */
interface MailingTable {
  mailing_no: Generated<number>;
  education_no: number | null;
  examination_no: number | null;
  title: string;
  content: string;
  /** The employee; kept without a name when they have left. */
  made_by: number;
  made_at: Date;
}

/** An applicant to whom it goes, by a notice of its own. */
interface MailingRecipientTable {
  recipient_no: Generated<number>;
  mailing_no: number;
  application_no: number;
  /** When the member was told, or was found to have cancelled meanwhile. */
  handled_at: Generated<Date | null>;
}

export interface MailingTables {
  mailing: MailingTable;
  mailing_recipient: MailingRecipientTable;
}
