import type { Selectable } from 'kysely';
import type { EditingColumn, EmployeeTable, RelatedSiteTable } from '../../../database/types/tables/main.ts';

export const presentSite = (row: Omit<Selectable<RelatedSiteTable>, 'sort_order' | EditingColumn>) => ({
  siteNo: row.site_no,
  siteName: row.site_name,
  url: row.url,
});

export const presentEmployee = (row: Omit<Selectable<EmployeeTable>, 'sort_order' | EditingColumn>) => ({
  employeeNo: row.employee_no,
  name: row.name,
  department: row.department,
  position: row.position,
  duty: row.duty,
  phone: row.phone,
  imagePath: row.image_path,
});
