import { createHash } from 'node:crypto';
import type { OfficeAuditRow } from '../../database/types/tables/office.ts';

/** `previous_hash` of the first row. */
export const CHAIN_START = Buffer.alloc(32);

/**
 * SHA-256 over a row and the previous row's hash. A row cannot be changed, added or removed in the middle without
 * recomputing every later hash.
 */
export const hashOfRow = (row: Omit<OfficeAuditRow, 'hash'>): Buffer =>
  createHash('sha256')
    .update(row.previous_hash)
    .update(
      JSON.stringify([
        row.audit_no,
        row.at.toISOString(),
        row.employee_no,
        row.act,
        row.object,
        row.object_no,
        row.ip,
        row.reason,
        row.detail,
      ]),
    )
    .digest();
