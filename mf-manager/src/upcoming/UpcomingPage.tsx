import { association } from '@portal/shared/association';
import { Callout, Page } from '@portal/shared/ui';
import { trail } from '../parts/page/trail.ts';

/** A page whose work is not open on this site yet: says so, and who helps meanwhile. */
export function UpcomingPage({ title }: { title: string }) {
  return (
    <Page title={title} breadcrumb={trail()} width="text">
      <Callout tone="info" title="온라인 서비스를 준비하고 있습니다.">
        <p>그동안은 협회로 전화해 주시면 담당자가 도와드립니다.</p>
        <p>
          전화 <a href={`tel:${association.phone}`}>{association.phone}</a>, {association.officeHours}
        </p>
      </Callout>
    </Page>
  );
}
