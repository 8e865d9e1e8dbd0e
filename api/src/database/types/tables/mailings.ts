import type { Generated } from 'kysely';

/** Message of the office to the applicants of a course or exam, with its placeholders. */
interface MailingTable {
  mailing_no: Generated<number>;
  education_no: number | null;
  examination_no: number | null;
  title: string;
  content: string;
  /** The employee; stored without a name after they have left. */
  made_by: number;
  made_at: Date;
}

/** An applicant who gets the message as a notice. */
interface MailingRecipientTable {
  recipient_no: Generated<number>;
  mailing_no: number;
  application_no: number;
  /** When the member was notified, or the application was found cancelled. */
  handled_at: Generated<Date | null>;
}

export interface MailingTables {
  mailing: MailingTable;
  mailing_recipient: MailingRecipientTable;
}
