import { useItem, useMutation } from '@portal/shared/client';
import { officeFactors, officeRemoveFactor } from '@portal/shared/contract/office';
import { formatTime } from '@portal/shared/format';
import { confirm, openDialog } from '@portal/shared/overlay';
import { OwnSessions } from '@portal/shared/ownSessions';
import { Actions, Button, Callout, EmptyState, ErrorState, Section, Skeleton, toast } from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { factorColumns, type Factor } from './columns.tsx';

const enrol = () => void openDialog(() => import('./EnrolDialog.tsx'));
const enrolPasskey = () => void openDialog(() => import('./PasskeyDialog.tsx'));

/** /office/security: the employee's own authenticator apps and passkeys. */
export default function SecurityPage() {
  const { data, isLoading, error, retry } = useItem(officeFactors, {});
  const remove = useRemoveFactor();
  const factors = data?.factors ?? [];
  return (
    <OfficePage
      title="내 보안"
      lead="돈과 권한, 개인정보에 관한 일을 할 때 휴대폰의 인증 앱에 보이는 번호나 패스키를 확인합니다."
    >
      {isLoading && <Skeleton lines={6} />}
      {error && <ErrorState message={error.message} onRetry={retry} />}
      {data && (
        <Section
          title="인증 수단"
          actions={
            <Actions>
              <Button variant="secondary" onClick={enrolPasskey}>
                패스키 등록
              </Button>
              <Button onClick={enrol}>인증 앱 등록</Button>
            </Actions>
          }
        >
          {data.provedUntil && <p>{formatTime(data.provedUntil)}까지 인증번호를 다시 묻지 않습니다.</p>}
          {factors.length === 1 && (
            <Callout tone="warning" title="한 대만 등록되어 있습니다">
              기기를 잃어버리면 동료 두 사람이 초기화해야 합니다. 다른 기기를 하나 더 등록해 두세요.
            </Callout>
          )}
          {factors.length === 0 ? (
            <EmptyState title="등록한 인증 수단이 없습니다." />
          ) : (
            <OfficeTable
              caption="인증 수단"
              columns={factorColumns(factors.length > 1 ? remove : null)}
              rows={factors}
              keyOf={({ factorNo }) => factorNo}
            />
          )}
        </Section>
      )}
      <OwnSessions />
    </OfficePage>
  );
}

/** Returns a function that removes an own factor after a question. */
function useRemoveFactor(): (factor: Factor) => void {
  const removing = useMutation(officeRemoveFactor, { invalidates: [officeFactors] });
  const remove = async ({ factorNo, label }: Factor) => {
    if (!(await confirm(`‘${label}’을(를) 지우시겠습니까? 그 기기로는 더 확인할 수 없습니다.`))) return;
    await removing.mutate({ factorNo });
    toast('인증 수단을 지웠습니다.');
  };
  return (factor) => void remove(factor).catch(() => undefined);
}
