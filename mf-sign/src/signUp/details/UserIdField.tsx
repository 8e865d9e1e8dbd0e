import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { CallError, useMutation } from '@portal/shared/client';
import { duplicationId } from '@portal/shared/contract/user';
import { alert } from '@portal/shared/overlay';
import { USER_ID_HINT } from '@portal/shared/rules';
import { Button, TextField } from '@portal/shared/ui';
import styles from './details.module.css';
import type { DetailsValues } from './detailsSchema.ts';

/** The id with its check against the ids of others. */
export function UserIdField() {
  const {
    register,
    trigger,
    getValues,
    setError,
    watch,
    formState: { errors },
  } = useFormContext<DetailsValues>();
  const [free, setFree] = useState('');
  const check = useMutation(duplicationId, { quiet: true });

  const look = async () => {
    if (!(await trigger('userId', { shouldFocus: true }))) return;
    const userId = getValues('userId');
    try {
      await check.mutate({ userId });
      setFree(userId);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFree('');
      if (error.is('ID_TAKEN') || error.failure === 'invalid')
        setError('userId', { type: 'server', message: error.message }, { shouldFocus: true });
      else await alert(error.message);
    }
  };
  const isFree = free !== '' && watch('userId') === free;

  return (
    <div className={styles.userId}>
      <TextField
        label="아이디"
        hint={USER_ID_HINT}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={15}
        error={errors.userId?.message}
        {...register('userId')}
      />
      <Button variant="secondary" busy={check.isPending} onClick={() => void look()}>
        중복 확인
      </Button>
      <p role="status" className={styles.free}>
        {isFree ? '사용할 수 있는 아이디입니다.' : ''}
      </p>
    </div>
  );
}
