import type { Kysely } from 'kysely';
import type { AccountTables } from '../areas/user/tables.ts';
import type { AuthTables } from '../areas/auth/tables.ts';
import type { ApplicationTables } from '../areas/manager/tables.ts';
import type { CommonTables } from '../areas/common/tables.ts';
import type { NewsTables } from '../areas/news/tables.ts';
import type { SpaceTables } from '../areas/space/tables.ts';
import type { MainTables } from '../areas/main/tables.ts';
import type { PaymentTables } from '../areas/payment/tables.ts';
import type { OutboxTables } from '../outside/message/outboxTables.ts';
import type { PipelineTables } from '../pipeline/tables.ts';

/** Every table, each declared in the folder that owns it; the columns are made by `migrations/`. */
export type Tables = AccountTables & ApplicationTables & AuthTables & CommonTables & MainTables & NewsTables & OutboxTables & PaymentTables &
  PipelineTables & SpaceTables;

/** Typed queries on the database or on a transaction of it. */
export type Queries = Kysely<Tables>;
