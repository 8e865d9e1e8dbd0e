import type { RawBuilder } from 'kysely';
import type { Tables } from '../database/types/tables.ts';

export type TableName = keyof Tables & string;

/** The column that has the member's number, or the one that leads to a row of another table of own data. */
export type Owner = { column: string } | { column: string; of: TableName; key: string };

/** Rows of a table that are a member's own data. */
export interface OwnTable {
  table: TableName;
  /** In plain words, as the member and the office read it. */
  name: string;
  owner: Owner;
  /** Columns about others (who of the association has decided), and what opens a door. Secrets are left out anyway. */
  without?: readonly string[];
  /** Condition of the rows that count. */
  only?: RawBuilder<boolean>;
}

export const byMember = { column: 'member_no' } as const;
export const byApplication = { column: 'application_no', of: 'application', key: 'application_no' } as const;
export const byGroup = { column: 'group_no', of: 'employer_group', key: 'group_no' } as const;
