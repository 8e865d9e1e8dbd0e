import type { Kysely } from 'kysely';
import type { AuthTables } from './tables/auth.ts';
import type { CertificateTables } from './tables/certificate.ts';
import type { CommonTables } from './tables/common.ts';
import type { MainTables } from './tables/main.ts';
import type { ApplicationTables } from './tables/manager.ts';
import type { NewsTables } from './tables/news.ts';
import type { NoticeTables } from './tables/notices.ts';
import type { OfficeTables } from './tables/office.ts';
import type { OutboxTables } from './tables/outbox.ts';
import type { PaymentTables } from './tables/payment.ts';
import type { PipelineTables } from './tables/pipeline.ts';
import type { SpaceTables } from './tables/space.ts';
import type { AccountTables } from './tables/user.ts';

/** Every table. `tables/` has a file for each module that uses them; `migrations/` makes the columns. */
export type Tables = AccountTables &
  ApplicationTables &
  AuthTables &
  CertificateTables &
  CommonTables &
  MainTables &
  NewsTables &
  NoticeTables &
  OfficeTables &
  OutboxTables &
  PaymentTables &
  PipelineTables &
  SpaceTables;

/** Typed queries on the database or on a transaction of it. */
export type Queries = Kysely<Tables>;
