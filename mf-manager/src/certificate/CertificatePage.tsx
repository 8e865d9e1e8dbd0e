import { useList } from '@portal/shared/client';
import { fetchUserCertList } from '@portal/shared/contract/manager';
import { formatMoney } from '@portal/shared/format';
import { Button, ButtonLink, EmptyState, InfiniteList, Page } from '@portal/shared/ui';
import { breadcrumb } from '../parts/page/breadcrumb.ts';
import { QualificationNotice } from '../parts/qualification/QualificationNotice.tsx';
import { useTariff } from '../parts/qualification/useTariff.ts';
import { CertificateCard } from './CertificateCard.tsx';
import { useCertificateCommands } from './useCertificateCommands.ts';

/** /manager/exam/certificate: the member's passes and certificates, which can be requested, withdrawn and printed. */
export default function CertificatePage() {
  const certificates = useList(fetchUserCertList, {});
  const { tariff } = useTariff();
  const commands = useCertificateCommands();
  return (
    <Page
      title="자격증 발급"
      breadcrumb={breadcrumb()}
      lead={`합격하신 시험의 자격증을 신청하고 인쇄하실 수 있습니다. 발급과 재발급 수수료는 ${tariff ? `${formatMoney(tariff.certificate)}이며 ` : ''}계좌이체로 내십니다.`}
      actions={
        <>
          <Button variant="secondary" onClick={() => void commands.askBefore(certificates.items)}>
            예전 시험 합격자 신청
          </Button>
          <ButtonLink variant="secondary" to="/manager/exam/verify">
            자격증 진위확인
          </ButtonLink>
        </>
      }
    >
      <InfiniteList
        query={certificates}
        label="자격증 발급 목록"
        layout="cards"
        skeletonCount={4}
        itemKey={({ userExaminationNo, certificateNo }) => `${userExaminationNo ?? ''}-${certificateNo ?? ''}`}
        renderItem={(item) => <CertificateCard item={item} commands={commands} />}
        empty={
          <EmptyState
            title="발급을 신청할 수 있는 시험이 없습니다."
            action={<ButtonLink to="/manager/exam/pass">합격자 조회</ButtonLink>}
          >
            시험에 합격하시면 발표 일시부터 이곳에서 신청하실 수 있습니다. 홈페이지가 생기기 전에 합격하셨다면 위의
            ‘예전 시험 합격자 신청’을 눌러주세요.
          </EmptyState>
        }
      />
      <QualificationNotice />
    </Page>
  );
}
