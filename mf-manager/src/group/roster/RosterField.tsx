import { Download } from 'lucide-react';
import { FileInput } from '@portal/shared/form';
import { formatCount } from '@portal/shared/format';
import { Actions, Button, Field, Skeleton } from '@portal/shared/ui';
import type { TypedPerson } from '../typedPerson.ts';
import styles from './RosterField.module.css';
import { RosterRows } from './RosterRows.tsx';
import { downloadTemplate } from './template.ts';
import { useRosterFile } from './useRosterFile.ts';

/** File with a table of people: each row is previewed before it is added to the form. */
export function RosterField({ onTake }: { onTake(people: readonly TypedPerson[]): void }) {
  const { fileName, checked, problem, isChecking, choose, forget } = useRosterFile();
  const fitting = checked?.people.length ?? 0;
  const others = (checked?.rows.length ?? 0) - fitting;
  return (
    <div className={styles.root}>
      <Button className={styles.template} variant="secondary" icon={<Download />} onClick={downloadTemplate}>
        명단 양식 받기
      </Button>
      <Field
        label="명단 파일"
        optional
        hint={
          fileName
            ? `고른 파일: ${fileName}`
            : '양식을 엑셀에서 채우고 CSV로 저장해 올려주세요. 줄마다 어떻게 되는지 먼저 보여드립니다.'
        }
        error={problem || undefined}
      >
        {(control) => (
          <FileInput
            {...control}
            accept=".csv,text/csv"
            disabled={isChecking}
            onChoose={([file]) => file && void choose(file)}
          />
        )}
      </Field>
      {isChecking && <Skeleton lines={4} />}
      {checked && (
        <>
          <p role="status">
            {formatCount(fitting)}명을 신청서에 넣을 수 있고, {formatCount(others)}줄은 넣지 않습니다.
          </p>
          <RosterRows rows={checked.rows} />
          <Actions>
            <Button variant="secondary" onClick={forget}>
              넣지 않기
            </Button>
            {fitting > 0 && (
              <Button
                onClick={() => {
                  onTake(checked.people);
                  forget();
                }}
              >
                {formatCount(fitting)}명 넣기
              </Button>
            )}
          </Actions>
        </>
      )}
    </div>
  );
}
