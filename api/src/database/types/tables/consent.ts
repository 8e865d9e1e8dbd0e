import type { Generated } from 'kysely';
import type { ApplyConsentItem } from '@portal/shared/contract/applyConsent';
import type { ConsentChannel } from '@portal/shared/contract/consent';
import type { VersionedText } from '@portal/shared/contract/legalText';

/** Consents given or withdrawn by a member. Rows are only added, until the member leaves. */
interface ConsentTable {
  consent_no: Generated<number>;
  member_no: number;
  text: VersionedText;
  /** Day on which the accepted version came into force. */
  version: string;
  is_given: boolean;
  given_at: Date;
  channel: ConsentChannel;
}

/** Members notified of a new version of a text, once each. */
interface TextNoticeTable {
  text_notice_no: Generated<number>;
  member_no: number;
  text: VersionedText;
  version: string;
  told_at: Date;
}

/** A consent given with an application, as long as the data that it is for. */
interface ApplicationConsentTable {
  consent_no: Generated<number>;
  application_no: number;
  item: ApplyConsentItem;
  /** Day of the wording that was shown. */
  version: string;
  given_at: Date;
  channel: ConsentChannel;
}

export interface ConsentTables {
  application_consent: ApplicationConsentTable;
  consent: ConsentTable;
  text_notice: TextNoticeTable;
}
