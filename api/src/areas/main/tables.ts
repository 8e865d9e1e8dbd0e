export interface MainTables {}
