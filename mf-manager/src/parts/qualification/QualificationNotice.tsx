import { qualification } from '@portal/shared/association';
import { Callout, UnbrokenNumbers } from '@portal/shared/ui';

/** Notice required by law wherever a private qualification is offered (자격기본법). */
export function QualificationNotice() {
  return (
    <Callout tone="neutral" title={`${qualification.kind} · ${qualification.notice}`}>
      <UnbrokenNumbers>{qualification.statement}</UnbrokenNumbers>
    </Callout>
  );
}
