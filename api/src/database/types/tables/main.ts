import type { Generated } from 'kysely';

export interface RelatedSiteTable extends EditedByOffice {
  site_no: Generated<number>;
  site_name: string;
  url: string;
  sort_order: number;
}

/** Columns of public content that the office edits and can withdraw. */
interface EditedByOffice {
  withdrawn_at: Generated<Date | null>;
  /** Incremented with every change. */
  version: Generated<number>;
}

/** Columns that only the office reads. */
export type EditingColumn = keyof EditedByOffice;

/** First and last calendar day (Asia/Seoul) of display. */
interface DisplayPeriod extends EditedByOffice {
  start_date: string;
  end_date: string;
}

export interface PopupTable extends DisplayPeriod {
  popup_no: Generated<number>;
  title: string;
  image_path: string;
  web_link: Generated<string>;
  top_location: number;
  left_location: number;
}

export interface HomeBannerTable extends DisplayPeriod {
  banner_no: Generated<number>;
  slot: 'top' | 'bottom';
  title: string;
  description: string;
  image_path: string;
  url: Generated<string>;
  sort_order: number;
}

export interface EmployeeTable extends EditedByOffice {
  employee_no: Generated<number>;
  name: string;
  department: string;
  position: string;
  duty: string;
  phone: Generated<string>;
  image_path: Generated<string>;
  sort_order: number;
}

export interface AdBannerTable extends DisplayPeriod {
  banner_no: Generated<number>;
  site: number;
  position: 'Footer' | 'Side';
  size_type: 'L' | 'S';
  /** 1: wide windows, 2: phones. */
  connect_type: 1 | 2;
  /** Page that shows it, as the first segment of its path; null for every page. */
  menu_type: string | null;
  title: string;
  image_path: string;
  url: Generated<string>;
  sort_order: number;
}

export interface MainTables {
  related_site: RelatedSiteTable;
  popup: PopupTable;
  home_banner: HomeBannerTable;
  employee: EmployeeTable;
  ad_banner: AdBannerTable;
}
