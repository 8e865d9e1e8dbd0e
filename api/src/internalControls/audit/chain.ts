import { createHash } from 'node:crypto';
import type { OfficeAuditRow } from '../../database/types/tables/office.ts';

/** What the first row has in place of a predecessor's hash. */
export const CHAIN_START = Buffer.alloc(32);

/**
 * SHA-256 over a row and the hash of the one before it: whoever changes, adds or removes a row in the middle would have
 * to write every later row anew.
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
