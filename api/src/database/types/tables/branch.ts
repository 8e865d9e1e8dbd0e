import type { Generated } from 'kysely';
import type { BranchKind } from '@portal/shared/contract/branch';

/** A branch of the association: a local one is below a regional one. */
export interface BranchTable {
  branch_no: Generated<number>;
  name: string;
  kind: BranchKind;
  parent_no: number | null;
  address: string;
  phone: string;
  mail_address: string;
  map_link: string;
  hours: string;
  /** Null while it is in use. */
  retired_at: Generated<Date | null>;
  version: Generated<number>;
}

/** A region that a branch covers, as `place_of` writes it. */
interface BranchRegionTable {
  branch_no: number;
  region: string;
}

/** An employee who sees only what belongs to the branch. */
interface EmployeeBranchTable {
  member_no: number;
  branch_no: number;
  assigned_by: number | null;
  assigned_at: Date;
}

/** A branch that has changed since the branch of each member was looked up. */
interface BranchMoveTable {
  branch_no: number;
  /** Counts changes of the branch. */
  turn: Generated<number>;
  after_member_no: Generated<number>;
  moved: Generated<number>;
}

export interface BranchTables {
  branch: BranchTable;
  branch_move: BranchMoveTable;
  branch_region: BranchRegionTable;
  employee_branch: EmployeeBranchTable;
}
