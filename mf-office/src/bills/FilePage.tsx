import { FileInput } from '@portal/shared/form';
import { formatCount } from '@portal/shared/format';
import { useNavigate } from '@portal/shared/router';
import { Actions, Button, ButtonLink, Callout, Field, Section, Skeleton, toast } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { CheckedRows } from '../parts/table/CheckedRows.tsx';
import { LIST_PATH } from './bill.ts';
import { useBillFile } from './useBillFile.ts';

/**
 * /office/bills/file: imports approval numbers from the tax office's list, after a preview of what each row would do.
 */
export default function FilePage() {
  const navigate = useNavigate();
  const { table, checked, problem, isChecking, choose, enter } = useBillFile();
  const countOf = (outcome: 'enter' | 'refused') => checked?.rows.filter((row) => row.outcome === outcome).length ?? 0;
  const [entered, refused] = [countOf('enter'), countOf('refused')];
  const confirm = async () => {
    const isEntered = await openDecision({
      title: '승인번호 입력',
      details: [
        { term: '파일', description: table?.name ?? '' },
        { term: '발급으로 적을 계산서', description: <strong>{formatCount(entered)}건</strong> },
        { term: '적지 않을 줄', description: `${formatCount(refused)}줄` },
      ],
      action: `${formatCount(entered)}건 적기`,
      reasonLabel: '남길 말',
      send: async (reason) => {
        toast(`${formatCount(await enter(reason))}건을 발급으로 적었습니다.`);
      },
    });
    if (isEntered) await navigate(LIST_PATH);
  };
  return (
    <OfficePage title="승인번호 파일 올리기">
      <Callout tone="info" title="파일을 준비하는 방법">
        홈택스에서 발급한 계산서 목록을 내려받아 &quot;CSV UTF-8&quot;로 저장합니다. &apos;승인번호&apos; 열과
        &apos;비고&apos; 열이 있어야 하고, 비고의 &apos;관리번호&apos;로 계산서를 찾습니다. &apos;공급가액&apos;과
        &apos;작성일자&apos; 열이 있으면 함께 맞춰 봅니다. 아직 아무것도 적히지 않습니다.
      </Callout>
      <Field
        label="승인번호 파일"
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
          lead={`${formatCount(entered)}건을 발급으로 적고, ${formatCount(refused)}줄은 적지 않습니다.`}
        >
          <CheckedRows
            caption="파일의 줄"
            subject={{ heading: '받는 곳', of: ({ bill }) => bill }}
            rows={checked.rows}
          />
        </Section>
      )}
      <Actions>
        <ButtonLink variant="secondary" to={LIST_PATH}>
          계산서로 돌아가기
        </ButtonLink>
        {entered > 0 && <Button onClick={() => void confirm()}>{`${formatCount(entered)}건 적기`}</Button>}
      </Actions>
    </OfficePage>
  );
}
