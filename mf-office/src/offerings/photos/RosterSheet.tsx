import { useEffect } from 'react';
import { useFile } from '@portal/shared/client';
import { downloadFile } from '@portal/shared/contract/common';
import { formatBirth, formatDateTime } from '@portal/shared/format';
import { Sheet, UnbrokenNumbers } from '@portal/shared/ui';
import type { Roster } from './RosterButton.tsx';
import styles from './RosterSheet.module.css';

interface RosterSheetProps {
  roster: Roster;
  /** Examinees of this page. */
  examinees: Roster['examinees'];
  pageWords: string;
  /** Called once for each photo that has loaded or failed. */
  onLoaded: () => void;
}

/** One page of the roster: the exam, its hall, and its examinees with room for their signatures. */
export function RosterSheet({ roster, examinees, pageWords, onLoaded }: RosterSheetProps) {
  return (
    <Sheet title="응시자 사진 명부">
      <div className={styles.head}>
        <p>{roster.title}</p>
        <p>
          {formatDateTime(roster.examDate, roster.time)} {roster.place}
        </p>
        <p>{pageWords}</p>
      </div>
      <ul role="list" className={styles.grid}>
        {examinees.map(({ userExaminationNo, photo, name, examinationCode, userBirth }) => (
          <li key={userExaminationNo} className={styles.examinee}>
            {photo ? <Photo path={photo} name={name} onLoaded={onLoaded} /> : <p className={styles.photo}>사진 없음</p>}
            <div className={styles.words}>
              <p className={styles.number}>
                <UnbrokenNumbers>{examinationCode}</UnbrokenNumbers>
              </p>
              <p className={styles.name}>{name}</p>
              <p>{formatBirth(userBirth)}</p>
              <p className={styles.signature}>서명</p>
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function Photo({ path, name, onLoaded }: { path: string; name: string; onLoaded: () => void }) {
  const { url, hasFailed } = useFile(downloadFile, { path });
  useEffect(() => {
    if (hasFailed) onLoaded();
  }, [hasFailed, onLoaded]);
  if (url) return <img className={styles.photo} src={url} alt={`${name} 응시자 사진`} onLoad={onLoaded} />;
  return <p className={styles.photo}>{hasFailed ? '사진을 불러오지 못했습니다.' : '사진 불러오는 중'}</p>;
}
