import type { Generated } from 'kysely';

/** The columns of what the office writes for the public: read from `published_at` on, and not once withdrawn. */
export interface PublicationColumns {
  published_at: Date;
  /** Not read from this time on; null: for ever. */
  published_until: Generated<Date | null>;
  withdrawn_at: Generated<Date | null>;
  /** Of what is withdrawn: it has never been published. */
  is_draft: Generated<boolean>;
  /** Of a draft: it begins when it is published, whatever `published_at` says. */
  begins_when_published: Generated<boolean>;
  /** Grows with every change, so that of two employees who change the same the second is told. */
  version: Generated<number>;
  /** Null for what was there before employees wrote here. */
  written_by: Generated<number | null>;
  changed_by: Generated<number | null>;
  changed_at: Generated<Date | null>;
}
