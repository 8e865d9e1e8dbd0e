import type { Generated } from 'kysely';

/** The answer given under an Idempotency-Key, to be given again. */
export interface IdempotencyKeyTable {
  member_no: number;
  call_name: string;
  idempotency_key: string;
  /** SHA-256 of the validated input. */
  input_hash: Buffer;
  /** The envelope as it was sent. */
  envelope: string;
  created_at: Date;
}

/** What a subject (an address, a phone) used of a limit in one window. */
export interface RateLimitTable {
  subject: string;
  window_start: Date;
  used: number;
}

/** Who did what to an account or an application, without secrets. */
export interface AuditLogTable {
  audit_no: Generated<number>;
  at: Date;
  member_no: number | null;
  action: string;
  address: Generated<string>;
  detail: Generated<unknown>;
}

/** When a background job is due and until when someone has it. */
export interface JobRunTable {
  job_name: string;
  next_run_at: Date;
  running_until: Date;
}

/** Something that is done once in the life of a database. */
export interface MarkerTable {
  marker_name: string;
  created_at: Date;
}

export interface PipelineTables {
  idempotency_key: IdempotencyKeyTable;
  rate_limit: RateLimitTable;
  audit_log: AuditLogTable;
  job_run: JobRunTable;
  marker: MarkerTable;
}
