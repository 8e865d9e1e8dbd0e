export interface NewsTables {}
