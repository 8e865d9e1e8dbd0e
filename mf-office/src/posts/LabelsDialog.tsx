import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useFetchFile } from '@portal/shared/client';
import { LABEL_COLUMNS, LABEL_ROWS, LABELS_PER_SHEET, officePrintLabels } from '@portal/shared/contract/office';
import { FetchProgress } from '@portal/shared/documents';
import { useSubmit } from '@portal/shared/form';
import type { DialogProps } from '@portal/shared/overlay';
import { Callout, FormDialog, TextField, toast } from '@portal/shared/ui';
import { saveBlob } from '../parts/files/download.ts';

const WRONG = `1부터 ${LABELS_PER_SHEET}까지의 숫자를 입력해주세요.`;
const schema = v.object({
  firstLabel: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,2}$/, WRONG),
    v.check((text) => Number(text) >= 1 && Number(text) <= LABELS_PER_SHEET, WRONG),
  ),
});

/** Prints labels of the chosen posts as a PDF file of A4 sheets. */
export default function LabelsDialog({
  certificateNos,
  close,
  closing,
}: DialogProps<boolean> & { certificateNos: number[] }) {
  const { fetchFile, isPending: isFetching, progress, cancel } = useFetchFile(officePrintLabels);
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { firstLabel: '1' } });
  const { submit, isPending } = useSubmit({
    form,
    send: async ({ firstLabel }) => {
      const file = await fetchFile({ certificateNos, firstLabel: Number(firstLabel) });
      if (!file) return;
      saveBlob('우편 라벨.pdf', file);
      toast('라벨 파일을 내려받았습니다. ‘실제 크기’로 인쇄해주세요.');
      close(true);
    },
  });
  return (
    <FormDialog
      title="라벨 인쇄"
      closing={closing}
      onClose={() => close(false)}
      submit={submit}
      isPending={isPending || isFetching}
      submitLabel={`${certificateNos.length}건 라벨 받기`}
    >
      <Callout tone="info">
        A4 라벨지 {LABELS_PER_SHEET}칸(가로 {LABEL_COLUMNS} × 세로 {LABEL_ROWS}, 한 칸 63.5 × 33.9mm)에 맞춘 PDF
        파일입니다. 배율 없이 ‘실제 크기’로 인쇄해주세요. 주소가 없거나 이미 보낸 우편은 빠집니다.
      </Callout>
      <TextField
        label="첫 라벨의 칸"
        required
        inputMode="numeric"
        hint="쓰다 남은 라벨지면 남은 첫 칸의 번호를 적어주세요. 왼쪽 위가 1번이고, 오른쪽으로 셉니다."
        error={form.formState.errors.firstLabel?.message}
        {...form.register('firstLabel')}
      />
      {isFetching && <FetchProgress progress={progress} onCancel={cancel} />}
    </FormDialog>
  );
}
