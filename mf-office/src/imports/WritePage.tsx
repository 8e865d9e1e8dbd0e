import { useState } from 'react';
import { useItem } from '@portal/shared/client';
import { IMPORT_KIND_NAMES, officeImportForms, type ImportKind } from '@portal/shared/contract/office';
import { FileInput, UploadProgress } from '@portal/shared/form';
import { useNavigate } from '@portal/shared/router';
import { Actions, Button, ButtonLink, Field, SelectField } from '@portal/shared/ui';
import { ItemFailure } from '../parts/frame/ItemFailure.tsx';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { AcceptedColumns } from './AcceptedColumns.tsx';
import { LIST_PATH, viewPath } from './import.ts';
import { useUpload } from './useUpload.ts';

const KINDS = (Object.keys(IMPORT_KIND_NAMES) as ImportKind[]).map((value) => ({
  value,
  label: IMPORT_KIND_NAMES[value],
}));

/** /office/imports/write: chooses a kind and a file of the former system, and sends it. */
export default function WritePage() {
  const forms = useItem(officeImportForms, {});
  const [kind, setKind] = useState<ImportKind>('members');
  const [file, setFile] = useState<File | null>(null);
  const { upload, progress, problem, setProblem } = useUpload();
  const navigate = useNavigate();
  const isZip = kind === 'articles';
  const hint = isZip
    ? 'articles.csv와 본문, 첨부파일을 담은 폴더를 압축한 ZIP 파일, 200MB까지'
    : '엑셀에서는 ‘CSV UTF-8’로 저장한 파일, 200MB까지';
  const send = async () => {
    if (!file) {
      setProblem('파일을 골라주세요.');
      return;
    }
    const uploadNo = await upload(file, kind);
    if (uploadNo !== null) await navigate(viewPath(uploadNo));
  };
  return (
    <OfficePage
      title="자료 파일 올리기"
      lead="올린 파일은 먼저 줄마다 확인만 합니다. 확인한 결과를 보시고 가져오기를 누르셔야 저장됩니다."
    >
      <SelectField
        label="자료 종류"
        required
        value={kind}
        disabled={progress !== null}
        options={KINDS}
        onChange={({ currentTarget: { value } }) => {
          setKind(KINDS.find((one) => one.value === value)?.value ?? kind);
          setFile(null);
        }}
      />
      <Field label="파일" required hint={file ? `고른 파일: ${file.name}` : hint} error={problem || undefined}>
        {(control) => (
          <FileInput
            {...control}
            accept={isZip ? '.zip,application/zip' : '.csv,text/csv'}
            disabled={progress !== null}
            onChoose={([chosen]) => {
              setProblem('');
              setFile(chosen ?? null);
            }}
          />
        )}
      </Field>
      {progress !== null && (
        <UploadProgress label="올리는 중입니다. 다 올릴 때까지 이 화면을 닫지 말아주세요." progress={progress} />
      )}
      <Actions>
        <ButtonLink variant="secondary" to={LIST_PATH}>
          목록
        </ButtonLink>
        <Button busy={progress !== null} onClick={() => void send()}>
          올리고 확인하기
        </Button>
      </Actions>
      <ItemFailure query={forms} />
      {forms.data && <AcceptedColumns form={forms.data.find((form) => form.kind === kind)} />}
    </OfficePage>
  );
}
