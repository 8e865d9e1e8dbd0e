import type { Generated, Selectable } from 'kysely';
import type { Permission } from '@portal/shared/contract/office/permission';

/** Permission of an employee. */
interface EmployeePermissionTable {
  member_no: number;
  permission: Permission;
  granted_at: Date;
  /** Never the employee; null: by the command on the server. */
  granted_by: number | null;
}

/** A permission that the check of the first table does not know. */
interface AddedPermissionTable extends EmployeePermissionTable {
  added_permission_no: Generated<number>;
  /** When it was revoked; null while it is held. */
  taken_at: Generated<Date | null>;
}

/** A permission that was ever granted, even if revoked since. Rows are only added. */
interface EmployeeGrantTable {
  grant_no: Generated<number>;
  member_no: number;
  /** Null: became an employee. */
  permission: Permission | null;
  /** The requesting one of the two employees; null: by the command on the server. */
  granted_by: number | null;
  granted_at: Date;
}

/** Won moved by an employee on a day in Seoul without a second look. */
interface MovedAloneTable {
  employee_no: number;
  day: string;
  amount: number;
}

/** An act of the office. Rows are only added, and each one hashes the row before it. */
interface OfficeAuditTable {
  /** From 1, without gaps. */
  audit_no: number;
  at: Date;
  /** Null: a command on the server. */
  employee_no: number | null;
  act: string;
  /** Table and row number of the object. */
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

/** An act that awaits a second employee or had one: about much money, or a permission for money. */
interface SecondLookTable {
  look_no: Generated<number>;
  act: string;
  object: string;
  object_no: number;
  /** Keyed hash of exactly what is to be done. */
  content_hash: Buffer;
  /** Won; 0 for permissions. */
  amount: number;
  /** Requested permissions, separated by spaces; null for money. */
  permissions: Generated<string | null>;
  asked_by: number;
  asked_at: Date;
  confirmed_by: Generated<number | null>;
  confirmed_at: Generated<Date | null>;
  /** When it was decided otherwise, or requested again with other content. */
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
