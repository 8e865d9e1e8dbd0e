import { useState } from 'react';
import { Button, TextField } from '@portal/shared/ui';
import type { Attendee, Lesson } from './attendee/attendee.ts';
import styles from './AttendeeList.module.css';
import { AttendeeRow } from './AttendeeRow.tsx';
import { useCorrecting } from './useCorrecting.tsx';
import type { useTaking } from './useTaking.ts';

/** Maximum of rows shown at once: more are slow on a phone, and a search by name is faster. */
const SHOWN = 100;

const plain = (text: string) => text.normalize('NFC').replace(/[\s-]/g, '').toUpperCase();

/** Matches part of the name or exam number, or the complete application number or entry code. */
const isMeant = (words: string) => (attendee: Attendee) =>
  plain(attendee.name).includes(words) ||
  plain(attendee.examinationCode).includes(words) ||
  String(attendee.userExaminationNo) === words ||
  plain(attendee.entryCode) === words;

interface AttendeeListProps {
  lesson: Lesson;
  /** False before the day of the lesson. */
  mayTake: boolean;
  applicants: readonly Attendee[];
  taking: ReturnType<typeof useTaking>;
}

/** Everyone who may attend, to be ticked off by hand. */
export function AttendeeList({ lesson, mayTake, applicants, taking }: AttendeeListProps) {
  const [typed, setTyped] = useState('');
  const [limit, setLimit] = useState(SHOWN);
  const correct = useCorrecting(lesson);
  const words = plain(typed);
  const found = words === '' ? applicants : applicants.filter(isMeant(words));
  return (
    <div className={styles.root}>
      <TextField
        label="이름이나 번호로 찾기"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status">{words !== '' && `${found.length}명을 찾았습니다.`}</p>
      <ul className={styles.list}>
        {found.slice(0, limit).map((attendee) => (
          <AttendeeRow
            key={attendee.userExaminationNo}
            attendee={attendee}
            lessonNo={lesson.lessonNo}
            mayTake={mayTake}
            isWaiting={taking.isWaiting(attendee)}
            onTake={() => taking.take({ userExaminationNo: attendee.userExaminationNo })}
            onCorrect={correct}
          />
        ))}
      </ul>
      {found.length > limit && (
        <Button variant="secondary" block onClick={() => setLimit(limit + SHOWN)}>
          {`더보기 (${found.length - limit}명)`}
        </Button>
      )}
    </div>
  );
}
