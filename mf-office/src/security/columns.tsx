import type { CallEntity } from '@portal/shared/contract';
import { FACTOR_KIND_NAMES, type officeFactors } from '@portal/shared/contract/office';
import { inTable } from '@portal/shared/contract/words';
import { formatDateTime } from '@portal/shared/format';
import { Button } from '@portal/shared/ui';
import type { Columns } from '../parts/table/columns.ts';

/** An authenticator app or a passkey of the employee. */
export type Factor = CallEntity<typeof officeFactors>['factors'][number];

/** Columns of own factors; `remove` is null for the only one. */
export const factorColumns = (remove: ((factor: Factor) => void) | null): Columns<Factor> => [
  { id: 'label', heading: '기기', cell: ({ label }) => label },
  { id: 'kind', heading: '종류', cell: ({ kind }) => inTable(FACTOR_KIND_NAMES, kind, '그 밖') },
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
