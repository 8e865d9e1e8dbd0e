import type { AttachedFiles, OfficeArticleKind } from '@portal/shared/contract/office';
import { StoredFiles } from '@portal/shared/documents';
import type { DialogProps } from '@portal/shared/overlay';
import { Accordion, Button, Dialog } from '@portal/shared/ui';
import { StoredPicture } from '../../parts/files/StoredPicture.tsx';
import { KINDS } from '../kind/kinds.ts';
import styles from './PreviewDialog.module.css';
import { StoredArticle } from './StoredArticle.tsx';

/** Form values that the preview shows. */
interface Previewed {
  title: string;
  content: string;
  imagePath: string;
  files: AttachedFiles;
}

interface PreviewDialogProps extends DialogProps<undefined> {
  kind: OfficeArticleKind;
  article: Previewed;
}

/** An article as the site shows it. */
export default function PreviewDialog({ kind, article, close, closing }: PreviewDialogProps) {
  const { title, content, imagePath, files } = article;
  return (
    <Dialog
      title="미리 보기"
      closing={closing}
      onClose={() => close()}
      footer={
        <Button variant="secondary" onClick={() => close()}>
          닫기
        </Button>
      }
    >
      {KINDS[kind].isPlain ? (
        <Accordion
          defaultOpen={['question']}
          items={[
            { value: 'question', title, content: content.split(/\n{2,}/).map((text) => <p key={text}>{text}</p>) },
          ]}
        />
      ) : (
        <article className={styles.article}>
          <h2>{title || '제목 없음'}</h2>
          {imagePath && <StoredPicture path={imagePath} alt="" />}
          <StoredArticle html={content} />
          <StoredFiles files={files} />
        </article>
      )}
    </Dialog>
  );
}
