import type { ConsentDue } from '../contract/consent.ts';
import type { VersionedText } from '../contract/legalText.ts';
import { Actions, Button } from '../ui/index.ts';
import styles from './ConsentDialog.module.css';
import { openTextVersion } from './openTextVersion.tsx';

/** Version of a text that this build knows. */
export type AskedChange = ConsentDue & { text: VersionedText };

/** Changes of a text, with links to both versions; a member of a former system is asked for the only one. */
export function ChangedText({ asked: { text, textName, version, former, changes } }: { asked: AskedChange }) {
  const show = (day: string) => void openTextVersion(text, day).catch(() => undefined);
  const isFirst = former === version;
  return (
    <div className={styles.root}>
      {isFirst ? (
        <p>새 홈페이지의 {textName} 내용을 읽고 동의하시는지 골라주세요.</p>
      ) : (
        <p>
          {version.replaceAll('-', '.')}부터 새 {textName} 내용이 적용됩니다. 달라진 점을 읽고 동의하시는지 골라주세요.
        </p>
      )}
      <h3 className={styles.heading}>{isFirst ? '다시 여쭙는 까닭' : '달라진 점'}</h3>
      <p>{changes}</p>
      <Actions>
        <Button variant="secondary" size="small" onClick={() => show(version)}>
          {isFirst ? '내용 보기' : '바뀐 내용 보기'}
        </Button>
        {former && !isFirst && (
          <Button variant="secondary" size="small" onClick={() => show(former)}>
            이전 내용 보기
          </Button>
        )}
      </Actions>
    </div>
  );
}
