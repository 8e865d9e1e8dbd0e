import type { Generated } from 'kysely';

/** The response to a call with an Idempotency-Key, repeated if the call is. */
interface IdempotencyKeyTable {
  member_no: number;
  call_name: string;
  idempotency_key: string;
  /** SHA-256 of the validated input. */
  input_hash: Buffer;
  /** The envelope as sent. */
  envelope: string;
  created_at: Date;
}

/** Usage of a rate limit by a subject (an IP address, a phone) in one window. */
interface RateLimitTable {
  subject: string;
  window_start: Date;
  window_end: Date;
  used: number;
}

/** Consecutive wrong passwords, by the keyed hash of an id, a network, or both. */
interface FailedLoginTable {
  subject: Buffer;
  failures: number;
  failed_at: Date;
  paused_until: Date;
}

/** Acts on an account or application with their author, without secrets. */
interface AuditLogTable {
  audit_no: Generated<number>;
  at: Date;
  member_no: number | null;
  action: string;
  ip: Generated<string>;
  detail: Generated<unknown>;
}

/** When a background job is due, and until when a process has claimed it. */
interface JobRunTable {
  job_name: string;
  next_run_at: Date;
  running_until: Date;
}

/** A load that runs once in the life of a database. */
interface DataLoadTable {
  load_name: string;
  loaded_at: Date;
}

export interface PipelineTables {
  idempotency_key: IdempotencyKeyTable;
  rate_limit: RateLimitTable;
  failed_login: FailedLoginTable;
  audit_log: AuditLogTable;
  job_run: JobRunTable;
  data_load: DataLoadTable;
}
