import { association } from '@portal/shared/association';
import { Callout, Page } from '@portal/shared/ui';
import { breadcrumb } from '../parts/page/breadcrumb.ts';

/** /manager/exam/certificate: a placeholder with a contact, until certificates can be requested online. */
export default function CertificatePage() {
  return (
    <Page title="자격증 발급" breadcrumb={breadcrumb()} width="text">
      <Callout tone="info" title="온라인 서비스를 준비하고 있습니다.">
        <p>그동안은 협회로 전화해 주시면 담당자가 도와드립니다.</p>
        <p>
          전화 <a href={`tel:${association.phone}`}>{association.phone}</a>, {association.officeHours}
        </p>
      </Callout>
    </Page>
  );
}
