import { useState } from 'react';
import type { DialogProps } from '@portal/shared/overlay';
import type { VersionedText } from '../contract/legalText.ts';
import { seoulDay, serverNow } from '../time/index.ts';
import { Button, Dialog } from '../ui/index.ts';
import { Announcement } from './Announcement.tsx';
import { EarlierVersions } from './EarlierVersions.tsx';
import type { Block, LegalText } from './legalText.ts';
import styles from './TextDialog.module.css';
import { TextTable } from './TextTable.tsx';

function TextBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('table' in block) return <TextTable {...block.table} />;
  const items = block.list.map((item) => <li key={item}>{item}</li>);
  return block.ordered ? <ol className={styles.numbers}>{items}</ol> : <ul className={styles.points}>{items}</ul>;
}

interface TextDialogProps extends DialogProps {
  text: LegalText;
  /** Name of a versioned text. */
  name?: VersionedText;
}

/** Dialog with a text of the association. */
export default function TextDialog({ text: newest, name, close, closing }: TextDialogProps) {
  const [text, setText] = useState(newest);
  const { title, effective, lead = [], articles, changes } = text;
  const { earlier = [], later = [] } = newest;
  const isComing = effective !== undefined && effective > seoulDay(serverNow());
  return (
    <Dialog
      title={title}
      size="large"
      closing={closing}
      onClose={() => close()}
      footer={<Button onClick={() => close()}>확인</Button>}
    >
      <div className={styles.root}>
        {effective && <p className={styles.effective}>시행일 {effective.replaceAll('-', '.')}</p>}
        {name &&
          (isComing ? [text] : later).map((next) => <Announcement key={next.effective} name={name} next={next} />)}
        {name && (earlier.length > 0 || later.length > 0) && (
          <EarlierVersions name={name} newest={newest} shown={text} onShow={setText} />
        )}
        {changes && !isComing && (
          <p>
            <strong>이전 내용과 달라진 점</strong> {changes}
          </p>
        )}
        {lead.map((block, index) => (
          <TextBlock key={index} block={block} />
        ))}
        {articles.map(({ heading, blocks }) => (
          <section key={heading} className={styles.article}>
            <h3>{heading}</h3>
            {blocks.map((block, index) => (
              <TextBlock key={index} block={block} />
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  );
}
