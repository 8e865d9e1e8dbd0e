import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useItem } from '@portal/shared/client';
import { educationCode } from '@portal/shared/contract/common';
import { Button, Form, SelectField, TextField } from '@portal/shared/ui';
import type { LicenceWords } from './licenceQuery.ts';
import styles from './LicenceSearchDialog.module.css';

const NAME_NEEDED = '업소명이나 대표자명 가운데 하나는 입력해주세요.';

const schema = v.pipe(
  v.object({
    upsoname: v.pipe(v.string(), v.trim(), v.maxLength(100)),
    prsdnt_nm: v.pipe(v.string(), v.trim(), v.maxLength(50)),
    sido_cd: v.string(),
  }),
  v.forward(
    v.check(({ upsoname, prsdnt_nm }) => upsoname !== '' || prsdnt_nm !== '', NAME_NEEDED),
    ['upsoname'],
  ),
);

/** Search form for a business licence. Enter searches. */
export function LicenceForm({ onSearch }: { onSearch: (words: LicenceWords) => void }) {
  const codes = useItem(educationCode, {}, { background: true });
  const regions = (codes.data ?? []).filter(({ group }) => group === 'REGION');
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { upsoname: '', prsdnt_nm: '', sido_cd: '' },
  });
  return (
    <Form role="search" className={styles.form} onSubmit={handleSubmit(onSearch)}>
      <TextField
        label="업소명"
        hint="일부만 입력하셔도 됩니다."
        enterKeyHint="search"
        error={errors.upsoname?.message}
        {...register('upsoname')}
      />
      <TextField
        label="대표자명"
        hint="영업신고증에 적힌 이름입니다."
        enterKeyHint="search"
        error={errors.prsdnt_nm?.message}
        {...register('prsdnt_nm')}
      />
      <SelectField
        label="지역"
        placeholder="전국"
        options={regions.map(({ code, codeName }) => ({ value: code, label: codeName }))}
        {...register('sido_cd')}
      />
      <Button type="submit">검색</Button>
    </Form>
  );
}
