export interface PaymentTables {}
