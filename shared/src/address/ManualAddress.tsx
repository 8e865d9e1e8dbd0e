import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { postCodeRule, storableText } from '../rules/index.ts';
import { Button, Form, NumberField, TextField } from '../ui/index.ts';
import type { FoundAddress } from './foundAddress.ts';

const schema = v.object({
  postCode: postCodeRule,
  address: v.pipe(
    storableText(),
    v.trim(),
    v.nonEmpty('주소를 입력해주세요.'),
    v.maxLength(200, '200자 이내로 입력해주세요.'),
  ),
});

/** Address typed manually. */
export function ManualAddress({ onChoose }: { onChoose: (found: FoundAddress) => void }) {
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm({ resolver: valibotResolver(schema), defaultValues: { postCode: '', address: '' } });
  return (
    <Form onSubmit={handleSubmit(onChoose)}>
      <NumberField
        label="우편번호"
        hint="다섯 자리 숫자입니다."
        autoComplete="postal-code"
        error={errors.postCode?.message}
        {...register('postCode')}
      />
      <TextField
        label="주소"
        hint="도로명과 건물 번호까지 적어주세요."
        autoComplete="address-line1"
        error={errors.address?.message}
        {...register('address')}
      />
      <Button type="submit">이 주소 사용</Button>
    </Form>
  );
}
