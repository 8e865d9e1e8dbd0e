import { sql } from 'kysely';
import { APPLY_CONSENT_NAMES } from '@portal/shared/contract/applyConsent';
import { CONSENT_CHANNEL_NAMES } from '@portal/shared/contract/consent';
import { VERSIONED_TEXT_NAMES } from '@portal/shared/contract/legalText';
import { seoulTimestamp } from '@portal/shared/time';
import { listPage, type Paging } from '../../../database/page.ts';
import type { Queries } from '../../../database/types/tables.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';

const CONSENT_NAMES = { ...VERSIONED_TEXT_NAMES, ...APPLY_CONSENT_NAMES };

/** Consents to texts, and those given with applications; numbers of the latter are even. */
const consentsOfMember = (db: Queries, memberNo: number) =>
  db.selectFrom(
    db
      .selectFrom('consent')
      .select(sql<number>`consent_no * 2 + 1`.as('consent_no'))
      .select([sql<keyof typeof CONSENT_NAMES>`text`.as('text'), 'version', 'is_given', 'given_at', 'channel'])
      .where('member_no', '=', memberNo)
      .unionAll(
        db
          .selectFrom('application_consent')
          .innerJoin('application', 'application.application_no', 'application_consent.application_no')
          .select(sql<number>`consent_no * 2`.as('consent_no'))
          .select([sql<keyof typeof CONSENT_NAMES>`item`.as('text'), 'version', sql<boolean>`true`.as('is_given')])
          .select(['given_at', 'channel'])
          .where('application.member_no', '=', memberNo),
      )
      .as('given'),
  );

/** Consents that the member has given and withdrawn, newest first. */
export const listOwnConsents = (paging: Paging, { db, caller }: MemberContext) =>
  listPage(
    consentsOfMember(db, caller.memberNo).selectAll().orderBy('given_at', 'desc').orderBy('consent_no', 'desc'),
    paging,
    (row) => ({
      consentNo: row.consent_no,
      text: row.text,
      textName: CONSENT_NAMES[row.text],
      version: row.version,
      isGiven: row.is_given,
      regDate: seoulTimestamp(row.given_at),
      channelName: CONSENT_CHANNEL_NAMES[row.channel],
    }),
  );
