import type { DialogProps } from '@portal/shared/overlay';
import { Button, Dialog } from '../ui/index.ts';
import type { Block, StandingText } from './standingText.ts';
import styles from './TextDialog.module.css';
import { TextTable } from './TextTable.tsx';

function TextBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('table' in block) return <TextTable {...block.table} />;
  const items = block.list.map((item) => <li key={item}>{item}</li>);
  return block.ordered ? <ol className={styles.numbers}>{items}</ol> : <ul className={styles.points}>{items}</ul>;
}

interface TextDialogProps extends DialogProps {
  text: StandingText;
}

/** Shows a text of the association. */
export default function TextDialog({ text, close, closing }: TextDialogProps) {
  const { title, effective, lead = [], articles } = text;
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
