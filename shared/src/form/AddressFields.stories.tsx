import { FormProvider, useForm } from 'react-hook-form';
import { BUTTON_KEYS } from '../gallery/keys.ts';
import type { Stories } from '../gallery/stories.ts';
import { Form } from '../ui/index.ts';
import { AddressFields, type AddressValues } from './AddressFields.tsx';

export default { component: AddressFields, parameters: { keys: BUTTON_KEYS } } satisfies Stories;

const EMPTY: AddressValues = { postCode: '', userAddress: '', userAddress2: '' };
const FILLED: AddressValues = { postCode: '04595', userAddress: '서울특별시 중구 한빛로 27', userAddress2: '3층' };
const WRONG = {
  postCode: { type: 'required', message: '우편번호를 입력해주세요.' },
  userAddress: { type: 'required', message: '주소를 입력해주세요.' },
};

interface AddressProps {
  values?: AddressValues;
  errors?: typeof WRONG;
  optional?: boolean;
}

function Address({ values = EMPTY, errors, optional }: AddressProps) {
  const form = useForm({ defaultValues: values, ...(errors && { errors }) });
  return (
    <FormProvider {...form}>
      <Form>
        <AddressFields optional={optional ?? false} />
      </Form>
    </FormProvider>
  );
}

export const Empty = () => <Address />;

export const Optional = () => <Address optional />;

export const Filled = () => <Address values={FILLED} />;

export const Wrong = () => <Address errors={WRONG} />;
