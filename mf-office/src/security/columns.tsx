import type { CallEntity } from '@portal/shared/contract';
import type { officeFactors } from '@portal/shared/contract/office';
import { formatDateTime } from '@portal/shared/format';
import { Button } from '@portal/shared/ui';
import type { Columns } from '../parts/table/columns.ts';

/** An authenticator app of the employee. */
export type Factor = CallEntity<typeof officeFactors>['factors'][number];

/** Columns of own apps; `remove` is null for the only one. */
export const factorColumns = (remove: ((factor: Factor) => void) | null): Columns<Factor> => [
  { id: 'label', heading: '기기', cell: ({ label }) => label },
  { id: 'enrolled', heading: '등록', cell: ({ enrolledAt }) => formatDateTime(enrolledAt) },
  { id: 'used', heading: '마지막 사용', cell: ({ usedAt }) => (usedAt ? formatDateTime(usedAt) : '없음') },
  ...(remove
    ? [
        {
          id: 'remove',
          heading: '처리',
          cell: (factor: Factor) => (
            <Button size="small" variant="secondary" onClick={() => remove(factor)}>
              지우기
            </Button>
          ),
        },
      ]
    : []),
];
