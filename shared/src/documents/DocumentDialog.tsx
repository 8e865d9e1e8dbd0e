import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DialogProps } from '@portal/shared/overlay';
import { Button, Dialog } from '@portal/shared/ui';
import styles from './DocumentDialog.module.css';
import { canPrintAndSave } from './saveFile.ts';

interface DocumentDialogProps extends DialogProps {
  title: string;
  /** Screen-only hint about where it can be shown without printing. */
  hint?: string;
  /** Button that saves it as a file, if there is one: `SavePdf`. */
  save?: ReactNode;
  /** About a button that saves something else than a PDF file. */
  saveHint?: string;
  /** One or more `Sheet`s, each printed on a page of its own. */
  children: ReactNode;
}

const SAVE_HINT = '‘PDF로 저장’을 누르시면 파일로 보관하실 수 있습니다.';
const PRINT_HINT = '‘인쇄’를 누르고 프린터 대신 PDF를 고르시면 파일로 보관하실 수 있습니다.';

const OPEN_HINT =
  '이 앱의 화면에서는 인쇄할 수 없습니다. ‘PDF 열기’를 누르시면 파일로 보고 보관하실 수 있고, 인쇄는 메뉴(⋮)의 ‘다른 브라우저로 열기’에서 하실 수 있습니다.';
const ELSEWHERE =
  '이 앱의 화면에서는 인쇄하거나 저장할 수 없습니다. 메뉴(⋮)에서 ‘다른 브라우저로 열기’를 누른 뒤 다시 여세요.';

/** Dialog of documents with buttons: back closes it, print prints each on one A4 page. */
export function DocumentDialog(props: DocumentDialogProps) {
  const { title, hint, save, saveHint = SAVE_HINT, close, closing, children } = props;
  const prints = canPrintAndSave();
  const advice = prints ? (save ? saveHint : PRINT_HINT) : save ? OPEN_HINT : ELSEWHERE;
  return (
    <Dialog
      title={title}
      size="large"
      closing={closing}
      onClose={() => close()}
      footer={
        <>
          <Button variant="secondary" onClick={() => close()}>
            뒤로
          </Button>
          {save}
          {prints && (
            <Button icon={<Printer />} onClick={() => window.print()}>
              인쇄
            </Button>
          )}
        </>
      }
    >
      <p className={styles.hint}>{[hint, advice].filter(Boolean).join(' ')}</p>
      {children}
    </Dialog>
  );
}
