import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from '@portal/shared/client';
import type { EntryOutcome, OfferingKind } from '@portal/shared/contract/office';
import { useSessionUser } from '@portal/shared/session';
import { serverNow } from '@portal/shared/time';
import { attendeeOfCode, markOf, type Attendee } from './attendee/attendee.ts';
import { sendUnsent, type AnsweredEntry } from './send.ts';
import { signal } from './signal.ts';
import { keepUnsent, readUnsent, type UnsentEntry } from './unsent.ts';

/** Outcome of an entry, as text and signal for the employee at the door. */
export interface Said {
  name: string;
  outcome: EntryOutcome;
  message: string;
}

/** Source of an entry: a scanned code, or a row of the list. */
export type TakenBy = { code: string } | { userExaminationNo: number };

const AGAIN_MS = 15_000;
const NOT_ON_LIST =
  '이 명단에 없는 코드입니다. 인터넷이 연결되면 다시 확인하고 알려드리겠습니다. 그때까지는 출석이 아닙니다.';
const CORRECTED = '결석으로 정정된 분입니다. 출석이면 명단에서 다시 정정해주세요.';

interface Lesson {
  kind: OfferingKind;
  offeringNo: number;
  lessonNo: number;
}

const isOf = (lesson: Lesson) => (entry: UnsentEntry) =>
  entry.kind === lesson.kind && entry.offeringNo === lesson.offeringNo && entry.lessonNo === lesson.lessonNo;

/** Takes attendance of a lesson. Entries are stored on the device first, and sent as soon as it is online. */
export function useTaking(lesson: Lesson, attendees: readonly Attendee[], refresh: () => void) {
  const userId = useSessionUser()?.userId ?? '';
  const [unsent, setUnsent] = useState(readUnsent);
  const [said, setSaid] = useState<Said | null>(null);
  const [refused, setRefused] = useState<readonly AnsweredEntry[]>([]);
  const [failure, setFailure] = useState('');
  const isSending = useRef(false);

  const say = useCallback((next: Said) => {
    setSaid(next);
    signal(next.outcome);
  }, []);

  const sendAll = useCallback(async () => {
    if (isSending.current || userId === '' || readUnsent().length === 0) return;
    isSending.current = true;
    try {
      const answered = await sendUnsent(userId);
      setFailure('');
      const bad = answered.filter(({ outcome }) => outcome === 'refused');
      setRefused((before) => [...bad, ...before]);
      const [worst = answered.find(({ outcome }) => outcome === 'already')] = bad;
      if (worst) say(worst);
      if (answered.length > 0) refresh();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error.failure === 'network' ? OFFLINE : error.message);
    } finally {
      isSending.current = false;
      setUnsent(readUnsent());
    }
  }, [userId, say, refresh]);

  useEffect(() => {
    const again = () => void sendAll();
    again();
    window.addEventListener('online', again);
    const timer = setInterval(again, AGAIN_MS);
    return () => {
      window.removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [sendAll]);

  const take = (by: TakenBy) => {
    const attendee =
      'code' in by
        ? attendeeOfCode(attendees, by.code)
        : attendees.find(({ userExaminationNo }) => userExaminationNo === by.userExaminationNo);
    const waiting = readUnsent().filter(isOf(lesson));
    const name = attendee?.name ?? '';
    if (attendee) {
      const mark = markOf(attendee, lesson.lessonNo);
      if (mark?.status === 'ABSENT') return say({ name, outcome: 'refused', message: CORRECTED });
      if (!mark && attendee.bar) {
        // A colleague may have accepted the papers since the list was read.
        if (navigator.onLine) refresh();
        return say({ name, outcome: 'refused', message: attendee.bar });
      }
      if (mark || isWaiting(attendee, waiting)) return say({ name, outcome: 'already', message: '이미 출석입니다.' });
    } else if ('code' in by && waiting.some(({ code }) => code === by.code)) return;
    keepUnsent({ ...lesson, ...by, takenBy: userId, takenAt: serverNow().toISOString() });
    setUnsent(readUnsent());
    if (attendee) say({ name, outcome: 'taken', message: '출석했습니다.' });
    else if (!navigator.onLine) say({ name, outcome: 'refused', message: NOT_ON_LIST });
    void sendAll();
  };

  const own = unsent.filter(({ takenBy }) => takenBy === userId);
  const waiting = own.filter(isOf(lesson));
  return {
    take,
    sendAll,
    said,
    failure,
    refused,
    /** Number of this employee's unsent entries, of all lessons. */
    unsent: own.length,
    isWaiting: (attendee: Attendee) => isWaiting(attendee, waiting),
    forget: () => setRefused([]),
  };
}

const OFFLINE = '인터넷에 연결되어 있지 않습니다. 기록은 이 기기에 보관했다가 연결되면 보냅니다.';

const isWaiting = ({ userExaminationNo, entryCode }: Attendee, waiting: readonly UnsentEntry[]) =>
  waiting.some((entry) => entry.userExaminationNo === userExaminationNo || entry.code === entryCode);
