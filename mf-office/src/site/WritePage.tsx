import { useItem } from '@portal/shared/client';
import { EMPTY_SITE_ITEM, officeSiteItem } from '@portal/shared/contract/office';
import { useNumberParam, useSearchParams } from '@portal/shared/router';
import { Skeleton } from '@portal/shared/ui';
import { UnknownValues } from '../parts/form/UnknownValues.tsx';
import { ItemFailure } from '../parts/frame/ItemFailure.tsx';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { SiteForm } from './form/SiteForm.tsx';
import { valuesOf } from './form/values.ts';
import { kindOf, type SiteArea } from './kind/areas.ts';
import { KINDS } from './kind/kinds.ts';

/** …/write: creates an item, or changes one. */
export default function WritePage({ area }: { area: SiteArea }) {
  const [params] = useSearchParams();
  const kind = kindOf(area, params.get('kind'));
  const no = useNumberParam('no');
  const query = useItem(officeSiteItem, no === null ? null : { kind, no });
  const start = query.data && valuesOf(query.data);
  const { noun } = KINDS[kind];
  return (
    <OfficePage title={`${noun} ${no === null ? '만들기' : '고치기'}`}>
      {query.isLoading && <Skeleton lines={10} />}
      <ItemFailure query={query} />
      {no === null && <SiteForm key={kind} start={{ ...EMPTY_SITE_ITEM, kind }} />}
      {query.data && no !== null && (start ? <SiteForm key={`${kind}:${no}`} start={start} /> : <UnknownValues />)}
    </OfficePage>
  );
}
