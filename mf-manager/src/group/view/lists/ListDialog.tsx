import { Download } from 'lucide-react';
import { canPrintAndSave, DocumentDialog, saveFile } from '@portal/shared/documents';
import type { DialogProps } from '@portal/shared/overlay';
import { Button } from '@portal/shared/ui';
import { csvOf } from '../../csvOf.ts';
import { ListSheet } from './ListSheet.tsx';
import { pagesOf, type PeopleList } from './peopleList.ts';

const SAVE_HINT = '‘파일로 저장’을 누르시면 엑셀에서 여실 수 있습니다.';

/** A list to print or to save. */
export default function ListDialog({ list, ...dialog }: DialogProps & { list: PeopleList }) {
  const { title, hint, total, fileName, headings, rows } = list;
  const pages = pagesOf(rows);
  const save = canPrintAndSave() && (
    <Button variant="secondary" icon={<Download />} onClick={() => saveFile(fileName, csvOf([headings, ...rows]))}>
      파일로 저장
    </Button>
  );
  return (
    <DocumentDialog title={title} {...(hint && { hint })} save={save} saveHint={SAVE_HINT} {...dialog}>
      {pages.map((rowsOfPage, index) => (
        <ListSheet key={index} list={list} rows={rowsOfPage} pageWords={`${total}, ${index + 1} / ${pages.length}쪽`} />
      ))}
    </DocumentDialog>
  );
}
