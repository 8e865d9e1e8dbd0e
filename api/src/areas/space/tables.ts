export interface SpaceTables {}
