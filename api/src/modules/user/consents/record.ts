import type { ConsentChannel } from '@portal/shared/contract/consent';
import type { VersionedText } from '@portal/shared/contract/legalText';
import type { Queries } from '../../../database/types/tables.ts';
import { versionAt } from '../../main/texts/legalTexts.ts';

interface Consent {
  text: VersionedText;
  isGiven: boolean;
  at: Date;
  /** The website by default. */
  channel?: ConsentChannel;
}

/** Records a given or withdrawn consent for a version that was shown. */
export async function recordConsent(
  db: Queries,
  memberNo: number,
  { text, version, isGiven, at }: Consent & { version: string },
): Promise<void> {
  await db
    .insertInto('consent')
    .values({ member_no: memberNo, text, version, is_given: isGiven, given_at: at, channel: 'web' })
    .execute();
}

/** Records given or withdrawn consents for the version in force at their time. */
export async function recordConsents(db: Queries, memberNo: number, consents: readonly Consent[]): Promise<void> {
  if (consents.length === 0) return;
  await db
    .insertInto('consent')
    .values(
      consents.map(({ text, isGiven, at, channel = 'web' }) => ({
        member_no: memberNo,
        text,
        version: versionAt(text, at),
        is_given: isGiven,
        given_at: at,
        channel,
      })),
    )
    .execute();
}
