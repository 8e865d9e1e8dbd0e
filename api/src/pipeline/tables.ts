export interface PipelineTables {}
