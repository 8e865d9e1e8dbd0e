import { sql } from 'kysely';
import type { ApplicationStatus } from '@portal/shared/contract';
import type { LineStatus } from '@portal/shared/contract/manager';
import type { Queries } from '../../../../database/types/tables.ts';

/** All stored data of a course's queue, with times in milliseconds since 1970. */
export interface LineBooks {
  offering: {
    capacity: number;
    taken: number;
    waiting: number;
    offered: number;
    setting: string;
    opensAt: number;
    closesAt: number;
    heldAt: number;
    isCalledOff: boolean;
  };
  line: { seed: string | null; drawnAt: number | null; collected: number; stoodBack: number } | null;
  places: BookedPlace[];
  /** Applications of individuals, and of groups with their seats. */
  applications: BookedApplication[];
  groups: BookedApplication[];
  suspended: number[];
  /** Messages handed to the gateways. */
  messages: number;
}

interface BookedApplication {
  no: number;
  memberNo: number;
  status: ApplicationStatus;
  expiredAt: number | null;
  seats: number;
}

export interface BookedPlace {
  no: number;
  memberNo: number;
  status: LineStatus;
  turn: number | null;
  byLot: boolean;
  arrivedAt: number;
  offeredAt: number | null;
  dueAt: number | null;
  endedAt: number | null;
  applicationNo: number | null;
  isGroup: boolean;
  seats: number;
  collected: number;
  collectingSince: number | null;
  stoodBackAt: number | null;
  /** Time of the member's last poll. */
  askedAt: number | null;
  /** Number of notices to its member per event. */
  told: { lineOffered: number; lineLapsed: number; lineEnded: number; lineStoodBack: number };
}

const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);

/** Reads everything in one statement. */
export async function readLineBooks(db: Queries, educationNo: number): Promise<LineBooks> {
  const { rows } = await sql<{ books: LineBooks }>`
    select jsonb_build_object(
      'offering', (
        select jsonb_build_object('capacity', capacity, 'taken', taken, 'waiting', waiting, 'offered', offered,
          'setting', line_setting, 'opensAt', ${ms('apply_start_at')}, 'closesAt', ${ms('apply_end_at')},
          'heldAt', ${ms('held_at')}, 'isCalledOff', called_off)
        from education where education_no = ${educationNo}
      ),
      'line', (select jsonb_build_object('seed', seed, 'drawnAt', ${ms('drawn_at')}, 'collected', collected,
        'stoodBack', stood_back) from line where education_no = ${educationNo}),
      'places', coalesce((
        select jsonb_agg(jsonb_build_object('no', place.place_no, 'memberNo', place.member_no, 'status', place.status,
          'turn', place.turn, 'byLot', place.by_lot, 'arrivedAt', ${ms('place.arrived_at')},
          'offeredAt', ${ms('place.offered_at')}, 'dueAt', ${ms('place.offer_due_at')}, 'endedAt', ${ms('place.ended_at')},
          'isGroup', place.is_group, 'seats', place.seats, 'collected', place.collected,
          'collectingSince', ${ms('place.collecting_since')}, 'stoodBackAt', ${ms('place.stood_back_at')},
          'applicationNo', place.application_no, 'askedAt', ${ms('line_presence.asked_at')},
          'told', (
            select jsonb_build_object(
              'lineOffered', count(*) filter (where event = 'lineOffered'),
              'lineStoodBack', count(*) filter (where event = 'lineStoodBack'),
              'lineLapsed', count(*) filter (where event = 'lineLapsed'),
              'lineEnded', count(*) filter (where event = 'lineEnded'))
            from member_notice where subject_no = place.place_no
              and member_notice.member_no = place.member_no and event like 'line%'
          )) order by place.place_no)
        from place_in_line as place join line on line.line_no = place.line_no
        left join line_presence on line_presence.place_no = place.place_no where line.education_no = ${educationNo}
      ), '[]'),
      'applications', coalesce((
        select jsonb_agg(jsonb_build_object('no', application_no, 'memberNo', member_no, 'status', status,
          'expiredAt', ${ms('expired_at')}, 'seats', 1)) from application where education_no = ${educationNo}
      ), '[]'),
      'groups', coalesce((
        select jsonb_agg(jsonb_build_object('no', application_no, 'memberNo', member_no, 'status', status,
          'expiredAt', ${ms('expired_at')}, 'seats', (
            select count(*) from group_seat where group_seat.group_no = employer_group.group_no
              and group_seat.status in ('RESERVED', 'INVITED', 'CONFIRMED', 'CANCEL_REQUESTED')
          )))
        from employer_group join application on application_no = group_no
        where employer_group.education_no = ${educationNo}
      ), '[]'),
      'suspended', coalesce((select jsonb_agg(member_no) from member where status = 'SUSPENDED'), '[]'),
      'messages', (select count(*) from outbox)
    ) as books`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('nothing is stored');
  return row.books;
}
