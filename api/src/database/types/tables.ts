import type { Kysely } from 'kysely';
import type { AttendanceTables } from './tables/attendance.ts';
import type { AuthTables } from './tables/auth.ts';
import type { BillTables } from './tables/bill.ts';
import type { BranchTables } from './tables/branch.ts';
import type { BulletinTables } from './tables/bulletin.ts';
import type { CashReceiptTables } from './tables/cashReceipt.ts';
import type { CertificateTables } from './tables/certificate.ts';
import type { CommonTables } from './tables/common.ts';
import type { ConsentTables } from './tables/consent.ts';
import type { EligibilityTables } from './tables/eligibility.ts';
import type { GroupTables } from './tables/group.ts';
import type { HallTables } from './tables/halls.ts';
import type { HygieneTables } from './tables/hygiene.ts';
import type { ImportTables } from './tables/imports.ts';
import type { InquiryTables } from './tables/inquiry.ts';
import type { InvoiceTables } from './tables/invoice.ts';
import type { JournalTables } from './tables/journal.ts';
import type { LineTables } from './tables/line.ts';
import type { MailingTables } from './tables/mailings.ts';
import type { MainTables } from './tables/main.ts';
import type { ApplicationTables } from './tables/manager.ts';
import type { NewsTables } from './tables/news.ts';
import type { NoticeTables } from './tables/notices.ts';
import type { OfficeTables } from './tables/office.ts';
import type { OldAddressTables } from './tables/oldAddress.ts';
import type { OutboxTables } from './tables/outbox.ts';
import type { PaperTables } from './tables/paper.ts';
import type { PaymentTables } from './tables/payment.ts';
import type { PipelineTables } from './tables/pipeline.ts';
import type { ResultTables } from './tables/results.ts';
import type { RosterTables } from './tables/roster.ts';
import type { SpaceTables } from './tables/space.ts';
import type { TariffTables } from './tables/tariff.ts';
import type { AccountTables } from './tables/user.ts';

/** Every table. `tables/` has a file for each module that uses them; `migrations/` creates the columns. */
export type Tables = AccountTables &
  ApplicationTables &
  AttendanceTables &
  AuthTables &
  BulletinTables &
  BillTables &
  BranchTables &
  CashReceiptTables &
  CertificateTables &
  CommonTables &
  ConsentTables &
  GroupTables &
  HallTables &
  HygieneTables &
  ImportTables &
  InquiryTables &
  InvoiceTables &
  JournalTables &
  LineTables &
  MailingTables &
  EligibilityTables &
  MainTables &
  NewsTables &
  NoticeTables &
  OfficeTables &
  OldAddressTables &
  OutboxTables &
  PaperTables &
  PaymentTables &
  PipelineTables &
  RosterTables &
  ResultTables &
  SpaceTables &
  TariffTables;

/** Typed queries on the database or within a transaction. */
export type Queries = Kysely<Tables>;
