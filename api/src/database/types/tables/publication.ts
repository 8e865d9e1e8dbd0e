import type { Generated } from 'kysely';

/** Columns of the office's public content: visible from `published_at` until it is withdrawn. */
export interface PublicationColumns {
  published_at: Date;
  /** End of visibility; null: none. */
  published_until: Generated<Date | null>;
  withdrawn_at: Generated<Date | null>;
  /** True if withdrawn content has never been published. */
  is_draft: Generated<boolean>;
  /** True if a draft becomes visible on publishing, ignoring `published_at`. */
  begins_when_published: Generated<boolean>;
  /** Incremented with every change; detects two employees changing the same content. */
  version: Generated<number>;
  /** Null for content from before employees wrote here. */
  written_by: Generated<number | null>;
  changed_by: Generated<number | null>;
  changed_at: Generated<Date | null>;
}
