import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { CallInput, CallName, Calls } from '@portal/shared/contract';
import { endOfSeoulDay, seoulInstant } from '@portal/shared/time';
import { createLogger } from '../../../../server/logging.ts';
import type { TestServer, TestServerOptions } from '../../../../testing/index.ts';
import { addCourse } from '../../../manager/testing/offerings.ts';
import { addEmployee } from '../../../office/testing/employee.ts';
import { makeCrashable } from '../walks/crashableDatabase.ts';
import { answerCall } from '../walks/memberCalls.ts';
import { attempt } from '../walks/violation.ts';
import { readLineBooks, type LineBooks } from './lineBooks.ts';
import type { OPENINGS } from './lineCommands.ts';

/** Initial state of a history. */
export interface LineScenario {
  capacity: number;
  isFree: boolean;
  /** Commands executed before. */
  opening: keyof typeof OPENINGS;
  /** Minutes before the opening at the start; negative if after it. */
  minutesBefore: number;
}

const MEMBERS = 5;
const DAY = '2026-12-03';
const OPENS_AT = seoulInstant('2026-11-26', '10:00');
const CLOSES_AT = seoulInstant('2026-12-01', '18:00');

/** The real handlers and jobs around one course, with a clock and connections that can be cut. */
export class LineFixture {
  readonly server: TestServer;
  readonly clock: { now: Date };
  readonly memberNos: number[];
  readonly employeeNo: number;
  readonly educationNo: number;
  onFault: (name: string) => void = () => undefined;

  static async open(open: (options: Pick<TestServerOptions, 'now'>) => Promise<TestServer>): Promise<LineFixture> {
    const clock = { now: OPENS_AT };
    const server = await open({ now: () => clock.now });
    const memberNos: number[] = [];
    for (let made = 0; made < MEMBERS; made += 1) memberNos.push((await server.member()).memberNo);
    const educationNo = await addCourse(server.db, {
      edu_date: DAY,
      held_at: seoulInstant(DAY, '10:00'),
      finish_at: endOfSeoulDay(DAY),
    });
    const { memberNo: employeeNo } = await addEmployee(server);
    return new LineFixture({ server, clock, memberNos, employeeNo, educationNo });
  }

  constructor(parts: Pick<LineFixture, 'server' | 'clock' | 'memberNos' | 'employeeNo' | 'educationNo'>) {
    this.server = parts.server;
    this.clock = parts.clock;
    this.memberNos = parts.memberNos;
    this.employeeNo = parts.employeeNo;
    this.educationNo = parts.educationNo;
    makeCrashable(this.server);
  }

  /** Resets the data of the previous history. */
  async begin({ capacity, isFree, minutesBefore }: LineScenario): Promise<void> {
    this.clock.now = new Date(OPENS_AT.getTime() - minutesBefore * 60_000);
    const { educationNo, memberNos } = this;
    await sql`delete from place_in_line`.execute(this.server.db);
    await sql`delete from group_seat`.execute(this.server.db);
    await sql`delete from employer_group`.execute(this.server.db);
    await sql`delete from application_consent`.execute(this.server.db);
    await sql`delete from application where kind = 'group'`.execute(this.server.db);
    await sql`
      with no_lines as (delete from line), no_notices as (delete from member_notice), no_messages as (delete from outbox),
        no_keys as (delete from idempotency_key), no_applications as (delete from application where education_no = ${educationNo}),
        members as (
          update member set status = 'ACTIVE' where member_no = any(${memberNos}) and status <> 'ACTIVE'
        )
      update education set capacity = ${capacity}, taken = 0, waiting = 0, offered = 0, line_setting = 'auto',
        called_off = false, price = ${isFree ? 0 : 50_000}, apply_start_at = ${OPENS_AT}, apply_end_at = ${CLOSES_AT}
      where education_no = ${educationNo}`.execute(this.server.db);
  }

  read = (): Promise<LineBooks> => readLineBooks(this.server.db, this.educationNo);

  get db() {
    return this.server.database.queries;
  }

  jobs() {
    return { ...this.server.services, db: this.db, log: createLogger('silent') };
  }

  call = <Name extends CallName>(name: Name, memberNo: number, input: CallInput<Calls[Name]> & object) =>
    answerCall({ name, memberNo, input, key: randomUUID() }, this.jobs());

  readonly attempt = attempt;
}
