import { CONSENT_CHANNEL_NAMES } from '@portal/shared/contract/consent';
import { VERSIONED_TEXT_NAMES } from '@portal/shared/contract/legalText';
import { seoulTimestamp } from '@portal/shared/time';
import { listPage, type Paging } from '../../../database/page.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';

/** Consents that the member has given and withdrawn, newest first. */
export const listOwnConsents = (paging: Paging, { db, caller }: MemberContext) =>
  listPage(
    db
      .selectFrom('consent')
      .selectAll()
      .where('member_no', '=', caller.memberNo)
      .orderBy('given_at', 'desc')
      .orderBy('consent_no', 'desc'),
    paging,
    (row) => ({
      consentNo: row.consent_no,
      text: row.text,
      textName: VERSIONED_TEXT_NAMES[row.text],
      version: row.version,
      isGiven: row.is_given,
      regDate: seoulTimestamp(row.given_at),
      channelName: CONSENT_CHANNEL_NAMES[row.channel],
    }),
  );
