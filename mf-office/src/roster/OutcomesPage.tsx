import { FileInput } from '@portal/shared/form';
import { formatCount } from '@portal/shared/format';
import { useNavigate } from '@portal/shared/router';
import { Actions, Button, ButtonLink, Callout, Field, Section, Skeleton, toast } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { CheckedRows } from '../parts/table/CheckedRows.tsx';
import { LIST_PATH } from './roster.ts';
import { useOutcomeFile } from './useOutcomeFile.ts';

/** /office/roster/outcomes: imports the regulator's outcomes from a file, after a preview of what each row would do. */
export default function OutcomesPage() {
  const navigate = useNavigate();
  const { table, checked, problem, isChecking, choose, enter } = useOutcomeFile();
  const countOf = (outcome: 'enter' | 'refused') => checked?.rows.filter((row) => row.outcome === outcome).length ?? 0;
  const [entered, refused] = [countOf('enter'), countOf('refused')];
  const confirm = async () => {
    const isEntered = await openDecision({
      title: '등록 결과 입력',
      details: [
        { term: '파일', description: table?.name ?? '' },
        { term: '입력할 회원', description: <strong>{formatCount(entered)}명</strong> },
        { term: '입력하지 않을 줄', description: `${formatCount(refused)}줄` },
      ],
      note: <p>등록된 회원과 반려된 회원에게 문자로 알립니다. 밤에는 보내지 않고 아침에 보냅니다.</p>,
      action: `${formatCount(entered)}명 입력`,
      reasonLabel: '남길 말',
      send: async (reason) => {
        toast(`${formatCount(await enter(reason))}명의 결과를 입력했습니다.`);
      },
    });
    if (isEntered) await navigate(LIST_PATH);
  };
  return (
    <OfficePage title="등록 결과 올리기">
      <Callout tone="info" title="파일을 준비하는 방법">
        받으신 명단의 &apos;결과&apos; 열에 등록 또는 반려를, 반려이면 &apos;사유&apos; 열에 회원이 읽을 사유를 적어
        주세요. 엑셀에서는 &quot;CSV UTF-8&quot;로 저장합니다. 아직 아무것도 입력되지 않습니다.
      </Callout>
      <Field
        label="결과 파일"
        hint={table ? `고른 파일: ${table.name}` : 'CSV 파일을 고르면 줄마다 어떻게 처리될지 먼저 보여 드립니다.'}
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
      {isChecking && <Skeleton lines={6} />}
      {checked && (
        <Section
          title="확인"
          lead={`${formatCount(entered)}명의 결과를 입력하고, ${formatCount(refused)}줄은 입력하지 않습니다.`}
        >
          <CheckedRows
            caption="결과 파일의 줄"
            subject={{ heading: '회원', of: ({ member }) => member }}
            rows={checked.rows}
          />
        </Section>
      )}
      <Actions>
        <ButtonLink variant="secondary" to={LIST_PATH}>
          위생교육 명단으로 돌아가기
        </ButtonLink>
        {entered > 0 && <Button onClick={() => void confirm()}>{`${formatCount(entered)}명의 결과 입력`}</Button>}
      </Actions>
    </OfficePage>
  );
}
