import type { ColumnType, Generated } from 'kysely';

/** Tables of the demo's gateway: the portal uses only the gateway's interface. */
export interface SandboxGatewayTables {
  /** The payments in its books and its records of cash receipts. */
  sandbox_book: {
    key: string;
    kind: 'PAYMENT' | 'RECEIPT';
    order_id: string;
    /** Title of the purchase. */
    name: string;
    /** Time of the newest transaction. */
    changed_at: Date;
    entry: ColumnType<object, string, string>;
  };
  sandbox_callback: {
    callback_no: Generated<number>;
    body: string;
    send_at: Date;
    attempts: Generated<number>;
    delivered_at: Date | null;
  };
}
