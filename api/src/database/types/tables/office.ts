import type { Generated, Selectable } from 'kysely';
import type { Permission } from '@portal/shared/contract/office/permission';

/** What an employee may do. */
interface EmployeePermissionTable {
  member_no: number;
  permission: Permission;
  granted_at: Date;
  /** Never the employee itself; null: by the command on the server. */
  granted_by: number | null;
}

/** A right that the first table's check does not know. */
interface AddedPermissionTable extends EmployeePermissionTable {
  added_permission_no: Generated<number>;
  /** When it was taken away; null while it is held. */
  taken_at: Generated<Date | null>;
}

/** A right that was given once, also when it was taken away again. The table only grows. */
interface EmployeeGrantTable {
  grant_no: Generated<number>;
  member_no: number;
  /** Null: made an employee. */
  permission: Permission | null;
  /** Of two who gave it, who asked; null: by the command on the server. */
  granted_by: number | null;
  granted_at: Date;
}

/** Won that an employee moved on a day of Seoul without a second look. */
interface MovedAloneTable {
  employee_no: number;
  day: string;
  amount: number;
}

/** An act of the office. The table only grows, and each row hashes the one before it. */
interface OfficeAuditTable {
  /** Without gaps, from 1. */
  audit_no: number;
  at: Date;
  /** Null: a command on the server. */
  employee_no: number | null;
  act: string;
  /** What was acted on, by the name of its table, and its number there. */
  object: string;
  object_no: number | null;
  /** The client's address; empty for a command. */
  ip: string;
  reason: string;
  /** JSON, as the text that was hashed. */
  detail: string;
  previous_hash: Buffer;
  hash: Buffer;
}
export type OfficeAuditRow = Selectable<OfficeAuditTable>;

/** An act that waits for a second employee, or had one: over much money, or a right to money. */
interface SecondLookTable {
  look_no: Generated<number>;
  act: string;
  object: string;
  object_no: number;
  /** A keyed hash of what exactly is to be done. */
  content_hash: Buffer;
  /** Won; 0 of rights. */
  amount: number;
  /** The rights that are asked for, with spaces between; null of money. */
  permissions: Generated<string | null>;
  asked_by: number;
  asked_at: Date;
  confirmed_by: Generated<number | null>;
  confirmed_at: Generated<Date | null>;
  /** When it was decided otherwise, or asked for with another content. */
  dropped_at: Generated<Date | null>;
}

export interface OfficeTables {
  added_permission: AddedPermissionTable;
  employee_permission: EmployeePermissionTable;
  employee_grant: EmployeeGrantTable;
  moved_alone: MovedAloneTable;
  office_audit: OfficeAuditTable;
  second_look: SecondLookTable;
}
