import { sql } from 'kysely';
import { calls } from '@portal/shared/contract';
import { seoulDay } from '@portal/shared/time';
import { DAY_MS } from '../../api/src/clock/durations.ts';
import type { Queries } from '../../api/src/database/types/tables.ts';
import { courseDraft } from '../../api/src/modules/manager/demo/draft.ts';
import { addCourse } from '../../api/src/modules/manager/testing/offerings.ts';
import { requestBytes } from './traffic.ts';

/** Members per statement: a longer one would exceed the statement timeout. */
const MAX_AT_ONCE = 100_000;

/** Adds members with a live session each; token `applicant<n>`. */
export async function addApplicants(db: Queries, count: number): Promise<void> {
  for (let first = 1; first <= count; first += MAX_AT_ONCE)
    await sql`
      with applicant as (
        insert into member (user_id, name, user_phone, user_birth, email, post_code, user_address, user_address2, role, status, joined_at)
        select 'applicant' || n, '홍길동', '010' || lpad(n::text, 8, '0'), '19900101', 'user@example.com', '04524',
          '서울특별시 중구 세종대로 110', '', 'member', 'ACTIVE', now()
        from generate_series(${first}::integer, ${Math.min(count, first + MAX_AT_ONCE - 1)}::integer) as n
        returning member_no, user_id
      )
      insert into session (member_no, application_id, token_hash, created_at, expires_at)
      select member_no, 'site', sha256(convert_to(user_id, 'UTF8')), now(), now() + interval '1 day' from applicant`.execute(
      db,
    );
  await sql`vacuum analyze member, session`.execute(db);
}

/** A course in a month, open for applications. */
export async function addOpenCourse(db: Queries, capacity: number): Promise<number> {
  const draft = courseDraft({
    day: seoulDay(new Date(Date.now() + 30 * DAY_MS)),
    time: '10:00',
    address: '서울특별시 중구 세종대로 110',
    address2: '3층 대강당',
    grade: 2,
    capacity,
    price: 50_000,
    title: '외식경영관리사 2급 집합교육',
    eduType: 1,
  });
  return addCourse(db, draft);
}

/** Makes requests for a member's state-changing calls, as the portal's client sends them. */
export async function callsFrom(port: number) {
  const first = await fetch(`http://127.0.0.1:${port}${calls.getListBoxSite.path}`);
  await first.arrayBuffer();
  const cookies = first.headers.getSetCookie().map((one) => one.split(';', 1)[0] ?? '');
  const csrf = cookies.find((one) => one.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? '';
  return (member: number, path: string, body: object, headers: Readonly<Record<string, string>> = {}): Buffer =>
    requestBytes(
      'POST',
      path,
      { cookie: cookies.join('; '), 'x-xsrf-token': csrf, authorization: `applicant${member}`, ...headers },
      JSON.stringify(body),
    );
}

/** Makes requests for a member's application for a course. */
export async function applyFrom(port: number) {
  const request = await callsFrom(port);
  return (member: number, educationNo: number): Buffer =>
    request(
      member,
      calls.postIntEdu.path,
      { educationNo, memo: '휠체어 좌석을 부탁드립니다.', isDisorder: 2 },
      { 'idempotency-key': `${educationNo}-${member}` },
    );
}
