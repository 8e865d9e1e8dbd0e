import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { AddressFields } from '@portal/shared/form';
import { Section, TextField } from '@portal/shared/ui';
import type { PostValues } from './post.ts';

interface ShopFieldsProps {
  register: UseFormRegister<PostValues>;
  errors: FieldErrors<PostValues>;
}

/** Address and contacts of a business; all are optional. */
export function ShopFields({ register, errors }: ShopFieldsProps) {
  return (
    <Section title="업소 안내" lead="적어주시면 지도와 전화로 바로 이어집니다. 없으면 비워 두세요.">
      <AddressFields optional />
      <TextField
        label="업소 전화번호"
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="예: 02-123-4567"
        error={errors.shopPhone?.message}
        {...register('shopPhone')}
      />
      <TextField
        label="업소 홈페이지"
        optional
        type="url"
        inputMode="url"
        autoComplete="url"
        hint="예: https://www.example.com"
        error={errors.url?.message}
        {...register('url')}
      />
    </Section>
  );
}
