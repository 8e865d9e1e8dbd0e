import { useCallback, useState } from 'react';
import { DocumentDialog } from '@portal/shared/documents';
import type { DialogProps } from '@portal/shared/overlay';
import { EmptyState } from '@portal/shared/ui';
import type { Roster } from './RosterButton.tsx';
import { RosterSheet } from './RosterSheet.tsx';

const A_PAGE = 12;

/** Examinees in pages of twelve. */
function pagesOf(examinees: Roster['examinees']): Roster['examinees'][] {
  const pages = [];
  for (let from = 0; from < examinees.length; from += A_PAGE) pages.push(examinees.slice(from, from + A_PAGE));
  return pages;
}

/** Roster of an exam's hall, a sheet for each twelve examinees. It is to be printed once all photos have loaded. */
export default function RosterDialog({ roster, ...dialog }: DialogProps & { roster: Roster }) {
  const { examinees } = roster;
  const [loaded, setLoaded] = useState(0);
  const onLoaded = useCallback(() => setLoaded((before) => before + 1), []);
  const wanted = examinees.filter(({ photo }) => photo !== '').length;
  const pages = pagesOf(examinees);
  return (
    <DocumentDialog
      title={`사진 명부 (${examinees.length}명)`}
      {...(loaded < wanted && {
        hint: `사진을 불러오고 있습니다 (${loaded}/${wanted}). 모두 불러온 뒤 인쇄해주세요.`,
      })}
      {...dialog}
    >
      {pages.length === 0 && <EmptyState title="신청이 완료된 응시자가 없습니다." />}
      {pages.map((examineesOfPage, index) => (
        <RosterSheet
          key={index}
          roster={roster}
          examinees={examineesOfPage}
          pageWords={`${index + 1} / ${pages.length}쪽`}
          onLoaded={onLoaded}
        />
      ))}
    </DocumentDialog>
  );
}
