import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { CallError, useMutation } from '@portal/shared/client';
import { NUMBERS } from '@portal/shared/contract';
import { duplicationId } from '@portal/shared/contract/user';
import { alert } from '@portal/shared/overlay';
import { adviceOn, USER_ID_HINT } from '@portal/shared/rules';
import { Button, TextField } from '@portal/shared/ui';
import type { DetailsValues } from './detailsSchema.ts';
import styles from './UserIdField.module.css';

/** The id, with a check whether it is available. */
export function UserIdField() {
  const {
    register,
    trigger,
    getValues,
    setError,
    watch,
    formState: { errors },
  } = useFormContext<DetailsValues>();
  const [freeId, setFreeId] = useState('');
  const check = useMutation(duplicationId, { quiet: true });

  const checkId = async () => {
    if (!(await trigger('userId', { shouldFocus: true }))) return;
    const userId = getValues('userId');
    try {
      await check.mutate({ userId });
      setFreeId(userId);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFreeId('');
      if (error.code === NUMBERS.ID_TAKEN || error.failure === 'invalid')
        setError('userId', { type: 'server', message: error.message }, { shouldFocus: true });
      else await alert(error.message);
    }
  };
  const typed = watch('userId');
  const isFree = freeId !== '' && typed === freeId;

  return (
    <div className={styles.root}>
      <TextField
        label="아이디"
        required
        hint={USER_ID_HINT}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        error={errors.userId?.message}
        advice={adviceOn(errors.userId?.message, typed)}
        {...register('userId')}
      />
      <Button variant="secondary" busy={check.isPending} onClick={() => void checkId()}>
        중복 확인
      </Button>
      <p role="status" className={styles.free}>
        {isFree ? '사용할 수 있는 아이디입니다.' : ''}
      </p>
    </div>
  );
}
