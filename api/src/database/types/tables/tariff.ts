import type { Generated } from 'kysely';
import type { TariffItem } from '@portal/shared/contract/manager';
import type { TariffChangeStatus } from '@portal/shared/contract/office';

/** A price change of a tariff item. Rows are decided once and never deleted. */
interface TariffChangeTable {
  change_no: Generated<number>;
  item: TariffItem;
  /** Won. */
  amount: number;
  /** `YYYY-MM-DD`, from 0:00 in Seoul. */
  from_day: string;
  status: TariffChangeStatus;
  reason: string;
  asked_by: number;
  asked_at: Date;
  decided_by: number | null;
  decided_at: Date | null;
  answer: Generated<string>;
}

export interface TariffTables {
  tariff_change: TariffChangeTable;
}
