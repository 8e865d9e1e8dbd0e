import type { Generated } from 'kysely';
import type { ConsentChannel } from '@portal/shared/contract/consent';
import type { VersionedText } from '@portal/shared/contract/standingText';

/** What a member has agreed to, or taken back. The table only grows, until its member leaves. */
interface ConsentTable {
  consent_no: Generated<number>;
  member_no: number;
  text: VersionedText;
  /** The day since which the version that was read is in force. */
  version: string;
  is_given: boolean;
  given_at: Date;
  channel: ConsentChannel;
}

/** Members who were told of a new version of a text, each of them once. */
interface TextNoticeTable {
  text_notice_no: Generated<number>;
  member_no: number;
  text: VersionedText;
  version: string;
  told_at: Date;
}

export interface ConsentTables {
  consent: ConsentTable;
  text_notice: TextNoticeTable;
}
