import { sql } from 'kysely';
import type { Queries } from '../../../../database/types/tables.ts';
import type { BulletinRow } from '../../../../database/types/tables/bulletin.ts';
import { HttpError } from '../../../../errors/errors.ts';
import { VALID_CERTIFICATE_STATES } from '../../../../lifecycles/certificate.ts';
import { chooseChannels, type NoticeChannel } from '../../../../notices/channels.ts';
import { PROVINCES } from '../branches/regions.ts';

type Audience = Pick<BulletinRow, 'industry_type' | 'regions' | 'grade' | 'branch_no'>;

/** Condition that a member may be sent advertisements: active, and with a consent to marketing. */
export const isAgreed = sql<boolean>`(member.role = 'member' and member.status = 'ACTIVE'
  and member.agree_marketing_at is not null)`;

const place = sql`place_of(coalesce(nullif(member.site_addr, ''), member.user_address)) || ' '`;

/** Members who agreed to marketing and meet the conditions of a message. */
export function audienceOf(db: Queries, { industry_type, regions, grade, branch_no }: Audience) {
  let members = db.selectFrom('member').where(isAgreed);
  if (industry_type !== null) members = members.where('industry_type', '=', industry_type);
  if (branch_no !== null)
    members = members.where(
      sql<boolean>`member.branch_no in (
        select branch.branch_no from branch where branch.branch_no = ${branch_no} or parent_no = ${branch_no})`,
    );
  if (grade !== null)
    members = members.where(
      sql<boolean>`(exists (
        select from certificate where certificate.member_no = member.member_no and certificate.grade = ${grade}
          and certificate.status in (${sql.join(VALID_CERTIFICATE_STATES)})
      ) or exists (
        select from imported_paper where imported_paper.member_no = member.member_no
          and imported_paper.kind = 'CERTIFICATE' and imported_paper.grade = ${grade}))`,
    );
  if (regions.length > 0)
    members = members.where(
      sql<boolean>`exists (
        select from unnest(${regions}::text[]) as region where starts_with(${place}, region || ' '))`,
    );
  return members;
}

type Reachable = Parameters<typeof chooseChannels>[0];

/** The one channel of an advertisement: SMS before mail, of those that the member switched on; null without any. */
export const channelOf = (member: Reachable, hasMail: boolean): NoticeChannel | null =>
  chooseChannels(member, { mustBeTold: false, hasMail })[0] ?? null;

/**
 * Typed regions as addresses are compared.
 * @throws HttpError 400 naming each line that begins with no province
 */
export async function readPlaces(db: Queries, typed: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ line: number; region: string }>`
    select line::int, place_of(typed) as region
    from jsonb_array_elements_text(${JSON.stringify(typed)}::jsonb) with ordinality as typed(typed, line)
    order by line`.execute(db);
  const issues = rows
    .filter(({ region }) => !PROVINCES.includes(region.split(' ')[0] ?? ''))
    .map(({ line }) => ({
      path: 'bulletin.regions',
      message: `${line}째 줄: 시·도로 시작해야 합니다. ‘경기 수원시’처럼 적어주세요.`,
    }));
  if (issues.length > 0) throw new HttpError('MALFORMED', { issues });
  return [...new Set(rows.map(({ region }) => region))];
}
