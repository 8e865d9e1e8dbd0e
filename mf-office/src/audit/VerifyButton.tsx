import { useState } from 'react';
import { CallError, useFetchItem } from '@portal/shared/client';
import { officeVerifyAudit } from '@portal/shared/contract/office';
import { formatCount } from '@portal/shared/format';
import { alert } from '@portal/shared/overlay';
import { Button } from '@portal/shared/ui';

/** Verifies that the newest entries are unchanged. */
export function VerifyButton() {
  const verify = useFetchItem(officeVerifyAudit);
  const [isBusy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    try {
      const { checked, brokenAt, lastHash } = await verify({});
      await alert(
        brokenAt === null
          ? `최근 기록 ${formatCount(checked)}건이 쓰인 그대로입니다. 마지막 해시 ${lastHash}`
          : `기록 ${brokenAt}번이 바뀌었습니다. 바로 책임자에게 알려주세요.`,
      );
    } catch (error) {
      // The client has shown its message.
      if (!(error instanceof CallError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" busy={isBusy} onClick={() => void check()}>
      최근 기록 검사
    </Button>
  );
}
